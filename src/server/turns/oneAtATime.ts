/**
 * Lets an act run once at a time: whoever asks while it runs gets one more run after it, together with
 * all who ask meanwhile.
 */
export function oneAtATime(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  const run = (): Promise<void> => {
    following = undefined;
    running = act().finally(() => (running = undefined));
    return running;
  };
  return () => {
    // Between two runs there is a moment in which none is running, and the next is promised.
    if (following !== undefined) return following;
    if (running === undefined) return run();
    following = running.then(run, run);
    return following;
  };
}
