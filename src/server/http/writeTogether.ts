import type { LogStream } from './serverLog.ts';

/** What of a stream is needed to write to it. */
type Sink = { write: (text: string) => unknown };

/**
 * Writes lines that come in one turn of the event loop together: each alone would be a call of the system.
 * @returns the stream, and what writes at once what waits, for the end of the process.
 */
export function writeTogether(sink: Sink): LogStream & { flush: () => void } {
  let waiting = '';
  const flush = (): void => {
    const text = waiting;
    waiting = '';
    if (text !== '') sink.write(text);
  };
  return {
    write(line) {
      if (waiting === '') setImmediate(flush);
      waiting += line;
    },
    flush,
  };
}
