import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import { hash } from './sessions.ts';

const count = 10;
/** Without characters that look like others. 16 of them are 79 bits, so that hashes without a salt are safe. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Codes on paper for a person whose app is lost. Each works once; only hashes are stored. */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly database: Database) {}

  /** Replaces the codes of an account. Call inside a transaction. @returns the new ones: `k7pm-2xqa-9dfr-hw3t` */
  async create(uid: string): Promise<string[]> {
    await this.forget(uid);
    const codes = Array.from({ length: count }, newCode);
    await this.database.rows(sql`insert into recovery_code (uid, code_hash)
      values ${sql.join(codes.map((code) => sql.list([uid, hashOf(code)])))}`);
    return codes;
  }

  /** Uses up a code. Call inside a transaction. @returns whether the account had it */
  async take(uid: string, code: string): Promise<boolean> {
    const taken = await this.database.rows(
      sql`delete from recovery_code where lower(uid) = ${uid} and lower(code_hash) = ${hashOf(code)} returning id`,
    );
    return taken.length > 0;
  }

  /** How many codes an account has left. */
  async left(uid: string): Promise<number> {
    return Number(await this.database.value(sql`select count(*) from recovery_code where lower(uid) = ${uid}`));
  }

  async forget(uid: string): Promise<void> {
    await this.database.rows(sql`delete from recovery_code where lower(uid) = ${uid}`);
  }
}

const newCode = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')).join(
    '-',
  );

/** However it is typed: in capitals, with spaces, without hyphens. */
const hashOf = (code: string): string => hash(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
