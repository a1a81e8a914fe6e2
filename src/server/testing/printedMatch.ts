import type { ChildProcess } from 'node:child_process';

/**
 * Waits until a program has printed what is looked for on standard output, and reads on, so that
 * it never waits for a reader. Rejects with all it printed if it ends first.
 */
export function printedMatch(program: ChildProcess, wanted: RegExp): Promise<RegExpExecArray> {
  let printed = '';
  return new Promise((resolve, reject) => {
    program.stdout?.on('data', function look(chunk) {
      printed += String(chunk);
      const match = wanted.exec(printed);
      if (match === null) return;
      program.stdout?.off('data', look).resume();
      resolve(match);
    });
    program.once('exit', () =>
      reject(new Error(`Expected the program to print ${wanted}, got: ${printed}`)),
    );
  });
}
