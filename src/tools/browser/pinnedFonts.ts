import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { writeWhole } from '../../project/writeWhole.ts';
import { cacheFolder } from '../../project/cacheFolder.ts';

/** Noto Sans has Latin, Cyrillic, Greek and Devanagari, and is everybody's last resort. */
const families = {
  'Noto Sans': '@expo-google-fonts/noto-sans',
  'Noto Sans Arabic': '@expo-google-fonts/noto-sans-arabic',
};

/** The packages of the fonts. */
export const fontPackages: readonly string[] = Object.values(families);

/**
 * Path of a Fontconfig file that knows the fonts of the lock file and no others, for the
 * variable `FONTCONFIG_FILE`: a machine's own fonts change what is drawn. Elsewhere than on
 * Linux nothing reads it.
 */
export async function pinnedFonts(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const folders = fontPackages.map((name) =>
    realpathSync(dirname(resolve(`${name}/package.json`))),
  );
  const cache = join(cacheFolder, 'fontconfig');
  const text = configuration(folders, cache);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const file = join(cacheFolder, `fonts-${hash}.conf`);
  if (existsSync(file)) return file;
  await mkdir(cache, { recursive: true });
  await writeWhole(file, text);
  return file;
}

function configuration(folders: readonly string[], cache: string): string {
  const fallbacks = Object.keys(families).map((name) => `<string>${name}</string>`);
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${escape(folder)}</dir>\n`).join('')}  <cachedir>${escape(cache)}</cachedir>
  <match target="pattern">
    <edit name="family" mode="append_last" binding="weak">${fallbacks.join('')}</edit>
  </match>
</fontconfig>
`;
}

function escape(path: string): string {
  return path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
