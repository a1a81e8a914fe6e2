import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder, type UserConfigFnObject } from 'vite';
import { root } from '../../project/root.ts';
import { countStatus } from '../locales/commands/status/countStatus.ts';
import { describeLeftOut } from '../locales/describeLeftOut.ts';
import { describeUntranslated } from '../locales/describeUntranslated.ts';
import { publishedLocales } from '../locales/publishedLocales.ts';
import { refuseSource } from '../locales/refuseSource.ts';
import { writeTypes } from '../locales/writeTypes.ts';
import { countSamples, describeSamples, findSamples } from '../samples/findSamples.ts';
import { inputsFile } from './ensureBuilt.ts';
import { writeHandover } from './handover.ts';
import { hashInputs } from './hashInputs.ts';
import { refuseSettings } from './refuseSettings.ts';
import { runHalf } from './runHalf.ts';
import { step } from './step.ts';
import { classesOfParts } from './styles/classesOfParts.ts';

const isStrict = process.argv.includes('--strict');
const allowsNoSamples = process.argv.includes('--no-samples');

/**
 * The first half of `npm run build`: decides which pages each language can have, and builds the
 * browser's files, the renderer, the gallery and the reports. With `--strict` what is left out of a
 * language stops the build, with `--no-samples` what samples are left.
 */
async function bundleSite(): Promise<void> {
  const start = Date.now();
  refuseSettings(process.env);
  const inputs = await hashInputs();
  await rm(inputsFile, { force: true });
  step('Locales');
  const locales = await publishedLocales();
  refuseSource(locales);
  const leftOut = describeLeftOut(locales);
  if (isStrict && leftOut.length > 0) throw new Error(leftOut.join('\n'));
  const samples = await findSamples(root);
  const sampleCount = countSamples(samples);
  if (allowsNoSamples && sampleCount > 0) throw new Error(describeSamples(samples));
  await writeTypes();

  step('Scripts and styles');
  const { default: config } = (await import(pathToFileURL(join(root, 'vite.config.ts')).href)) as {
    default: UserConfigFnObject;
  };
  const { environments, build } = await createBuilder({
    // Imported above, not read by Vite, which makes a second copy of every module that it imports: what
    // this process knows of the locales would be found out again.
    ...config({ command: 'build', mode: 'production' }),
    configFile: false,
    root,
    logLevel: 'warn',
  });
  for (const name of ['client', 'ssr', 'gallery', 'reports']) {
    const environment = environments[name];
    if (environment === undefined) throw new Error(`Expected a build environment "${name}".`);
    await build(environment);
  }
  const notes = [...leftOut, ...describeUntranslated(locales)];
  const status = await countStatus(root, undefined, locales);
  const partClasses = [...classesOfParts()];
  await writeHandover({ start, inputs, status, partClasses, notes, sampleCount });
}

await runHalf(bundleSite);
