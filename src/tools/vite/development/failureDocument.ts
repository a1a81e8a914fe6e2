import { failureBlock, type Failure } from './messages.ts';

/** The page in place of one that cannot be drawn; the overlay over it says the same with colours. */
export function failureDocument(failure: Failure): string {
  const { message, frame = '', stack } = failure;
  const data = JSON.stringify(failure).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cannot be drawn</title>
<link rel="icon" href="data:,"></head><body>
<pre>${escape([message, frame, stack].filter(Boolean).join('\n\n'))}</pre>
<script type="application/json" id="${failureBlock}">${data}</script></body></html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
