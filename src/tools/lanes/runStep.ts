import { spawn } from 'node:child_process';
import type { Counts } from './counts.ts';

/** One command of a lane. */
export type Step = {
  name: string;
  command: readonly string[];
  /** What the command finds in its environment besides. */
  env?: Readonly<Record<string, string>>;
  /** How many checks the command made, by what it printed; without it the step is one check. */
  count?: (output: string) => Counts | Promise<Counts>;
  /** Its output is shown only if it fails. */
  isQuiet?: true;
};

/** What a step counted, and the end of what it printed, where the runners name what has failed. */
export type StepResult = Counts & { end: string };

/** How many lines of a step that failed are said once more after all others. */
const endLines = 40;

/**
 * Runs a step in a folder, shows what it prints, and counts. Never throws: a step that cannot
 * start, dies, ends badly or has checked nothing has failed once, whatever else it says.
 */
export async function runStep(
  { command, env, count, isQuiet }: Step,
  folder: string,
): Promise<StepResult> {
  const { code, output } = await execute(
    command,
    { ...process.env, ...env },
    folder,
    isQuiet !== true,
  );
  const counts = await counted(count, output, code);
  const isSound = code === 0 && counts.passed + counts.failed > 0;
  const result = isSound || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  if (isQuiet && result.failed > 0) process.stdout.write(output);
  return { ...result, end: output.trimEnd().split('\n').slice(-endLines).join('\n') };
}

async function counted(count: Step['count'], output: string, code: number): Promise<Counts> {
  if (count === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    return await count(output);
  } catch {
    return { passed: 0, failed: 1 }; // It ended before it could report.
  }
}

function execute(
  [program = '', ...options]: readonly string[],
  env: NodeJS.ProcessEnv,
  folder: string,
  isShown: boolean,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, options, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (isShown) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', ({ message }) => resolve({ code: 1, output: `${output}${message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
