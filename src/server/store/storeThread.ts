import { workerData } from 'node:worker_threads';
import { answerQuestions } from '../threads/answerQuestions.ts';
import { openDatabase, openDatabaseToRead, type OpenedDatabase } from './database.ts';
import type { StoreAnswer, StoreQuestion, StoreThreadData } from './openStore.ts';

// The thread of `openStore`: whatever waits for the disk waits here.
const { dataFolder, isReadOnly, channels } = workerData as StoreThreadData;
const database = isReadOnly ? openDatabaseToRead(dataFolder) : openDatabase(dataFolder, channels);
// Who opens it to read is given no way to ask for it.
const { outbox, mailShare } = database as OpenedDatabase;

answerQuestions((question: StoreQuestion): StoreAnswer => {
  switch (question.kind) {
    case 'insert':
      return database.insert(question.rows);
    case 'find':
      return database.find(question.row);
    case 'get':
      return database.get(question.id);
    case 'confirm':
      return database.confirm(question.id, question.at);
    case 'remove':
      return database.remove(question.id);
    case 'read':
      return database.read(question.after, question.count);
    case 'check':
      return database.check();
    case 'due':
      return outbox.due(question.channel, question.now, question.count);
    case 'mark':
      return outbox.mark(question.channel, question.marks);
    case 'waiting':
      return outbox.waiting();
    case 'takeMail':
      return mailShare.take(question.mail);
    case 'dropMail':
      return mailShare.drop(question.place);
    case 'forgetOld':
      return database.forgetOld(question.bite);
    case 'emptyLog':
      return database.emptyLog();
    case 'close':
      return database.close();
  }
});
