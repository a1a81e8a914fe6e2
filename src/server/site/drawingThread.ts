import { registerHooks } from 'node:module';
import { workerData } from 'node:worker_threads';
import type { Render } from '../../delivery/rendering.ts';
import { answerQuestions } from '../threads/answerQuestions.ts';

/** A build's module that draws pages: where it was found, and what stood there. */
export type Renderer = { url: string; source: string };

// The thread of `drawInThread`.
const { url, source } = workerData as Renderer;

registerHooks({
  load: (asked, context, next) =>
    asked === url ? { format: 'module', source, shortCircuit: true } : next(asked, context),
});

const { render } = (await import(url)) as { render: Render };

answerQuestions(render);
