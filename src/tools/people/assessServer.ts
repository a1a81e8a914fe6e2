import Fastify, { type FastifyInstance } from 'fastify';
import {
  settingFields,
  type AssessPage,
  type DrawAssess,
  type RecordField,
} from '../../delivery/people.ts';
import { parseFormBody } from '../../server/http/parseFormBody.ts';
import { refuseCrossSite } from '../../server/http/refuseCrossSite.ts';
import type { Contents } from '../../server/site/contents.ts';
import { sendContent } from '../../server/site/sendContent.ts';
import { readManual, recordsIn, writeRecord } from './manualFolder.ts';
import { peopleOf } from './peopleOf.ts';
import { wrongFields, type PersonRecord } from './personRecord.ts';
import type { PublishedMain } from './publishedMains.ts';

type Options = {
  /** Where the records go. */
  folder: string;
  /** Origin at which the site is served. */
  site: string;
  /** Its published files, of which the pages here take the fonts. */
  contents: Contents;
  /** The pages of the site as they are served. */
  published: readonly PublishedMain[];
  draw: DrawAssess;
  /** The stylesheet of the report. */
  styles: string;
  /** Today, as YYYY-MM-DD. */
  today: () => string;
};

type Values = Extract<AssessPage, { kind: 'item' }>['values'];

/**
 * The pages for those who assess, not yet listening: `/` lists the items, `/items/<id>` takes what
 * was found. Who assesses, with what, is remembered from item to item until the server is closed.
 */
export function createAssessServer(options: Options): FastifyInstance {
  const { folder, site, contents, published, draw, styles, today } = options;
  const app = Fastify();
  let settings: Values = {};
  const items = async () => {
    const { records } = recordsIn(await readManual(folder), today());
    return peopleOf(records, published, today()).facts.items;
  };
  const itemOf = async (id: string) => (await items()).find((one) => one.id === id);

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_, body, done) => done(null, parseFormBody(String(body))),
  );
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const content = contents(`assets/${request.params['*']}`);
    return content === undefined ? reply.callNotFound() : sendContent(reply, content);
  });
  app.get('/report.css', (_, reply) => reply.type('text/css; charset=utf-8').send(styles));
  app.get<{ Querystring: { written?: string } }>('/', async ({ query }, reply) => {
    reply.type('text/html; charset=utf-8');
    return draw({ kind: 'list', items: await items(), written: query.written });
  });
  app.get<{ Params: { id: string } }>('/items/:id', async ({ params }, reply) => {
    const item = await itemOf(params.id);
    if (item === undefined) return reply.callNotFound();
    reply.type('text/html; charset=utf-8');
    return draw({ kind: 'item', item, site, values: settings, wrong: [] });
  });
  app.post<{ Params: { id: string } }>('/items/:id', async (request, reply) => {
    refuseCrossSite(request);
    const item = await itemOf(request.params.id);
    if (item === undefined) return reply.callNotFound();
    const values = request.body as Values;
    const looked = [values.pages ?? []].flat().filter((path) => item.pages.includes(path));
    const mains = new Map(published.map(({ path, main }) => [path, main]));
    const { issue, ...texts } = textsOf(values);
    const draft = {
      ...{ ...texts, ...(issue && { issue }), item: item.id, criteria: item.criteria },
      date: today(),
      pages: looked.map((path) => ({ path, main: mains.get(path) ?? '' })),
    };
    const wrong: string[] = wrongFields(draft, today());
    // That all is well, or nothing is there, is found by looking everywhere.
    const isOfAll = ['supports', 'not-applicable'].includes(texts['verdict'] ?? '');
    if (isOfAll && looked.length < item.pages.length) wrong.push('pages');
    if (wrong.length > 0) {
      reply.code(422).type('text/html; charset=utf-8');
      return draw({ kind: 'item', item, site, values, wrong: wrong as RecordField[] });
    }
    settings = Object.fromEntries(settingFields.map((name) => [name, texts[name] ?? '']));
    const file = await writeRecord(folder, draft as unknown as PersonRecord);
    return reply.redirect(`/?written=${encodeURIComponent(file)}`, 303);
  });
  return app;
}

/** The fields of one text each, without spaces around them. */
function textsOf(values: Values): Partial<Record<string, string>> {
  const names = ['verdict', 'words', 'issue', ...settingFields] as const;
  return Object.fromEntries(names.map((name) => [name, String(values[name] ?? '').trim()]));
}
