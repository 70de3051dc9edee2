import Sqlite from 'better-sqlite3';

let database: Sqlite.Database | undefined;

export default function checkpoint(file: string): void {
  database ??= new Sqlite(file, { timeout: 5000 });
  database.pragma('wal_checkpoint(passive)');
}
