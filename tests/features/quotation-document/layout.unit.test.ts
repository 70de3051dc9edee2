import { expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import pdfTask from '../../../server/features/quotation-document/pdf.task.ts';
import type { QuotationContent } from '../../../server/features/quotation-document/content.ts';
import { readPdf } from '../../support/read-pdf.ts';

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
