/** What storage answers, or undefined where it is switched off: then nothing is remembered. */
export function attempt<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
