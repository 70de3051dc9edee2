import { rmSync } from 'node:fs';

export default async function clear() {
  await globalThis.branchlinePostgres?.stop();
  if (process.env.TEMPLATE_sqlite) rmSync(process.env.TEMPLATE_sqlite, { recursive: true, force: true });
}
