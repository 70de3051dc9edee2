import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readdirSync, readlinkSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { png, send } from '../support/files.ts';

let app: TestApp;
let client: Client;
/** Paths in the data folder in the order in which the server had them written to the disk. */
let synced: string[];
let failing: string | null;
let undo: () => void;

beforeEach(async () => {
  app = await startApp();
  client = await Client.as(app, 'internal');
  synced = [];
  failing = null;
  const handle = await open(app.settings.dataDir);
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const { sync } = prototype;
  prototype.sync = function (this: FileHandle) {
    const path = relative(app.settings.dataDir, readlinkSync(`/proc/self/fd/${this.fd}`));
    synced.push(path);
    if (path === failing) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO', syscall: 'fsync' });
    return sync.call(this);
  };
  undo = () => void (prototype.sync = sync);
});
afterEach(async () => {
  undo();
  await app.close();
});

const upload = () => send(app, client, 'roof.png', png, { customer: 6 });
const stored = () => readdirSync(join(app.settings.dataDir, 'attachments'), { recursive: true }).toSorted();

// The names of open files are in /proc only on Linux.
if (process.platform === 'linux')
  test('A file and its name are on the disk before the record that names it is saved', async () => {
    const { status, body } = await upload();
    expect(status).toBe(200);
    expect(synced).toEqual([expect.stringMatching(/^attachments\/incoming\/[^/]+$/), 'attachments']);
    const before = stored();
    expect(before).toContain(body.fileLocation);
    const records = (await client.get('onlyCustomerAttachments/6')).body.length;
    failing = 'attachments';
    expect(await upload()).toMatchObject({ status: 503, body: { code: 'disk_error' } });
    expect(stored()).toEqual(before);
    expect((await client.get('onlyCustomerAttachments/6')).body).toHaveLength(records);
  });
