import type { Mutant, NamedTest } from './mutant.ts';

const presses = (title: string): NamedTest => ({ file: 'tests/journeys/islands.test.ts', title });

/** What can go wrong where a page is handed over: to its scripts, and to search engines. */
export const hydrationMutants: readonly Mutant[] = [
  {
    name: 'the first press on a part is lost while its script is on the way',
    criteria: [],
    file: 'src/islands/watchIslands.ts',
    original: 'held?.();',
    replacement: '',
    killedBy: {
      file: 'tests/journeys/beforeHydration.test.ts',
      title: 'looks ready before its script, and acts on the first press',
    },
  },
  {
    name: 'the first press on a part counts twice',
    criteria: [],
    file: 'src/islands/watchIslands.ts',
    original: 'held?.();',
    // Later, when React has drawn what the first one did.
    replacement: 'held?.();\n      if (held) setTimeout(held);',
    killedBy: presses('a click before hydration'),
  },
  {
    name: 'search engines read other answers than visitors',
    criteria: [],
    file: 'src/pages/structuredData/FaqData.tsx',
    original: 'text: answer }',
    replacement: 'text: question }',
    killedBy: {
      file: 'tests/site/structuredData.test.ts',
      title: 'questions and answers are all those of the page',
    },
  },
  {
    name: 'a word ends the structured data of a page early',
    criteria: [],
    file: 'src/pages/structuredData/StructuredData.tsx',
    original: ".replaceAll('<', String.raw`\\u003c`)",
    replacement: '',
    killedBy: {
      file: 'src/pages/structuredData/StructuredData.test.tsx',
      title: 'no word can end the data of a page early',
    },
  },
  {
    name: 'a word ends the data of a part early',
    criteria: [],
    file: 'src/islands/Island.tsx',
    original: ".replaceAll('<', '\\\\u003c')",
    replacement: '',
    killedBy: {
      file: 'src/islands/Island.test.tsx',
      title: 'no word can end the data of a part early',
    },
  },
];
