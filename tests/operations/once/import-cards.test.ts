import { describe, expect, test } from '@jest/globals';
import type * as ReadFile from '../../../server/services/import/read-file.ts';
import { built } from '../../support/app.ts';
import { copyDatabase } from '../../support/database.ts';
import { file } from '../../support/lists.ts';
import { run, settingsOf } from '../../support/process.ts';

const { readTable } = (await built('services/import/read-file.js')) as typeof ReadFile;

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n`;

/** As Outlook writes it: version 2.1, quoted-printable, in the character set of Windows. */
const outlook = lines(
  'BEGIN:VCARD',
  'VERSION:2.1',
  'N;LANGUAGE=de;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:M=FCller;J=F6rg;;Dr.',
  'FN;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:Dr. J=F6rg M=FCller',
  'ORG:Slates & Co Ltd;Sales',
  'TITLE:Buyer',
  'NOTE;ENCODING=QUOTED-PRINTABLE:Likes slate.=0D=0A=',
  'Rings on Mondays.',
  'TEL;WORK;VOICE:0114 496 0001',
  'TEL;CELL;VOICE:07700 900001',
  'TEL;WORK;FAX:0114 496 0002',
  'ADR;WORK;PREF;ENCODING=QUOTED-PRINTABLE:;;12 Mill Lane=0D=0ABalby;Doncaster;;DN4 8AA;United Kingdom',
  'LABEL;WORK;PREF;ENCODING=QUOTED-PRINTABLE:12 Mill Lane=0D=0A=',
  'Balby=0D=0A=',
  'Doncaster',
  'X-MS-OL-DEFAULT-POSTAL-ADDRESS:2',
  'EMAIL;PREF;INTERNET:joerg@slates.example',
  'PHOTO;TYPE=JPEG;ENCODING=BASE64:',
  ' /9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRof',
  ' Hh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/',
  '',
  'END:VCARD',
);

/** As Google Contacts exports it: version 3.0 in UTF-8. */
const google = lines(
  'BEGIN:VCARD',
  'VERSION:3.0',
  'FN:Ada O’Brien',
  'N:O’Brien;Ada;Mary;;',
  'EMAIL;TYPE=INTERNET;TYPE=HOME:ada@home.example',
  'EMAIL;TYPE=INTERNET;TYPE=WORK:ada@work.example',
  'TEL;TYPE=CELL:+44 7700 900002',
  'ADR;TYPE=HOME:;;1 High Street;York;North Yorkshire;YO1 7AA;GB;1 High Street\\nYork',
  'item1.ORG:Builders\\, Sons & Co\\; Leeds',
  'item2.URL:http\\://www.google.com/profiles/1',
  'CATEGORIES:myContacts',
  'END:VCARD',
);

/** As an iPhone shares it: groups, folded lines, and types in small letters. */
const iphone = lines(
  'BEGIN:VCARD',
  'VERSION:3.0',
  'PRODID:-//Apple Inc.//iPhone OS 19.0//EN',
  'N:Byron;Zoë;;;',
  'FN:Zoë Byron',
  'ORG:Roofs of York;',
  'item1.EMAIL;type=INTERNET;type=pref:zoe@roofs.example',
  'item1.X-ABLabel:_$!<Other>!$_',
  'TEL;type=IPHONE;type=CELL;type=VOICE;type=pref:07700 900003',
  'TEL;type=HOME;type=VOICE:01904 496000',
  'TEL;type=WORK;type=VOICE:01904 496001',
  'NOTE:A long note that is folded where it may be\\, in the middl',
  ' e of a word\\, with a second line:\\nand this is it.',
  'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD/4QAYRXhpZgAASUkqAAg',
  '  AAAAAAAAAAAAAAP/sABFEdWNreQABAAQAAAAAAAD/',
  'END:VCARD',
);

const version4 = lines(
  'BEGIN:VCARD',
  'VERSION:4.0',
  'FN:Jane van Dyk',
  'TEL;VALUE=uri;PREF=1;TYPE="voice,home":tel:+44-1904-496002;ext=5',
  'TEL;VALUE=uri;TYPE="cell,text":tel:+44-7700-900004',
  'EMAIL;TYPE=work:jane@work.example',
  'ORG;SORT-AS="Tiles":The Tiles;Buying;North',
  'AGENT:',
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:4.0',
  'KIND:group',
  'FN:Everybody',
  'MEMBER:urn:uuid:1',
  'END:VCARD',
);

describe('vCards', () => {
  const read = async (content: string | Uint8Array) => {
    const { columns, rows } = await readTable(file('cards.vcf', content));
    return {
      columns,
      rows: rows.map(({ number, cells }) => [
        number,
        Object.fromEntries(Object.entries(cells).filter(([, text]) => text)),
      ]),
    };
  };

  test('of Outlook, Google, an iPhone and version 4.0 in one file are rows', async () => {
    const { columns, rows } = await read(outlook + google + iphone + version4);
    expect(columns).toEqual([
      'Name',
      'Title',
      'First name',
      'Middle name',
      'Surname',
      'Company',
      'Department',
      'Job title',
      'E-mail',
      'E-mail 2',
      'Phone',
      'Phone 2',
      'Mobile',
      'Fax',
      'Street',
      'Town',
      'County',
      'Post code',
      'Country',
      'Website',
      'Notes',
    ]);
    expect(rows).toEqual([
      [
        2,
        {
          Name: 'Dr. Jörg Müller',
          Title: 'Dr.',
          'First name': 'Jörg',
          Surname: 'Müller',
          Company: 'Slates & Co Ltd',
          Department: 'Sales',
          'Job title': 'Buyer',
          'E-mail': 'joerg@slates.example',
          Phone: '0114 496 0001',
          Mobile: '07700 900001',
          Fax: '0114 496 0002',
          Street: '12 Mill Lane, Balby',
          Town: 'Doncaster',
          'Post code': 'DN4 8AA',
          Country: 'United Kingdom',
          Notes: 'Likes slate.\r\nRings on Mondays.',
        },
      ],
      [
        3,
        {
          Name: 'Ada O’Brien',
          'First name': 'Ada',
          'Middle name': 'Mary',
          Surname: 'O’Brien',
          Company: 'Builders, Sons & Co; Leeds',
          'E-mail': 'ada@work.example',
          'E-mail 2': 'ada@home.example',
          Mobile: '+44 7700 900002',
          Street: '1 High Street',
          Town: 'York',
          County: 'North Yorkshire',
          'Post code': 'YO1 7AA',
          Country: 'GB',
          Website: 'http://www.google.com/profiles/1',
        },
      ],
      [
        4,
        {
          Name: 'Zoë Byron',
          'First name': 'Zoë',
          Surname: 'Byron',
          Company: 'Roofs of York',
          'E-mail': 'zoe@roofs.example',
          Phone: '01904 496001',
          'Phone 2': '01904 496000',
          Mobile: '07700 900003',
          Notes:
            'A long note that is folded where it may be, in the middle of a word, with a second line:\nand this is it.',
        },
      ],
      [
        5,
        {
          Name: 'Jane van Dyk',
          'First name': 'Jane van',
          Surname: 'Dyk',
          Company: 'The Tiles',
          Department: 'Buying, North',
          'E-mail': 'jane@work.example',
          Phone: '+44-1904-496002',
          Mobile: '+44-7700-900004',
        },
      ],
    ]);
  });

  test('are read in other encodings, with line ends of Unix, and without a character set', async () => {
    const card = 'BEGIN:VCARD\nVERSION:2.1\nN:Müller;Jörg\nTITLE;QUOTED-PRINTABLE:B=FCro\nEND:VCARD\n';
    for (const bytes of [Buffer.from(card, 'latin1'), Buffer.from(`\ufeff${card}`, 'utf16le')])
      expect((await read(bytes)).rows).toEqual([
        [2, { Name: 'Jörg Müller', 'First name': 'Jörg', Surname: 'Müller', 'Job title': 'Büro' }],
      ]);
  });

  test('within another card, and what comes before the first, are left out', async () => {
    const agent = lines('BEGIN:VCARD', 'VERSION:2.1', 'N:Agent;An', 'END:VCARD').trimEnd();
    const text = `Sent by me\r\n\r\n${lines('BEGIN:VCARD', 'VERSION:2.1', 'N:Byron;Ada', 'AGENT:', agent, 'TEL:1', 'END:VCARD')}`;
    expect((await read(text)).rows).toEqual([
      [2, { Name: 'Ada Byron', 'First name': 'Ada', Surname: 'Byron', Phone: '1' }],
    ]);
  });

  test('that are none, or have no end, are refused', async () => {
    await expect(read('Name,Phone\nAda,1\n')).rejects.toThrow(/cards\.vcf cannot be read: it has no vCard\.$/);
    await expect(read(google + outlook.replace('END:VCARD', ''))).rejects.toThrow(
      /cards\.vcf cannot be read: card 2 has no END:VCARD\.$/,
    );
  });

  test('are imported like any list', async () => {
    const database = await copyDatabase();
    const map = {
      columns: { custName: 'Company', phoneNo: 'Mobile', address2: 'Street', cityTown: 'Town', postCode: 'Post code' },
      defaults: { address1: '-', address3: '-', customerType: 'Builder' },
      lookups: {
        cityTown: { by: 'cityTownName', missing: 'create' },
        customerType: { by: 'typeName', missing: 'refuse' },
      },
    };
    const mapping = file('cards.map.json', JSON.stringify(map));
    const cards = file('customers.vcf', outlook + google);
    const { code, out } = await run(
      'import',
      ['customers', cards, '--mapping', mapping, '--run'],
      settingsOf(database),
    );
    expect([code, out]).toEqual([0, expect.stringMatching(/^Imported: 2\. Refused: 0\./m)]);
    await database.drop();
  });
});
