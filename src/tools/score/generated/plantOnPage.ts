import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from '../../../delivery/manifest.ts';
import { applyDefect } from '../applyDefect.ts';
import type { GeneratedDefect } from './generateDefects.ts';

type Planted = Pick<GeneratedDefect, 'id' | 'file' | 'original' | 'replacement'>;

/**
 * Plants a defect in a build so that one page alone has it: in the page itself, or in a copy of a
 * stylesheet that only this page takes.
 * @param copy the folder of a project that has been built.
 * @param page its file, relative to `dist/`.
 * @throws Error if the defect does not apply.
 */
export async function plantOnPage(copy: string, defect: Planted, page: string): Promise<void> {
  const site = join(copy, 'dist');
  if (defect.file !== page) {
    const own = defect.file.replace(/(?=\.css$)/u, `-${defect.id.replaceAll(' ', '-')}`);
    await mkdir(dirname(join(site, own)), { recursive: true });
    await copyFile(join(site, defect.file), join(site, own));
    await applyDefect(site, { ...defect, file: own });
    await publish(copy, own);
    const html = await readFile(join(site, page), 'utf8');
    await writeFile(join(site, page), linkWhole(html, defect.file, own));
  } else {
    await applyDefect(site, defect);
  }
  await forgetCompressed(site, page);
}

/** Lets a page take all of another stylesheet from its link, and none from the page itself. */
function linkWhole(html: string, file: string, own: string): string {
  if (!/\/site-[^/]*\.css$/u.test(`/${file}`)) return html;
  return html.replace(
    /<style data-parts="[^"]*">.*?<\/style>/su,
    `<link rel="stylesheet" href="/${own}"/>`,
  );
}

/** Changes a page of a build without taking anything from anybody. */
export async function changeHarmlessly(copy: string, page: string): Promise<void> {
  const site = join(copy, 'dist');
  await writeFile(join(site, page), `${await readFile(join(site, page), 'utf8')}\n`);
  await forgetCompressed(site, page);
}

/** What the build compressed is the page as it was. */
async function forgetCompressed(site: string, page: string): Promise<void> {
  for (const ending of ['br', 'gz']) await rm(join(site, `${page}.${ending}`), { force: true });
}

/** The server sends only what the manifest names. */
async function publish(copy: string, file: string): Promise<void> {
  const path = join(copy, 'build/manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest;
  const files = [...manifest.files, { file, isImmutable: true }];
  await writeFile(path, JSON.stringify({ ...manifest, files }));
}
