import { rmSync } from 'node:fs';

export default async function clear() {
  await globalThis.branchlinePostgres?.stop();
  globalThis.branchlineRelease?.();
  for (const folder of globalThis.branchlineFolders ?? []) rmSync(folder, { recursive: true, force: true });
}
