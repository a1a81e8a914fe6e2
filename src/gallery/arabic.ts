import { foreignWord } from '../words/foreignWord.tsx';

/** Words that the language of the page has never had, in one that runs the other way. */
export const arabic = (children: string) => foreignWord({ lang: 'ar', dir: 'rtl', children });
