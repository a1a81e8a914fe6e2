import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportsFolder } from '../../project/repository.ts';
import { root } from '../../project/root.ts';
import { defects } from './defect.ts';
import type { FailedTest } from './failedTests.ts';
import { scoreGenerated } from './generated/scoreGenerated.ts';
import { generatedFile, parseGenerated } from './generated/triedGenerated.ts';
import { scoreByHand } from './scoreByHand.ts';
import { parseTried, scoreFile, scoreOf, type TriedDefect } from './triedDefect.ts';

/** What the committed defects were generated from. */
const usualSeed = 'loom';

/**
 * `npm run score`: plants one defect after the other into copies of the project and notes which tests
 * noticed. With words behind it, only the defects whose name has one of them. With `--generated`, and a
 * seed if another is wanted, defects that are generated from what is published. Takes about a minute
 * for each defect that has not been tried; what was tried is kept, also of a run that was ended. Ends
 * with `N passed, N failed`; exit code 1 if a defect survives or a test was not sound.
 */
async function score(words: readonly string[]): Promise<void> {
  if (words[0] === '--generated') {
    const file = join(root, reportsFolder, generatedFile);
    const { tried, unsound } = await scoreGenerated({
      ...{ seed: words[1] ?? usualSeed, before: parseGenerated(await readText(file)), say },
      keep: (one) => appendFile(file, asLine(one)),
    });
    await writeFile(file, tried.map(asLine).join(''));
    end(tried, tried.length, unsound);
    return;
  }
  const file = join(root, reportsFolder, scoreFile);
  const wanted = defects.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const { tried, unsound } = await scoreByHand({
    ...{ wanted, before: parseTried(await readText(file)), say },
    keep: (one) => appendFile(file, asLine(one)),
  });
  await writeFile(file, tried.map(asLine).join(''));
  const own = tried.filter(({ name }) => wanted.some((one) => one.name === name));
  end(own, wanted.length, unsound);
}

/** Says the score, and ends badly if there is anything to be mended. */
function end(
  tried: readonly (Pick<TriedDefect, 'outcome'> & { name?: string; id?: string })[],
  planted: number,
  unsound: readonly FailedTest[],
): void {
  for (const { file, title } of unsound) {
    say(`Not counted, for it fails where nothing is lost too: ${file}: ${title}`);
  }
  const named = tried.map(({ outcome, name, id }) => ({ outcome, name: name ?? id ?? '' }));
  say(scoreOf(named, planted));
  const survived = tried.filter(({ outcome }) => outcome === 'survived').length;
  const failed = survived + unsound.length;
  say(`${tried.length - survived} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function asLine(one: unknown): string {
  return `${JSON.stringify(one)}\n`;
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await score(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
