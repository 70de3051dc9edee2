import { Controller, Get } from '@nestjs/common';
import { Access } from '../access/access.decorator.ts';
import { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { OperationalError } from './errors.ts';
import { Describe } from './openapi.ts';

@Controller()
export class HealthController {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  @Get('health')
  @Access('public')
  @Describe({
    tag: 'Service',
    open: true,
    summary: 'Whether the service and its database answer',
    returns: { type: 'object', properties: { status: { const: 'ok' }, engine: { enum: ['sqlite', 'postgres'] } } },
  })
  async health() {
    await this.#database.value(sql`select 1`).catch(() => {
      throw new OperationalError('The database does not answer.');
    });
    return { status: 'ok', engine: this.#database.engine };
  }
}
