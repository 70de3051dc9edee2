/** After Jest's tests: stops PostgreSQL and removes the folder of the run. */
export default async function clear() {
  await globalThis.branchlinePostgres?.stop();
  await globalThis.branchlineRun.close();
}
