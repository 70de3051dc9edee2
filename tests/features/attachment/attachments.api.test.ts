import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { projectRoot, readSchema } from '../../support/schemas.ts';
import { draft } from '../../support/customers.ts';
import { png, send as sendFile } from '../../support/files.ts';
import { bomb, zip } from '../../support/hostile-files.ts';
import { problemsIn } from '../../support/log.ts';
import { makeOrder } from '../../support/orders.ts';
import { customerWithContact, inDays } from '../../support/work.ts';

/** Made before the server starts, whose thread is that of the tests. */
const archives = [
  ['bomb.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', bomb(201 * 1_048_576)],
  ['parts.zip', 'application/zip', zip(Array.from({ length: 5000 }, (_, i) => ({ name: `${i}.txt`, content: 'x' })))],
  ['bomb.docx', 'application/zip', zip([{ name: '[Content_Types].xml', content: Buffer.alloc(2e8, ' ') }])],
] as const;

let app: TestApp;
let internal: Client;
let readonly: Client;
let who: Awaited<ReturnType<typeof customerWithContact>>;
let customer: number;

beforeAll(async () => {
  app = await startApp();
  internal = await Client.as(app, 'internal');
  readonly = await Client.as(app, 'readonly');
  who = await customerWithContact(internal);
  customer = who.customer.customerId;
});
afterAll(() => app.close());

const send = (client: Client, name: string, bytes: Uint8Array<ArrayBuffer>, params: unknown = { customer }) =>
  sendFile(app, client, name, bytes, params);
const fetched = (name: string, client = internal) =>
  fetch(`${app.url}/v1/downloadAttachment/${encodeURIComponent(name)}`, {
    headers: { authorization: `Bearer ${client.token}` },
  });
const kept = () =>
  readdirSync(join(app.settings.dataDir, 'attachments'), { recursive: true }).filter((name) => name !== 'incoming');

describe('a file', () => {
  test('is stored with its customer, and downloads unchanged [BEH-042 BEH-098 BEH-099 AMB-061]', async () => {
    const tag = (await internal.get('tags/ATTACHMENT')).body[0];
    const sent = await send(internal, 'roof plan é.png', png, { customer, attachDesc: 'Roof', attachTags: [tag.id] });
    expect(sent).toMatchObject({
      status: 200,
      body: { fileName: 'roof plan é.png', contentType: 'image/png', fileSize: png.length, attachDesc: 'Roof' },
    });
    const response = await fetched('roof plan é.png', readonly);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const listed = (await internal.get(`onlyCustomerAttachments/${customer}`)).body;
    expect(listed.map((one: any) => one.attachId)).toContain(sent.body.attachId);
  });

  test('with a name in use gets another name [AMB-061]', async () => {
    const names = [await send(internal, 'ss.png', png), await send(internal, 'ss.png', png)].map(
      ({ body }) => body.fileName,
    );
    expect(names[0]).toBe('ss.png');
    expect(names[1]).toMatch(/^ss-[0-9a-f]{8}\.png$/);
  });

  test('has no characters in its name that cannot be seen, such as those that turn its direction', async () => {
    const { body } = await send(internal, 'roof\u202egnp.\u200bpng', png);
    expect(body).toMatchObject({ fileName: 'roofgnp.png' });
    expect((await send(internal, 'Δt 👩\u200d🔧.png', png)).body).toMatchObject({ fileName: 'Δt 👩\u200d🔧.png' });
  });

  test('has the type of its bytes, whatever its name', async () => {
    const html = Uint8Array.from(Buffer.from('<script>alert(1)</script>'));
    const { body } = await send(internal, '../../etc/page.txt', html);
    expect(body).toMatchObject({ fileName: 'page.txt', contentType: 'application/octet-stream' });
    for (const name of ['../branchline.sqlite', '..%2Fkeys', body.fileLocation])
      expect([name, (await fetched(name)).status]).toEqual([name, 404]);
  });

  test('of 10485760 bytes or more is refused, and nothing of it is stored [CON-004 AMB-061]', async () => {
    const before = kept();
    expect(await send(internal, 'big.txt', new Uint8Array(10_485_760))).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('exceeds the configured maximum') },
    });
    expect(kept()).toEqual(before);
    expect((await send(internal, 'fits.txt', new Uint8Array(10_485_759))).status).toBe(200);
  });

  test('without an owner, with wrong params or without permission is refused, and nothing of it is stored', async () => {
    const before = kept();
    for (const params of [{}, { customer: 999_999 }, { customer, other: 1 }, '[', '[]', 'null'])
      expect([params, (await send(internal, 'a.png', png, params)).status >= 400]).toEqual([params, true]);
    expect((await send(readonly, 'a.png', png)).status).toBe(422);
    expect((await internal.post('attachment', { customer })).status).toBe(400);
    expect(kept()).toEqual(before);
  });

  test('is listed with its enquiry, with all versions of its quotation and with its version [AMB-062]', async () => {
    const { enquiry, quotation } = await makeOrder(internal, { who, date: inDays(0), value: 1, status: 'Active' });
    const { body: next } = await internal.post('quotation', {
      opportunity: enquiry.oppId,
      quoteVerDate: inDays(0),
      productType: 1,
      productQty: 1,
      productValue: 2,
      quoteGrade: 1,
    });
    await send(internal, 'of-enquiry.png', png, { customer, opportunity: enquiry.oppId });
    for (const { quoteVerId } of [quotation, next])
      await send(internal, `of-${quoteVerId}.png`, png, { customer, quotation: quoteVerId });
    const names = async (path: string) =>
      (await internal.get(path)).body.map(({ fileName }: any) => fileName).toSorted();
    const ofVersions = [quotation, next].map(({ quoteVerId }) => `of-${quoteVerId}.png`);
    expect(await names(`opportunityAttachments/${enquiry.oppId}`)).toEqual(
      [...ofVersions, 'of-enquiry.png'].toSorted(),
    );
    expect(await names(`allquoteattachments/${quotation.quoteVerId}`)).toEqual(ofVersions.toSorted());
    expect(await names(`quotationattachments/${next.quoteVerId}`)).toEqual([ofVersions[1]]);
  });

  test('cannot be downloaded once its record is deleted, and its name is not given again while it is in the trash', async () => {
    const { body } = await send(internal, 'gone.png', png);
    expect((await internal.delete(`attachment/${body.attachId}`)).status).toBe(200);
    expect(kept()).toContain(body.fileLocation);
    expect((await fetched('gone.png')).status).toBe(404);
    const again = await send(internal, 'gone.png', png);
    expect(again.body.fileName).toMatch(/^gone-[0-9a-f]{8}\.png$/);
  });
});

