import { join } from 'node:path';

/** The project's root folder, without a trailing slash. */
export const root = join(import.meta.dirname, '../..');
