/** The time, and whom to wake later. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls back after so many milliseconds, unless what it returns is called before. */
  after: (milliseconds: number, act: () => void) => () => void;
};

/** The clock of the machine; a wait does not keep the process alive. */
export const machineClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, act) {
    // A database may have taken longer to say when than there was time until then.
    const timer = setTimeout(act, Math.max(0, milliseconds)).unref();
    return () => clearTimeout(timer);
  },
};
