import { availableParallelism } from 'node:os';

/**
 * Lets one worker more than there are processors, four at most, take tasks until none is left.
 * @param open makes a worker ready and returns how it does a task.
 * @returns the results in the order of the tasks.
 */
export async function share<Task, Result>(
  tasks: readonly Task[],
  open: () => Promise<(task: Task) => Promise<Result>>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = tasks.entries();
  const work = async (): Promise<void> => {
    const run = await open();
    for (const [index, task] of waiting) results[index] = await run(task);
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism() + 1, 4) }, work));
  return results;
}
