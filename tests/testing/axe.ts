import { axe, toHaveNoViolations } from 'jest-axe';
import { expect } from 'vitest';

expect.extend(toHaveNoViolations);

// axe asks for a canvas to look at icon fonts; jsdom has none and says so on every call.
HTMLCanvasElement.prototype.getContext = () => null;

/** Looks for violations in a part of the page: `expect(await axe(part)).toHaveNoViolations()`. */
export { axe };
