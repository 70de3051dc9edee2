import { readdirSync } from 'node:fs';
import type { Migration } from '../core/db/migrations/migrate.ts';

const folder = new URL('./common/', import.meta.url);

/**
 * All migrations, in the order of their names, which is the order in which they run. They are found in their folder, so
 * that branches that each add one change no common file. The bundle has this list ready (`generators/build/bundle.mjs`).
 */
export const migrations: readonly Migration[] = await Promise.all(
  readdirSync(folder)
    .filter((file) => /\.[jt]s$/.test(file))
    .toSorted()
    .map(async (file) => ((await import(new URL(file, folder).href)) as { migration: Migration }).migration),
);
