export {};

declare module 'vitest' {
  interface Matchers {
    toHaveNoViolations: () => void;
  }
}
