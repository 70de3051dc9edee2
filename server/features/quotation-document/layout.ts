import type { Column, Content, ContentText, Margins, TDocumentDefinitions, TableCell } from 'pdfmake/interfaces.js';
import type { Letterhead, Party, QuotationContent } from './content.ts';

const ink = '#1c2733';
const quiet = '#5b6775';
const line = '#d5dbe1';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const money = (pence: number): string => pounds.format(pence / 100);
/** `2026-11-23` → `23 November 2026` */
export const longDay = (iso: string): string => longDate.format(new Date(`${iso}T00:00:00Z`));

/** The page of a quotation on A4: letterhead, addresses, dates, value, terms. Longer texts run on to further pages. */
export function layoutOf(quotation: QuotationContent): TDocumentDefinitions {
  const { letterhead, quoteNo, versionNo } = quotation;
  const title = `Quotation ${quoteNo} version ${versionNo}`;
  return {
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 72],
    info: {
      title,
      author: letterhead.companyName,
      subject: quotation.description,
      // The same content gives the same bytes, whenever the file is made.
      creationDate: new Date(`${quotation.date}T00:00:00Z`),
    },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: ink },
    content: [
      headOf(letterhead),
      { text: title, fontSize: 18, bold: true, margin: [0, 24, 0, 16] },
      {
        columns: [partyOf('To', quotation.customer), partyOf('Site', quotation.site), factsOf(quotation)],
        columnGap: 20,
      },
      valueOf(quotation),
      ...(letterhead.terms ? [section('Terms', letterhead.terms)] : []),
    ],
    footer: (page, pages) => footerOf(letterhead, title, page, pages),
  };
}

const headOf = ({ companyName, address, phoneNo, email, website }: Letterhead): Content => ({
  columns: [
    { text: companyName, fontSize: 16, bold: true, width: '*' },
    {
      text: [...address, ...[phoneNo, email, website].filter((text) => text !== null)].join('\n'),
      fontSize: 8.5,
      color: quiet,
      alignment: 'right',
      width: 'auto',
    },
  ],
  columnGap: 24,
});

const label = (text: string, alignment: 'left' | 'right' = 'left'): ContentText => ({
  alignment,
  text: text.toUpperCase(),
  fontSize: 7.5,
  bold: true,
  color: quiet,
  characterSpacing: 0.5,
});

const partyOf = (title: string, { name, attention, address }: Party): Column => ({
  width: '*',
  stack: [label(title), { text: name, bold: true }, ...(attention ? [attention] : []), ...address],
});

function factsOf({ date, expiryDate, deliveryDate, customerRef, branch, salesExec }: QuotationContent): Column {
  const facts: (readonly [string, string | null])[] = [
    ['Date', longDay(date)],
    ['Valid until', expiryDate && longDay(expiryDate)],
    ['Delivery required', deliveryDate && longDay(deliveryDate)],
    ['Your reference', customerRef],
    ['Branch', branch],
    ['Your contact', salesExec],
  ];
  return {
    width: 190,
    layout: 'noBorders',
    table: {
      widths: ['auto', '*'],
      body: facts.flatMap(([name, value]): TableCell[][] => (value ? [[{ text: name, color: quiet }, value]] : [])),
    },
  };
}

const valueOf = ({ description, productType, quantity, value }: QuotationContent): Content => ({
  margin: [0, 24, 0, 16],
  table: {
    headerRows: 1,
    widths: ['*', 'auto', 'auto'],
    dontBreakRows: true,
    body: [
      [label('Description'), label('Quantity', 'right'), label('Price', 'right')],
      [
        { stack: [{ text: productType, bold: true }, description] },
        { text: quantity.toLocaleString('en-GB'), alignment: 'right' },
        { text: money(value), alignment: 'right' },
      ],
      [
        { text: 'Total', bold: true, colSpan: 2 },
        '',
        { text: money(value), bold: true, fontSize: 12, alignment: 'right' },
      ],
    ],
  },
  layout: {
    hLineWidth: (row) => (row === 0 ? 0 : 0.75),
    vLineWidth: () => 0,
    hLineColor: () => line,
    paddingLeft: (column) => (column === 0 ? 0 : 12),
    paddingRight: () => 0,
    paddingTop: () => 6,
    paddingBottom: () => 6,
  },
});

const section = (title: string, text: string): Content => ({
  margin: [0, 0, 0, 14],
  stack: [
    label(title),
    ...text.split(/\n+/).map((paragraph) => ({ text: paragraph, margin: [0, 2, 0, 2] as Margins })),
  ],
});

const footerOf = (
  { companyName, companyNo, vatNo }: Letterhead,
  title: string,
  page: number,
  pages: number,
): Content => ({
  margin: [56, 16, 56, 0],
  fontSize: 8,
  color: quiet,
  columns: [
    [companyName, companyNo && `Company no. ${companyNo}`, vatNo && `VAT no. ${vatNo}`].filter(Boolean).join(' · '),
    { text: `${title} · page ${page} of ${pages}`, alignment: 'right', width: 'auto' },
  ],
  columnGap: 16,
});
