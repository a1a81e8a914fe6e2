declare module 'virtual:conformance-summary' {
  /** What the committed report says, as `summary.json` has it. */
  export const written: unknown;
}
