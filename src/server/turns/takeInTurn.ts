/** Does something once all that was asked for under the same name before is done. */
export type TakeInTurn<Value> = (name: string, act: () => Promise<Value>) => Promise<Value>;

/**
 * Makes turns: what has the same name is done one after another. If one fails, so do those who wait for
 * it at that time: they would wait as long for the same disk.
 */
export function takeInTurn<Value>(): TakeInTurn<Value> {
  const last = new Map<string, Promise<Value>>();
  return (name, act) => {
    const own = last.get(name)?.then(act) ?? act();
    last.set(name, own);
    const leave = (): void => {
      if (last.get(name) === own) last.delete(name);
    };
    own.then(leave, leave);
    return own;
  };
}
