import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A host that hands out files and knows nothing of this project, and what it serves once that is there. */
export type StaticHost = { origin: string; serve: (folder: string) => void; close: () => void };

/**
 * Starts a host that does what `docs/publishing.md` asks of one: `page/index.html` at `/page`, and the
 * headers of `_headers` for all paths. It takes no post.
 */
export async function staticHost(): Promise<StaticHost> {
  let folder = '';
  let headers: [name: string, value: string][] = [];
  const server = createServer(({ method, url = '' }, reply) => {
    const path = decodeURIComponent(URL.parse(url, 'http://host')?.pathname ?? '/');
    const file = join(folder, extname(path) === '' ? join(path, 'index.html') : path);
    for (const [name, value] of headers) reply.setHeader(name, value);
    if (method !== 'GET') reply.writeHead(405).end();
    else if (!existsSync(file)) reply.writeHead(404).end();
    else {
      reply.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(reply);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve(published) {
      folder = published;
      headers = headersOfAll(readFileSync(join(published, '_headers'), 'utf8'));
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** What such a file says below the line for all paths. */
function headersOfAll(text: string): [name: string, value: string][] {
  const [, block = ''] = /^\/\*\n(?<block>(?: +.+\n)+)/mu.exec(text) ?? [];
  return block
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/: (?<value>.*)/u))
    .map(([name = '', value = '']) => [name, value]);
}
