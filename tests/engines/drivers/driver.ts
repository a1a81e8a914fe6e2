/** Keys that have no letter. */
export type Key =
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | 'Space'
  | 'Home'
  | 'End'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'ArrowLeft'
  | 'ArrowRight';

/** A window of one browser, with nothing kept from any other: all that every engine can do. */
export type Driver = {
  /** Opens an address and waits until the page and its entry script have loaded. */
  open: (address: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /**
   * Calls a function in the page, which sees only its arguments and the page, and hands back what
   * it returns as JSON; undefined comes as null or undefined.
   */
  evaluate: <Arguments extends unknown[], Result>(
    run: (...given: Arguments) => Result,
    ...given: Arguments
  ) => Promise<Result>;
  /** Moves the mouse to a place of the window, in CSS pixels, and clicks. */
  clickAt: (x: number, y: number) => Promise<void>;
  press: (key: Key, options?: { withShift?: boolean }) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Sets the inner size of the window; WebKitGTK cannot be narrower than 447 px. */
  resize: (size: { width: number; height: number }) => Promise<void>;
  /** What pages have complained of since the window was opened: errors, warnings, refusals. */
  complaints: () => string[];
  close: () => Promise<void>;
};

/** A started browser. */
export type Engine = {
  /** What it calls itself, with its version. */
  version: string;
  openWindow: () => Promise<Driver>;
  stop: () => Promise<void>;
};
