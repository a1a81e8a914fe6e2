import type { Node } from 'oxc-parser';
import { expect, test } from 'vitest';
import { readPageSources } from './testing/pageSources.ts';
import { visitNodes } from './testing/sources.ts';

/** What calls back later or again and again, or moves something, by the name of the function. */
const movers = new Set([
  ...['setTimeout', 'setInterval', 'setImmediate', 'requestIdleCallback', 'timeout', 'postTask'],
  ...['requestAnimationFrame', 'animate', 'startViewTransition', 'reload'],
]);

/** The name that a call is made by. */
function calledName(callee: Node): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  const isPlain = callee.type === 'MemberExpression' && callee.property.type === 'Identifier';
  return isPlain ? (callee.property as { name: string }).name : undefined;
}

test(
  'what scripts do later, again or picture by picture is on this list',
  { tags: 'general/moving-named' },
  () => {
    const found = readPageSources().flatMap((source) => {
      const names: string[] = [];
      visitNodes(source, {
        CallExpression: ({ callee }) => {
          const name = calledName(callee);
          if (name !== undefined && movers.has(name)) names.push(`${source.file}: ${name}`);
        },
      });
      return names;
    });
    expect(found.toSorted()).toEqual([
      // Only in development.
      'src/app/auditInDevelopment.ts: setTimeout',
      // Figures count up for two seconds after they have come into view, unless motion is paused.
      'src/enhancers/figures.ts: requestAnimationFrame',
      'src/enhancers/figures.ts: requestAnimationFrame',
      // Sending: a pause before the second try, and the end of patience.
      'src/forms/sendSubmission.ts: setTimeout',
      'src/forms/sendSubmission.ts: timeout',
      // A wait of more than a second is told, once.
      'src/islands/watchIslands.ts: setTimeout',
      // The drawing of one answer that has just been opened.
      'src/ui/Accordion.tsx: requestAnimationFrame',
      // What is announced comes after a pause and is taken away again.
      'src/ui/Announcement.tsx: setTimeout',
      'src/ui/Announcement.tsx: setTimeout',
    ]);
  },
);
