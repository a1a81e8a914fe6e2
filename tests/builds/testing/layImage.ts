import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from '../../../src/project/root.ts';
import type { ContainerFile } from './containerFile.ts';

/** The files of an image without a container around them, and nothing else that could be loaded. */
export type Image = {
  /** The working folder, in which nobody may write. */
  site: string;
  /** Where its Node is, by the name `node`. */
  programs: string;
  /** An empty folder for what it stores. */
  data: string;
};

/**
 * Lays out what the last stage of the container file copies: of the build what this project has built,
 * of the packages those that the lock file has in production. It lies outside of the project, so that
 * no other package is found, and is removed when the test ends.
 */
export function layImage({ copied, workingFolder }: ContainerFile): Image {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'image-'));
  const image = {
    site: join(folder, 'site'),
    programs: join(folder, 'programs'),
    data: join(folder, 'data'),
  };
  onTestFinished(() => {
    run('chmod', '-R', 'u+w', folder);
    run('rm', '-r', folder);
  });
  for (const part of Object.values(image)) mkdirSync(part);
  for (const { stage, sources, to } of copied) {
    for (const source of sources) {
      const piece = source.slice(workingFolder.length + 1);
      const place = join(image.site, to, to.endsWith('/') ? basename(piece) : '');
      for (const path of stage === 'packages' ? productionPackages() : [piece]) {
        const inside = path.slice(piece.length);
        cpSync(join(root, path), join(place, inside), { recursive: true });
      }
    }
  }
  // The project may lie where another user may not look.
  copyFileSync(process.execPath, join(image.programs, 'node'));
  run('chmod', '-R', 'a+rX', folder);
  run('chmod', '-R', 'a-w', image.site);
  return image;
}

/** What `npm ci --omit=dev` would install, each by its path from the project. */
function productionPackages(): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true; devOptional?: true }>;
  };
  return Object.entries(lock.packages).flatMap(([path, { dev, devOptional }]) =>
    path === '' || dev === true || devOptional === true ? [] : [path],
  );
}

function run(program: string, ...words: string[]): void {
  execFileSync(program, words);
}
