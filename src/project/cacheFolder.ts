import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** What is unpacked or made once and can always be made again. A copy of the project shares it. */
export const cacheFolder = join(realpathSync(join(root, 'node_modules')), '.cache');
