/** After Jest's tests: PostgreSQL and the folder of the run go. */
export default async function clear() {
  await globalThis.branchlinePostgres?.stop();
  await globalThis.branchlineRun.close();
}
