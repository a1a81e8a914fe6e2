import type { Finding, TextRule } from './rule.ts';

const edge = /^[\s\u200b]+|[\s\u200b]+$/u;
const doubled = /[ \u00a0\u202f\u2009\u3000]{2,}/u;
// Stryker disable next-line Regex: it makes \V of \v, and no script with that can be loaded.
const broken = /[\t\n\r\v\f\u2028\u2029]+/u;

/** Spaces at the ends, two in a row, tabs and line breaks: none is shown as it was typed. */
export const spaces: TextRule = ({ text }) => {
  const found: Finding[] = [];
  const edges = edge.exec(text);
  if (edges !== null) {
    const where = edges.index === 0 ? 'in front' : 'at the end';
    const message = `Expected no space ${where}, got ${JSON.stringify(edges[0])}. Delete it.`;
    found.push({ rule: 'edge-space', at: edges.index, message });
  }
  const inner = text.trim();
  const shift = text.length - text.trimStart().length;
  const twice = doubled.exec(inner);
  if (twice !== null) {
    const message = `Expected one space, got ${twice[0].length} after "${inner.slice(0, twice.index).slice(-12)}". Delete one.`;
    found.push({ rule: 'double-space', at: shift + twice.index, message });
  }
  const line = broken.exec(inner);
  if (line !== null) {
    const message = `Expected one line, got ${JSON.stringify(line[0])}. Write a space.`;
    found.push({ rule: 'double-space', at: shift + line.index, message });
  }
  return found;
};
