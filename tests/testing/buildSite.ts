import { ensureBuilt } from '../../src/tools/build/ensureBuilt.ts';

/** Before the tests of `site`, `builds` and `copies`: one site for all of them, built unless it is fresh. */
export const setup = ensureBuilt;
