/** Says what a build does now, or what it has found: a line. */
export function step(line: string): void {
  process.stdout.write(`${line}\n`);
}
