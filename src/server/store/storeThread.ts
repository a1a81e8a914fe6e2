import { workerData } from 'node:worker_threads';
import { answerQuestions } from '../threads/answerQuestions.ts';
import { openDatabase, openDatabaseToRead } from './database.ts';
import type { StoreAnswer, StoreQuestion, StoreThreadData } from './openStore.ts';

// The thread of `openStore`: whatever waits for the disk waits here.
const { dataFolder, isReadOnly } = workerData as StoreThreadData;
const database = isReadOnly ? openDatabaseToRead(dataFolder) : openDatabase(dataFolder);

answerQuestions((question: StoreQuestion): StoreAnswer => {
  switch (question.kind) {
    case 'insert':
      return database.insert(question.rows);
    case 'find':
      return database.find(question.row);
    case 'read':
      return database.read(question.after, question.count);
    case 'check':
      return database.check();
    case 'forgetOld':
      return database.forgetOld(question.bite);
    case 'emptyLog':
      return database.emptyLog();
    case 'close':
      return database.close();
  }
});
