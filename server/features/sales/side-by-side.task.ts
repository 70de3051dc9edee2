import type { Task } from '../../services/heavy/task.ts';
import { ReadServices } from '../../services/read-services.ts';
import { sideBySide } from './side-by-side.ts';

/** A page of actual sales and forecasts side by side, as the JSON of the answer. */
const sideBySideTask: Task<{ readonly page: number; readonly size: number }, Uint8Array> = {
  name: 'sales side by side',
  async run({ page, size }, { user, get }) {
    return new TextEncoder().encode(JSON.stringify(await sideBySide(page, size, user, await get(ReadServices))));
  },
};

export default sideBySideTask;
