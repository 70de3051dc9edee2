import { Injectable } from '@nestjs/common';
import { Database } from '../core/db/database.ts';
import { Registry } from '../core/model/registry.ts';
import { Records } from '../core/records/records.ts';
import { Totals } from '../core/records/totals.ts';
import { Clock } from '../core/time/clock.ts';
import { Reports } from './reports/reports.ts';

/** What tables and tasks may use, which run in threads: it only reads. */
@Injectable()
export class ReadServices {
  constructor(
    readonly clock: Clock,
    readonly database: Database,
    readonly registry: Registry,
    readonly records: Records,
    readonly totals: Totals,
    readonly reports: Reports,
  ) {}
}
