import { foldLines } from 'ical-generator';
import type { WireRecord } from '../../core/records/wire.ts';
import { companyInWords, personInWords } from '../../core/names.ts';
import { cellOf, type Card, type Table } from './table.ts';

/**
 * Parts of a file of vCards. Version 3.0 (RFC 2426), because Outlook, Google Contacts and iPhones all read it; Outlook
 * does not read 4.0, and 2.1 has no UTF-8. Notes are left out: they are written for colleagues.
 */
export async function* cardsOf({ card, rows }: Table): AsyncGenerator<string, void> {
  if (!card) return;
  for await (const some of rows) yield some.map((row) => foldLines(cardOf(row, card))).join('');
}

function cardOf(record: WireRecord, card: Card): string {
  const text = (name: string | undefined): string => (name ? String(cellOf(record[name])).trim() : '');
  const { fn, given, family, org, title, email, tel = {}, url } = card;
  const isPerson = family !== undefined;
  const name = (isPerson ? personInWords : companyInWords)(text(fn));
  const names = isPerson ? [text(family), text(given)].map(personInWords) : [];
  const company = org ? companyInWords(text(org)) : isPerson ? '' : name;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Branchline//EN',
    `N:${parts([...names, '', '', '', '', ''].slice(0, 5))}`,
    `FN:${escaped(name)}`,
    ...line('ORG', company),
    // Without it, an iPhone shows a company as a person without a name.
    ...(isPerson ? [] : ['X-ABShowAs:COMPANY']),
    ...line('TITLE', text(title)),
    ...line('EMAIL;TYPE=INTERNET,WORK', text(email)),
    ...Object.entries(tel).flatMap(([field, kind]) => line(`TEL;TYPE=${kinds[kind]}`, text(field))),
    ...addressOf(card, text),
    ...line('URL', text(url)),
    'END:VCARD',
    '',
  ];
  return lines.join('\r\n');
}

const kinds = { WORK: 'WORK,VOICE', HOME: 'HOME,VOICE', CELL: 'CELL,VOICE', FAX: 'WORK,FAX' } as const;

/** A dash stands for a line that an address does not have. */
function addressOf({ address, postCode, country, town }: Card, text: (name: string | undefined) => string): string[] {
  const street = address.filter((name) => ![postCode, country, town].includes(name)).map(text);
  const [house = '', road = ''] = street;
  const isNumber = /^\d+\s?[A-Z]?$/i.test(house) && road;
  const lines = isNumber ? [`${house} ${road}`, ...street.slice(2)] : street;
  const written = lines.filter((one) => !/^[\s.-]*$/.test(one)).map(companyInWords);
  const all = ['', '', written.join(', '), text(town), '', text(postCode), text(country)];
  return all.slice(0, -1).some(Boolean) ? [`ADR;TYPE=WORK:${parts(all)}`] : [];
}

const parts = (all: readonly string[]): string => all.map(escaped).join(';');

const line = (name: string, text: string): string[] => (text ? [`${name}:${escaped(text)}`] : []);

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
