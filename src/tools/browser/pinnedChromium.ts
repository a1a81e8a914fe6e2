import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, realpathSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';
import { cacheFolder } from '../../project/cacheFolder.ts';

/** The unpacked browser: its program, and the folder of the few libraries it needs. */
export type UnpackedChromium = { program: string; libraries: string };

/**
 * Path and libraries of the Chromium that the lock file brings, unpacked on first use into
 * `node_modules/.cache`; undefined where it cannot run. The package's own function unpacks into
 * the shared temporary folder, where two versions could meet.
 */
export async function pinnedChromium(): Promise<UnpackedChromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const packed = dirname(
    dirname(realpathSync(createRequire(import.meta.url).resolve('@sparticuz/chromium'))),
  );
  const { version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(cacheFolder, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(join(packed, 'bin'), folder);
  const unpacked = { program: join(folder, 'chromium'), libraries: join(folder, 'lib') };
  return (await canRun(unpacked)) ? unpacked : undefined;
}

/** Whole or not at all: whoever comes second finds the folder of the first and drops its own. */
async function unpack(packed: string, folder: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  await pipeline(
    createReadStream(join(packed, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(join(draft, 'chromium'), { mode: 0o755 }),
  );
  await pipeline(
    createReadStream(join(packed, 'al2023.tar.br')),
    createBrotliDecompress(),
    extract(draft),
  );
  await rename(draft, folder).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
}

/** A system with another C library, Alpine for example, can unpack it and not start it. */
async function canRun({ program, libraries }: UnpackedChromium): Promise<boolean> {
  const env = { ...process.env, LD_LIBRARY_PATH: libraries };
  return promisify(execFile)(program, ['--version'], { env }).then(
    () => true,
    () => false,
  );
}