describe('an archive', () => {
  test.each(archives)(
    'that unpacks to much or has many parts is stored as it is: %s',
    async (name, contentType, file) => {
      const { status, body } = await send(internal, name, file);
      expect([status, body.contentType, body.fileSize]).toEqual([200, contentType, file.length]);
    },
  );
});

describe('a file whose content is not what its name says', () => {
  const program = Uint8Array.from(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)]));
  const pdf = Uint8Array.from(Buffer.from('%PDF-1.4 A quotation'));
  const text = Uint8Array.from(Buffer.from('MZ Roofing: 12 sheets'));

  test.each([
    ['invoice.pdf', program, 'The name "invoice.pdf" says PDF, but the content is a Windows program.'],
    ['Invoice.PDF', png, 'The name "Invoice.PDF" says PDF, but the content is PNG.'],
    ['prices.csv', program, 'The name "prices.csv" says CSV, but the content is a Windows program.'],
    ['roof.jpg', pdf, 'The name "roof.jpg" says JPG, but the content is PDF.'],
    ['order.docx', program, 'The name "order.docx" says DOCX, but the content is a Windows program.'],
    [
      'plan.pdf',
      Uint8Array.from(Buffer.from('<html>')),
      'The name "plan.pdf" says PDF, but the content is plain text.',
    ],
    ['plan.pdf', Uint8Array.from([0, 1, 2]), 'The name "plan.pdf" says PDF, but the content is of an unknown kind.'],
  ])('is refused, and nothing of it is stored: %s', async (name, bytes, message) => {
    const before = kept();
    expect(await send(internal, name, bytes)).toEqual({
      status: 422,
      body: { message, code: 'invalid', errors: { attachmentfile: message } },
    });
    expect(kept()).toEqual(before);
  });

  test('is accepted if it only begins like another format, has another ending of its kind, or no ending', async () => {
    for (const [name, bytes] of [
      ['offer.pdf', pdf],
      ['scanned.pdf', Uint8Array.from(Buffer.concat([Buffer.from('\r\n\0'), pdf]))],
      ['notes.txt', text],
      ['photo.jpg', png],
      ['no ending', png],
      ['no ending', text],
    ] as const)
      expect([name, (await send(internal, name, bytes)).status]).toEqual([name, 200]);
  });
});

