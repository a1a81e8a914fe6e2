import type { TextDescription } from '../../../locales/describeTexts.ts';

/** A place as editors and terminals know it: `locales/ar/home.json:14`. */
export function placeOf({ file, line }: Pick<TextDescription, 'file' | 'line'>): string {
  return `${file}:${line}`;
}

/**
 * Opens a text in the editor, through Vite, and copies its place.
 * @returns what has come of it, as a sentence.
 */
export async function openText(text: TextDescription): Promise<string> {
  const place = placeOf(text);
  const asked = encodeURIComponent(`${text.file}:${text.line}:${text.column}`);
  const [opened, copied] = await Promise.allSettled([
    fetch(`/__open-in-editor?file=${asked}`),
    navigator.clipboard.writeText(place),
  ]);
  const isOpened = opened.status === 'fulfilled' && opened.value.ok;
  const parts = [
    isOpened ? 'opened in your editor' : 'not opened: the development server does not answer',
    copied.status === 'fulfilled' ? 'copied' : undefined,
  ];
  return `${place} ${parts.filter((part) => part !== undefined).join(', ')}`;
}
