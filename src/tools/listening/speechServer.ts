import { createServer, type Socket } from 'node:net';

/** One thing that a screen reader gave its voice to say, in a language such as `en` or `ar`. */
export type Utterance = { text: string; language: string };

/** Answers of SSIP by the first word of a command that brings no text (Speech Dispatcher 0.11). */
const answers: Readonly<Record<string, string>> = {
  SET: '200 OK SET',
  GET: '251-0\r\n251 OK GET RETURNED',
  LIST: '249-none\ten\tnone\r\n249 OK LIST SENT',
  HISTORY: '245-1\r\n245 OK CLIENT ID SENT',
  CANCEL: '210 OK CANCELED',
  STOP: '210 OK STOPPED',
  PAUSE: '211 OK PAUSED',
  RESUME: '212 OK RESUMED',
  BLOCK: '260 OK INSIDE BLOCK',
  QUIT: '231 HAPPY HACKING',
};

/**
 * Stands in the place of Speech Dispatcher and writes down what a screen reader gives it to say.
 * @param path of the Unix socket to listen on, for `SPEECHD_ADDRESS=unix_socket:...`.
 */
export async function listenForSpeech(path: string): Promise<readonly Utterance[]> {
  const utterances: Utterance[] = [];
  const server = createServer((socket) => answer(socket, utterances));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(path, resolve);
  });
  server.unref();
  return utterances;
}

function answer(socket: Socket, utterances: Utterance[]): void {
  let rest = '';
  let language = '';
  let message: string[] | undefined;
  const send = (line: string) => socket.write(`${line}\r\n`);
  const say = (text: string) => {
    const number = utterances.push({ text: plain(text), language });
    send(`225-${number}\r\n225 OK MESSAGE QUEUED`);
    // A reader that waits for the end of a sentence would read no further. It is told in a moment:
    // before it has taken in the number it would not know of what.
    const ended = `701-${number}\r\n701-1\r\n701 BEGIN\r\n702-${number}\r\n702-1\r\n702 END`;
    setTimeout(send, 20, ended);
  };
  const read = (line: string) => {
    if (message && line === '.') {
      say(message.join('\n'));
      message = undefined;
    } else if (message) message.push(line.replace(/^\.\./u, '.'));
    else command(line.split(' '));
  };
  const command = ([name = '', ...words]: readonly string[]) => {
    if (name === 'SPEAK') {
      message = [];
      send('230 OK RECEIVING DATA');
    } else if (name === 'CHAR' || name === 'KEY' || name === 'SOUND_ICON') say(words.join(' '));
    else {
      if (name === 'SET' && words[1] === 'LANGUAGE') language = words[2] ?? '';
      send(answers[name] ?? '300 ERR UNKNOWN COMMAND');
    }
  };
  socket.setEncoding('utf8').on('error', () => undefined);
  socket.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    lines.forEach(read);
  });
}

/** A message without the markup of SSML. */
function plain(text: string): string {
  return text
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