describe('the type of a file [AMB-115]', () => {
  const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
  const program = Uint8Array.from(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)]));
  const shortcut = Uint8Array.from(
    Buffer.concat([Buffer.from('4c0000000114020000000000c000000000000046', 'hex'), Buffer.alloc(60)]),
  );
  const text = bytesOf('Roof, north side');
  /** A file with the one entry that tells what kind of document it is. */
  function office(kind: string) {
    const content = `<Types><Override ContentType="${kind}.main+xml"/></Types>`;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt32LE(content.length, 18);
    head.writeUInt32LE(content.length, 22);
    head.writeUInt16LE('[Content_Types].xml'.length, 26);
    return Uint8Array.from(Buffer.concat([head, Buffer.from(`[Content_Types].xml${content}`)]));
  }
  const macros = office('application/vnd.ms-word.document.macroEnabled');

  test.each([
    ['setup.exe', program],
    ['setup.EXE. .', program],
    ['invoice.pdf.exe', text],
    ...'hta lnk js bat cmd ps1 vbs docm xlsm sh jar msi scr'
      .split(' ')
      .map((ending) => [`run.${ending}`, text] as const),
  ])('%s is refused by its name', async (name, bytes) => {
    const before = kept();
    const message = `"${name}" is a program or a script, which cannot be attached.`;
    expect(await send(internal, name, bytes)).toEqual({
      status: 422,
      body: { message, code: 'invalid', errors: { attachmentfile: message } },
    });
    expect(kept()).toEqual(before);
  });

  test.each([
    ['plan.dxf', program, 'a Windows program'],
    ['no ending', program, 'a Windows program'],
    ['plan.dxf', shortcut, 'a Windows shortcut'],
    ['order.docx', macros, 'a document with macros'],
    ['archive.zip', macros, 'a document with macros'],
    ['notes.txt', bytesOf('#!/bin/sh\nrm -r /'), 'a script'],
    ['notes.txt', bytesOf('@ECHO OFF\r\ndel *'), 'a script'],
    ['notes.md', bytesOf('<html><head><HTA:APPLICATION id="x"></head></html>'), 'a script'],
  ])('%s is refused by its content: %#', async (name, bytes, content) => {
    const before = kept();
    expect((await send(internal, name, bytes)).body.errors).toEqual({
      attachmentfile: `The content of "${name}" is ${content}. Programs and scripts cannot be attached.`,
    });
    expect(kept()).toEqual(before);
  });

  test.each([
    ['song.mp3', text, 'MP3'],
    ['page.html', bytesOf('<html></html>'), 'HTML'],
  ])('%s is refused, because the list does not name its type', async (name, bytes, type) => {
    expect((await send(internal, name, bytes)).body.errors).toEqual({
      attachmentfile: `Files of the type ${type} cannot be attached. Documents, pictures, mails, drawings, texts and archives can.`,
    });
  });

  test('is a document, a picture, a mail, a drawing, a text or an archive', async () => {
    for (const [name, bytes] of [
      ['offer.pdf', bytesOf('%PDF-1.4 An offer')],
      ['order.docx', office('application/vnd.openxmlformats-officedocument.wordprocessingml.document')],
      ['roof.png', png],
      ['question.eml', bytesOf('From: a@b.example\r\nSubject: Roof\r\n\r\nHow much?')],
      ['plan.dwg', bytesOf('AC1032\0\0\0\0\0')],
      ['plan.dxf', bytesOf('  0\r\nSECTION\r\n  2\r\nHEADER\r\n')],
      ['plan.dxf', bytesOf('AutoCAD Binary DXF\r\n\x1a\0')],
      ['notes.txt', text],
      ['prices.csv', bytesOf('a,b\r\n1,2\r\n')],
      ['plans.zip', bytesOf('PK\x05\x06' + '\0'.repeat(18))],
      ['plans.tgz', Uint8Array.from(Buffer.from('1f8b0800000000000003', 'hex'))],
    ] as const)
      expect([name, (await send(internal, name, bytes)).body]).toEqual([
        name,
        expect.objectContaining({ attachId: expect.any(Number) }),
      ]);
  });

  test('is one of those that the setting names', async () => {
    const other = await startApp({ settings: { attachmentTypes: ['png', 'mp3'] } });
    try {
      const client = await Client.as(other, 'internal');
      const types: unknown[] = [];
      for (const [name, bytes] of [
        ['a.png', png],
        ['b.mp3', Uint8Array.from(Buffer.from('ID3\x03\0\0\0\0\0\0'))],
        ['c.txt', text],
        ['d.exe', program],
      ] as const)
        types.push((await sendFile(other, client, name, bytes, { customer: 1 })).status);
      expect(types).toEqual([200, 200, 422, 422]);
    } finally {
      await other.close();
    }
  });
});

