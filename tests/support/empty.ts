import { afterEach } from '@jest/globals';
import { emptyDatabase, type TestDatabase } from './database.ts';

/** Makes databases without tables for the tests of a file. Each is removed after its test. */
export function emptyDatabases(): () => Promise<TestDatabase> {
  const open: TestDatabase[] = [];
  afterEach(async () => {
    for (const database of open.splice(0)) await database.drop();
  });
  return async () => {
    const database = await emptyDatabase();
    open.push(database);
    return database;
  };
}
