import { describe, onTestFinished } from 'vitest';
import { askDatabase, newDatabase } from '../../testing/postgres/newDatabase.ts';
import type { Channel } from '../notice.ts';
import { mailShareSuite } from '../testing/mailShareSuite.ts';
import { outboxSuite } from '../testing/outboxSuite.ts';
import { storeSuite } from '../testing/storeSuite.ts';
import { openPostgres } from './openPostgres.ts';

async function open(url: string, told: readonly Channel[] = []) {
  const store = await openPostgres(url, told);
  onTestFinished(() => store.close());
  return store;
}

describe('PostgreSQL', () => {
  storeSuite(async () => {
    const url = await newDatabase();
    return { open: () => open(url) };
  });
  outboxSuite(async () => {
    const url = await newDatabase();
    return { open: (told) => open(url, told), ask: (sql) => askDatabase(url, sql) };
  });
  mailShareSuite(async () => open(await newDatabase()));
});