describe('a note', () => {
  test('is read once its recipient has opened it [AMB-059]', async () => {
    const { body: me } = await readonly.get('user/profile');
    const { body: note } = await internal.post('customernotes', {
      noteHeader: 'Call them',
      customer,
      assignFor: me.id,
    });
    expect((await internal.get(`customernote/${note.custNoteId}`)).body.noteRead).toBe(false);
    expect((await readonly.get(`customernote/${note.custNoteId}`)).body.noteRead).toBe(true);
    expect((await internal.get(`customernote/${note.custNoteId}`)).body.noteRead).toBe(true);
  });

  test.each([
    ['VAL-076', 'noteHeader', 'Note Subject is required.'],
    ['VAL-077', 'customer', 'Customer is required.'],
  ])('%s without %s: %s', async (_, field, message) => {
    const note = { noteHeader: 'Rang', customer, [field]: null };
    const { status, body } = await internal.post('customernotes', note);
    expect([status, body]).toEqual([422, { message, code: 'invalid', errors: { [field]: message } }]);
  });

  test('its tags are a comma-separated text of names, or a list of tags [BEH-100]', async () => {
    const tags = (await internal.get('tags/NOTES')).body.slice(0, 2);
    const names = tags.map(({ tag }: any) => tag) as string[];
    const saved = async (noteTags: unknown) => {
      const { body } = await internal.post('customernotes', { noteHeader: 'Rang', customer, noteTags });
      return body.errors ?? body.noteTags.map(({ tag }: any) => tag);
    };
    expect(await saved(`${names[0]}, ${names[1]!.toUpperCase()},`)).toEqual(names);
    expect(await saved(`${names[1]},`)).toEqual([names[1]]);
    expect(await saved(tags)).toEqual(names);
    expect(await saved(tags.map(({ id }: any) => id))).toEqual(names);
    expect(await saved('')).toEqual([]);
    const other = (await internal.get('tags/ATTACHMENT')).body.find(({ tag }: any) => !names.includes(tag)).tag;
    for (const wrong of [other, `${names[0]},none of these`])
      expect(await saved(wrong)).toEqual({ noteTags: expect.any(String) });
  });
});

describe('a branch account [AMB-039]', () => {
  const texts = [
    ['tasCode', 'Account No is required.'],
    ['mbpBranch', 'Branch is required.'],
    ['salesExec', 'SalesExec is required.'],
  ];
  test('needs a customer, an account number, a branch and a sales exec [VAL-042]', async () => {
    const { status, body } = await internal.post(`customergroup/${customer}`, {});
    expect([status, body.errors]).toEqual([422, Object.fromEntries(texts)]);
    expect((await internal.post('customergroup/999999', { tasCode: 'ACC1', mbpBranch: 1 })).body.errors).toEqual({
      customer: 'This Customer does not exist.',
    });
    expect((await internal.post('customerBranch', { tasCode: 'ACC1', mbpBranch: 1 })).body.errors).toEqual({
      customer: 'Customer is required.',
    });
  });

  test('is added, switched off and on, and removed; without a branch only while it is inactive [VAL-043]', async () => {
    const ids = async (call: string) =>
      (await internal.get(`${call}/${customer}`)).body.map((one: any) => one.custBranchId);
    const before = await ids('customerMBPbranches');
    const taken = (await internal.get(`customerMBPbranches/${customer}`)).body.map((one: any) => one.mbpBranch?.id);
    const branches = (await internal.get('activeMbpBranches')).body.filter(({ id }: any) => !taken.includes(id));
    const values = { tasCode: 'ACC77', mbpBranch: branches[4].id };
    const { status, body } = await internal.post(`addCustomerMBPBranch/${customer}`, values);
    expect([status, body.salesExec]).toEqual([200, expect.objectContaining({ id: branches[4].salesExecId })]);
    const path = `${customer}/${body.custBranchId}`;
    expect((await internal.post(`setCustMBPBranchInactive/${path}`)).body.active).toBe(false);
    expect(await ids('assignedCustomerMBPbranches')).not.toContain(body.custBranchId);
    expect(await ids('customerMBPbranches')).toHaveLength(before.length + 1);
    expect((await internal.put(`setCustMBPBranchActive/${path}`)).body.active).toBe(true);
    const bare = { custBranchId: body.custBranchId, mbpBranch: null, salesExec: null };
    expect((await internal.post(`customergroup/${customer}`, bare)).body.errors).toEqual({
      mbpBranch: 'Branch is required.',
      salesExec: 'SalesExec is required.',
    });
    expect((await internal.post(`customergroup/${customer}`, { ...bare, active: false })).status).toBe(200);
    expect((await internal.delete(`removeCustomerMBPBranches/${customer + 1}/${body.custBranchId}`)).status).toBe(404);
    expect((await internal.delete(`removeCustomerMBPBranches/${path}`)).status).toBe(200);
  });
});

