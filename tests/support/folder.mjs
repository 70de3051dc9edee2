import { openRunFolder } from './run-folder.mjs';

/** Before Jest's tests: makes the folder of the run. */
export default function openFolder() {
  globalThis.branchlineRun ??= openRunFolder();
}
