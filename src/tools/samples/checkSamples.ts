import { root } from '../../project/root.ts';
import { describeSamples, findSamples } from './findSamples.ts';

/** `npm run check:samples`: what has to be replaced or confirmed before publishing, place by place. */
const found = await findSamples(root);
process.stdout.write(`${describeSamples(found)}\n`);
process.exitCode = found.length === 0 ? 0 : 1;
