import { migration as m1 } from './common/0001-spine.ts';
import type { Migration } from '../platform/db/migrations/migrate.ts';

export const migrations: readonly Migration[] = [m1];
