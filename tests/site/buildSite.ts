import { ensureBuilt } from '../../src/tools/ensureBuilt.ts';

/** Before any test of this folder: one site for all of them, built unless it is fresh. */
export const setup = ensureBuilt;
