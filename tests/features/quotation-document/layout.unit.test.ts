import { describe, expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { constants, inflateSync } from 'node:zlib';
import pdfTask from '../../../server/features/quotation-document/pdf.task.ts';
import type { QuotationContent } from '../../../server/features/quotation-document/content.ts';
import lettersTask from '../../../server/features/quotation-document/letters.task.ts';
import { boxesOf, readPdf, structureOf, type Box } from '../../support/read-pdf.ts';

const quotation: QuotationContent = {
  letterhead: {
    companyName: 'Branchline Building Products Ltd',
    address: ['1 Canal Wharf', 'Leeds LS11 5PS'],
    phoneNo: '0113 496 0000',
    email: 'sales@example.com',
    website: 'www.example.com',
    companyNo: '01234567',
    vatNo: 'GB 123 4567 89',
    terms: 'Prices are in pounds sterling and exclude VAT.\nThe offer ends on the date above.',
  },
  quoteNo: 'Q000123',
  versionNo: 2,
  date: '2026-11-23',
  expiryDate: '2027-02-23',
  deliveryDate: null,
  customerRef: 'PO 77',
  customer: { name: 'ŁÓDŹ BUILDERS & SONS LTD', attention: 'Zoë O’Neill', address: ['2 MILL LANE', 'YORK', 'YO1 7HH'] },
  site: { name: 'Unit 4', address: ['12 HIGH STREET', 'WETHERBY', 'LS22 6LT'] },
  branch: 'Leeds',
  salesExec: 'Priya Shah',
  description: 'ROOF TRUSSES FOR A WAREHOUSE',
  productType: 'Roof trusses',
  quantity: 1200,
  value: 123456789,
};

/** The task needs nothing of its thread. */
const quotationPdf = async (content: QuotationContent) => Buffer.from(await pdfTask.run(content, {} as never));

test('The PDF of a quotation has letterhead, addresses, dates, value and terms, and not the internal value', async () => {
  const file = await quotationPdf(quotation);
  if (process.env.PDF_OUT) writeFileSync(process.env.PDF_OUT, file);
  const pages = await readPdf(file);
  expect(pages).toHaveLength(1);
  for (const text of [
    'Branchline Building Products Ltd',
    '1 Canal Wharf',
    'Quotation Q000123 version 2',
    'ŁÓDŹ BUILDERS & SONS LTD',
    'Zoë O’Neill',
    '12 HIGH STREET',
    '23 November 2026',
    '23 February 2027',
    'PO 77',
    'ROOF TRUSSES FOR A WAREHOUSE',
    '1,200',
    '£1,234,567.89',
    'exclude VAT',
    'VAT no. GB 123 4567 89',
    'page 1 of 1',
  ])
    expect(pages[0]).toContain(text);
  expect(pages[0]).not.toContain('Delivery required');
});

test('The same content gives the same bytes', async () => {
  const [first, second] = [await quotationPdf(quotation), await quotationPdf(quotation)];
  expect(first.equals(second)).toBe(true);
});

test('Long terms run on to further pages, each with the number of the quotation', async () => {
  const terms = Array.from({ length: 120 }, (_, i) => `Clause ${i + 1} of the terms.`).join('\n');
  const letterhead = { ...quotation.letterhead, terms };
  const pages = await readPdf(await quotationPdf({ ...quotation, letterhead }));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toContain('Quotation Q000123 version 2 · page');
  expect(pages.join(' ')).toContain('Clause 120 of the terms.');
});

const word = 'W'.repeat(300);
const filled = (text: string): QuotationContent => ({
  ...quotation,
  description: text,
  productType: text,
  customerRef: text,
  branch: text,
  salesExec: text,
  customer: { name: text, attention: text, address: [text, 'YORK'] },
  site: { name: text, address: [text] },
});

const overlap = (a: Box, b: Box): boolean =>
  a.page === b.page &&
  a.left < b.right - 0.5 &&
  b.left < a.right - 0.5 &&
  a.top < b.bottom - 0.5 &&
  b.top < a.bottom - 0.5;

describe('Every text stands within the margins of its page and on no other, and value and total are there', () => {
  const letterhead = {
    companyName: 'W'.repeat(100),
    address: ['W'.repeat(100), 'M'.repeat(100)],
    phoneNo: '0'.repeat(30),
    email: `${'a'.repeat(64)}@${'b'.repeat(180)}.example`,
    website: `www.${'x'.repeat(190)}.example`,
    companyNo: 'W'.repeat(20),
    vatNo: 'W'.repeat(20),
    terms: `${word}\nhttps://www.example.com/${'path/'.repeat(60)}?q=${word}`,
  };
  test.each<[string, QuotationContent]>([
    ['a code list of 77 letters', { ...quotation, description: 'A1B2C3D4E5F'.repeat(7) }],
    ['a code list of 96 letters', { ...quotation, description: 'A1B2C3D4E5F6'.repeat(8) }],
    ['a word of 300 letters in every field', filled(word)],
    ['an address of a page', filled(`https://www.example.com/${'catalogue-2026/'.repeat(15)}index.html?page=1`)],
    ['an e-mail address', filled(`${'accounts.payable.'.repeat(8)}@${'northern-counties.'.repeat(6)}example`)],
    ['a name of many words', filled('THE NORTHERN COUNTIES ROOFING AND CLADDING COMPANY LIMITED '.repeat(4))],
    ['Chinese without a space', filled('屋顶桁架和包层面板'.repeat(20))],
    ['the longest letterhead', { ...quotation, letterhead }],
    ['a description longer than a page', { ...quotation, description: 'Purlin. '.repeat(1500) }],
    ['the largest amounts', { ...filled(word), quantity: 999_999_999_999, value: 999_999_999_999_999 }],
  ])('%s', async (_, content) => {
    const { width, height, boxes } = await boxesOf(await quotationPdf(content));
    const price = `£${(content.value / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
    expect(boxes.filter(({ text }) => text === price)).toHaveLength(2);
    expect(boxes.filter(({ text }) => text === content.quantity.toLocaleString('en-GB'))).toHaveLength(1);
    for (const { left, right, top, bottom } of boxes) {
      expect(Math.min(left - 56, width - 56 - right)).toBeGreaterThan(-0.5);
      expect(Math.min(top - 56, height - bottom)).toBeGreaterThan(-0.5);
    }
    expect(
      boxes.flatMap((a, i) => boxes.slice(i + 1).flatMap((b) => (overlap(a, b) ? [[a.text, b.text]] : []))),
    ).toEqual([]);
  });
});

describe('Letters', () => {
  const shown = [
    'ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ čďěňřšťůýž őűŐŰ şğıİŞĞ șțȘȚ āēģīķļņū ėįų ħġċż ŵŷ ẞß ÐðÞþ ŁĿŋŊ æøåÆØÅ œŒ ſ ǆ ə Ṁ Ẃ',
    'Γεώργιος Παπαδόπουλος ἀρχή ᾧ',
    'Владимир Жуков Ґґ Єє Її Ўў Ђђ Љљ Ѣ Ӂ ԝ',
    '⌀ 20 ± 1 mm ≤ 3 ≥ 2 ≠ 4 → ← ↔ ✓ ✗ ☐ ☑ ½ ⅓ ⅔ ² ³ ₂ Ω µ ° ℃ № ™ ∅ ■ ● ★ ① Ⅷ ‒ ― ‑ … € £ ₺ ₴ ₽',
  ];

  test.each(shown)('that European languages and technical texts use are printed: %s', async (text) => {
    const content = { ...quotation, customer: { name: text, address: [] }, description: text };
    expect(await lettersTask.run(content, {} as never)).toEqual([]);
    const [page] = await readPdf(await quotationPdf(content));
    // Two signs that look alike, such as micro and mu, are one in the file.
    const spaced = (part: string) => part.normalize('NFKC').replace(/\s/g, '');
    expect(spaced(page!).split(spaced(text))).toHaveLength(3);
  });

  test('with an accent of their own, and invisible ones, are printed as people write them', async () => {
    const [page] = await readPdf(
      await quotationPdf({ ...quotation, description: 'Zoe\u0308 so\u00adft ze\u200bro 25 m㎡' }),
    );
    expect(page).toContain('Zoë soft zero 25 mm2');
  });

  test('that no font has are printed as � and named; what copies or speaks the text gets them', async () => {
    const content = { ...quotation, description: 'ABC 屋頂 שלום 屋', customer: { name: '한', address: [] } };
    expect(await lettersTask.run(content, {} as never)).toEqual(['屋', '頂', 'ש', 'ל', 'ו', 'ם', '한']);
    const file = await quotationPdf(content);
    const [page] = await readPdf(file);
    expect(page).toContain('ABC ');
    expect(page!.replace(/\s/g, '')).toContain('ABC�������');
    const spoken = [...unpacked(file).matchAll(/ActualText \(\xfe\xff((?:\\.|[^)])+)\)/gs)].map(([, text]) =>
      Buffer.from(text!.replace(/\\(.)/gs, '$1'), 'latin1').swap16().toString('utf16le'),
    );
    expect(spoken).toEqual([...'한屋頂שלום屋']);
  });
});

/** The streams of a PDF, as Latin-1, without their compression. */
function unpacked(file: Buffer): string {
  const parts = file.toString('latin1').split(/stream\r?\n/);
  return parts
    .map((part) => {
      try {
        return inflateSync(Buffer.from(part, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
}

test('The PDF has a language, a title and a structure, in which screen readers find headings and tables', async () => {
  const { tree, artifacts, ...facts } = await structureOf(await quotationPdf(quotation));
  expect(facts).toEqual({
    language: 'en-GB',
    title: 'Quotation Q000123 version 2',
    preferences: { DisplayDocTitle: true },
    standard: '1',
  });
  const fact = (name: string, value: string) => [
    'TR',
    [
      ['TH', name],
      ['TD', value],
    ],
  ];
  expect(tree).toEqual([
    'Document',
    [
      ['P', 'Branchline Building Products Ltd'],
      ['P', '1 Canal Wharf Leeds LS11 5PS 0113 496 0000 sales@example.com www.example.com'],
      ['H1', 'Quotation Q000123 version 2'],
      ['H2', 'TO'],
      ['P', 'ŁÓDŹ BUILDERS & SONS LTD'],
      ['P', 'Zoë O’Neill 2 MILL LANE YORK YO1 7HH'],
      ['H2', 'SITE'],
      ['P', 'Unit 4'],
      ['P', '12 HIGH STREET WETHERBY LS22 6LT'],
      [
        'Table',
        [
          fact('Date', '23 November 2026'),
          fact('Valid until', '23 February 2027'),
          fact('Your reference', 'PO 77'),
          fact('Branch', 'Leeds'),
          fact('Your contact', 'Priya Shah'),
        ],
      ],
      [
        'Table',
        [
          [
            'TR',
            [
              ['TH', 'DESCRIPTION'],
              ['TH', 'QUANTITY'],
              ['TH', 'PRICE'],
            ],
          ],
          [
            'TR',
            [
              ['TD', 'Roof trusses ROOF TRUSSES FOR A WAREHOUSE'],
              ['TD', '1,200'],
              ['TD', '£1,234,567.89'],
            ],
          ],
          [
            'TR',
            [
              ['TH', 'Total'],
              ['TD', ''],
              ['TD', '£1,234,567.89'],
            ],
          ],
        ],
      ],
      ['H2', 'TERMS'],
      ['P', 'Prices are in pounds sterling and exclude VAT.'],
      ['P', 'The offer ends on the date above.'],
    ],
  ]);
  expect(artifacts).toEqual([
    expect.stringMatching(/^Artifact: Branchline Building Products Ltd/),
    'Artifact: Quotation Q000123 version 2 · page 1 of 1',
  ]);
});
