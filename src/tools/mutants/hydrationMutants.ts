import type { Break, NamedTest } from './mutant.ts';

const presses = (title: string): NamedTest => ({ file: 'tests/journeys/islands.test.ts', title });

/** What can go wrong where a page is handed over: to its scripts, and to search engines. */
export const handoverBreaks: readonly Break[] = [
  {
    name: 'the first press on a part is lost while its script is on the way',
    file: 'src/islands/watchIslands.ts',
    find: 'held?.();',
    put: '',
    caughtBy: presses('[hydration/touch-once] a tap before hydration'),
  },
  {
    name: 'the first press on a part counts twice',
    file: 'src/islands/watchIslands.ts',
    find: 'held?.();',
    // Later, when React has drawn what the first one did.
    put: 'held?.();\n      if (held) setTimeout(held);',
    caughtBy: presses('[hydration/click-once] a click before hydration'),
  },
  {
    name: 'search engines read other answers than visitors',
    file: 'src/pages/structuredData/FaqData.tsx',
    find: 'text: answer }',
    put: 'text: question }',
    caughtBy: {
      file: 'tests/site/structuredData.test.ts',
      title: 'questions and answers are all those of the page',
    },
  },
  {
    name: 'a word ends the structured data of a page early',
    file: 'src/pages/structuredData/StructuredData.tsx',
    find: ".replaceAll('<', String.raw`\\u003c`)",
    put: '',
    caughtBy: {
      file: 'src/pages/structuredData/StructuredData.test.tsx',
      title: 'no word can end the data of a page early',
    },
  },
  {
    name: 'a word ends the data of a part early',
    file: 'src/islands/Island.tsx',
    find: ".replaceAll('<', '\\\\u003c')",
    put: '',
    caughtBy: {
      file: 'src/islands/Island.test.tsx',
      title: 'no word can end the data of a part early',
    },
  },
];