describe('a customer that awaits approval [AMB-037]', () => {
  const awaiting = async () => {
    const values = draft({ custName: `Merged ${Math.random()}`, website: 'www.merged.example' });
    const { status, body } = await internal.post('customerconf', values);
    expect(status).toBe(200);
    const note = await internal.post('customernotes', { noteHeader: 'Moves along', customer: body.customerId });
    return { id: body.customerId as number, note: note.body.custNoteId as number };
  };

  test('can be saved in part and still awaits approval [AMB-038]', async () => {
    const { id } = await awaiting();
    expect(await internal.put(`custreqapproval/${id}`, { phoneNo: '0114 496 0001' })).toMatchObject({
      status: 200,
      body: { requireApproval: true, phoneNo: '0114 496 0001' },
    });
    expect((await internal.put(`custreqapproval/${customer}`, { phoneNo: '1' })).status).toBe(422);
  });

  test('takes the fields of the quick dialog, and no others [AMB-044]', async () => {
    const { id } = await awaiting();
    const { quick } = readSchema(projectRoot, 'entities/customer.json', '/x-dialogs')['x-dialogs'];
    const { properties } = readSchema(projectRoot, 'entities/customer.json');
    const takes = async (name: string) => {
      const { body } = await internal.put(`custreqapproval/${id}`, { [name]: {} });
      return body.errors?.[name] !== `Unknown field "${name}".`;
    };
    const taken: string[] = [];
    for (const name of Object.keys(properties)) if (await takes(name)) taken.push(name);
    expect(taken.toSorted()).toEqual(
      quick.layout
        .flat()
        .filter((name: string) => !quick.readOnly.includes(name))
        .toSorted(),
    );
  });

  test.each(['assignNewCustomer', 'mergeCustomer'])('%s moves its records and removes it [PER-042]', async (call) => {
    const admin = await Client.as(app, 'admin');
    const { id, note } = await awaiting();
    expect((await internal.get(`${call}/${customer}/${id}`)).body).toMatchObject({
      message: "You don't have permission to assign the customer",
    });
    expect((await admin.get(`${call}/${id}/${customer}`)).status).toBe(422);
    await admin.put(`customers/${customer}`, { website: null });
    const { status, body, headers } = await admin.get(`${call}/${customer}/${id}`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect([body.customerId, body.website]).toEqual([customer, call === 'mergeCustomer' ? 'www.merged.example' : null]);
    expect((await admin.get(`customers/${id}`)).status).toBe(404);
    expect((await admin.get(`customernote/${note}`)).body.customer.customerId).toBe(customer);
  });
});

test('a file that is missing on the disk answers 404 with its name and is logged once', async () => {
  const { body } = await send(internal, 'lost plan.png', png);
  rmSync(join(app.settings.dataDir, 'attachments', body.fileLocation));
  for (let i = 0; i < 3; i++) {
    const response = await fetched('lost plan.png');
    expect([response.status, await response.json()]).toEqual([
      404,
      { message: 'The file "lost plan.png" is missing on the server.', code: 'not_found' },
    ]);
  }
  const { attachId, fileLocation } = body;
  expect(problemsIn(app.log)).toEqual([
    expect.objectContaining({ level: 40, msg: 'The file of an attachment is missing', attachId, fileLocation }),
  ]);
});
