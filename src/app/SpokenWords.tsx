import type { SpokenWords as Words } from '../i18n/spokenWords.ts';

/**
 * What React Aria says on this page, for its modules in the browser
 * (`src/tools/vite/reactAriaStrings.ts`): so a page carries the words of its own language alone.
 */
export function SpokenWords({ words }: { words: Words }) {
  return (
    <script
      type="application/json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(words).replaceAll('<', '\\u003c') }}
    />
  );
}
