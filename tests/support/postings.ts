import type { TestApp } from './app.ts';
import type { Client } from './client.ts';

/** Posts the rows of a posting that are left. Answers the posting, and all its rows with their outcomes. */
export async function postAll(app: TestApp, client: Client, id: number) {
  const begun = await client.post(`salesPosting/${id}/post`, {});
  await app.platform.background.workOff();
  const posting = (await client.get(`salesPosting/${id}`)).body;
  const rows: any[] = [];
  for (const outcome of ['posted', 'failed'])
    for (let page = 1; ; page++) {
      const { body } = await client.get(`salesPostingRows/${id}/${outcome}/${page}/1000`);
      rows.push(...body);
      if (body.length < 1000) break;
    }
  return { begun, posting, rows: rows.toSorted((a, b) => a.rowNo - b.rowNo) };
}
