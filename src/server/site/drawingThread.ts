import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import type { Render } from '../../delivery/rendering.ts';
import { answerQuestions } from '../threads/answerQuestions.ts';

// The thread of `drawInThread`.
const { render } = (await import(pathToFileURL(String(workerData)).href)) as { render: Render };

answerQuestions(render);
