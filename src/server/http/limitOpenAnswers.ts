import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * How many requests of one connection are answered at the same time, and how many may wait their turn.
 * Browsers ask for one at a time (RFC 9112 section 9.3.2 lets a client send more without waiting).
 */
const most = { open: 8, waiting: 42 } as const;

type Connection = { open: number; waiting: (() => void)[] };

/**
 * Lets nobody make the server hold answers that they do not read: the ninth request of a connection
 * waits for the first answer to be gone, and a connection with more than 50 of them is cut off.
 */
export function limitOpenAnswers(answer: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Connection>();
  return (request, response) => {
    const { socket } = request;
    // Node gives out all that has come in one piece, whatever becomes of its connection meanwhile.
    if (socket.destroyed) return;
    let connection = connections.get(socket);
    if (connection === undefined) {
      connection = { open: 0, waiting: [] };
      connections.set(socket, connection);
    }
    const begin = (): void => {
      if (socket.destroyed) return;
      connection.open += 1;
      response.on('close', () => {
        connection.open -= 1;
        connection.waiting.shift()?.();
      });
      answer(request, response);
    };
    if (connection.open < most.open) begin();
    else if (connection.waiting.length < most.waiting) connection.waiting.push(begin);
    else socket.destroy();
  };
}

const endOfHead = Buffer.from('\r\n\r\n');

/**
 * Cuts off a connection that sends more requests in one piece than it may have, before Node makes an
 * object of each: ten thousands of them would take seconds and hundreds of megabytes. A body of ours,
 * JSON or percent-encoded, has no empty line in it.
 */
export function refuseFloods(socket: Socket): void {
  // What Node itself does with what comes in.
  const [take] = socket.listeners('data');
  if (take === undefined) return;
  socket.removeListener('data', take as (chunk: Buffer) => void);
  socket.on('data', (chunk: Buffer) => {
    let heads = 0;
    for (let at = chunk.indexOf(endOfHead); at !== -1; at = chunk.indexOf(endOfHead, at + 1)) {
      heads += 1;
      if (heads > most.open + most.waiting) return void socket.destroy();
    }
    take.call(socket, chunk);
  });
}
