import {
  Paper,
  heightOfLine,
  latest,
  type Column,
  type Element,
  type Place,
  type Style,
} from '../../core/pdf/paper.ts';
import { longDay } from '../common/long-day.ts';
import type { Letterhead, Party, QuotationContent } from './content.ts';

const ink = '#1c2733';
const quiet = '#5b6775';
const line = '#d5dbe1';

const body: Style = { size: 10, color: ink };
const strong: Style = { ...body, bold: true };
const label: Style = { size: 7.5, bold: true, color: quiet, spacing: 0.5 };
const small: Style = { size: 8, color: quiet };

const margins = { top: 56, bottom: 72, left: 56, right: 56 };

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const money = (pence: number): string => pounds.format(pence / 100);
const below = ({ page, y }: Place, points: number): Place => ({ page, y: y + points });

/** The pages of a quotation on A4: letterhead, addresses, dates, value, terms. The same content gives the same bytes. */
export function pdfOf(quotation: QuotationContent): Promise<Uint8Array> {
  const { letterhead, quoteNo, versionNo, description, date } = quotation;
  const title = `Quotation ${quoteNo} version ${versionNo}`;
  const paper = new Paper({
    title,
    author: letterhead.companyName,
    subject: description,
    created: new Date(`${date}T00:00:00Z`),
    language: 'en-GB',
    margins,
  });
  let at = head(paper, letterhead, paper.start);
  at = paper.write(title, { size: 18, bold: true, color: ink }, paper.content, below(at, 24), paper.element('H1'));
  at = parties(paper, quotation, below(at, 16));
  at = values(paper, quotation, below(at, 24));
  if (letterhead.terms) terms(paper, letterhead.terms, below(at, 16));
  return paper.end((draw, page, pages) => foot(paper, letterhead, `${title} · page ${page} of ${pages}`, draw));
}

/** The name of the company, and its details at the right, which take half of the width at most. */
function head(paper: Paper, { companyName, address, phoneNo, email, website }: Letterhead, from: Place): Place {
  const gap = 24;
  const style: Style = { size: 8.5, color: quiet, align: 'right' };
  const details = [...address, ...[phoneNo, email, website].filter((text) => text !== null)].join('\n');
  const [left, right] = split(paper, gap, paper.widthOf(details, style));
  const name = paper.write(companyName, { size: 16, bold: true, color: ink }, left, from, paper.element('P'));
  return latest([name, paper.write(details, style, right, from, paper.element('P'))]);
}

/** Two columns, of which the right one is as wide as its content, but not wider than the left one. */
function split({ content: { x, width } }: Paper, gap: number, wanted: number): [Column, Column] {
  const right = Math.min(wanted, (width - gap) / 2);
  return [
    { x, width: width - gap - right },
    { x: x + width - right, width: right },
  ];
}

/** The customer, the site and the facts, side by side. */
function parties(paper: Paper, quotation: QuotationContent, from: Place): Place {
  const [gap, facts] = [20, 190];
  const { x, width } = paper.content;
  const column = (width - facts - 2 * gap) / 2;
  return latest([
    party(paper, 'To', quotation.customer, { x, width: column }, from),
    party(paper, 'Site', quotation.site, { x: x + column + gap, width: column }, from),
    factsOf(paper, quotation, { x: x + width - facts, width: facts }, from),
  ]);
}

function party(paper: Paper, title: string, { name, attention, address }: Party, column: Column, from: Place): Place {
  let at = paper.write(title.toUpperCase(), label, column, from, paper.element('H2'));
  at = paper.write(name, strong, column, at, paper.element('P'));
  const lines = [...(attention ? [attention] : []), ...address].join('\n');
  return lines ? paper.write(lines, body, column, at, paper.element('P')) : at;
}

function factsOf(paper: Paper, content: QuotationContent, { x, width }: Column, from: Place): Place {
  const { date, expiryDate, deliveryDate, customerRef, branch, salesExec } = content;
  const facts: (readonly [string, string | null])[] = [
    ['Date', longDay(date)],
    ['Valid until', expiryDate && longDay(expiryDate)],
    ['Delivery required', deliveryDate && longDay(deliveryDate)],
    ['Your reference', customerRef],
    ['Branch', branch],
    ['Your contact', salesExec],
  ];
  const shown = facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
  const style: Style = { ...body, color: quiet };
  const left = { x, width: Math.max(...shown.map(([name]) => paper.widthOf(name, style))) };
  const right = { x: x + left.width + 8, width: width - left.width - 8 };
  const table = paper.element('Table');
  let at = from;
  for (const [name, value] of shown) {
    const row = paper.element('TR', table);
    const top = paper.fit(below(at, 2), heightOfLine(body.size));
    const named = paper.write(name, style, left, top, paper.head('Row', row));
    at = below(latest([named, paper.write(value, body, right, top, paper.element('TD', row))]), 2);
  }
  return at;
}

interface Cell {
  /** One below the other. */
  readonly texts: readonly (readonly [string, Style])[];
  readonly column: Column;
  readonly element: (row: Element) => Element;
}

/** The table of description, quantity and price. A row stands on one page, unless it is longer than a page. */
function values(paper: Paper, { description, productType, quantity, value }: QuotationContent, from: Place): Place {
  const { x, width } = paper.content;
  const gap = 12;
  const atRight = (style: Style): Style => ({ ...style, align: 'right' });
  const total: Style = { ...strong, size: 12 };
  const [count, price] = [quantity.toLocaleString('en-GB'), money(value)];
  const widthOf = (...texts: [string, Style][]) =>
    Math.max(...texts.map(([text, style]) => paper.widthOf(text, style)));
  const [countWidth, priceWidth] = [
    widthOf(['QUANTITY', label], [count, body]),
    widthOf(['PRICE', label], [price, body], [price, total]),
  ];
  const columns: Column[] = [
    { x, width: width - countWidth - priceWidth - 2 * gap },
    { x: x + width - priceWidth - gap - countWidth, width: countWidth },
    { x: x + width - priceWidth, width: priceWidth },
  ];
  const table = paper.element('Table');
  const cell = (i: number, tag: 'Column' | 'Row' | null, ...texts: [string, Style][]): Cell => ({
    texts,
    column: columns[i]!,
    element: (row) => (tag ? paper.head(tag, row) : paper.element('TD', row)),
  });
  const rows: Cell[][] = [
    ['DESCRIPTION', 'QUANTITY', 'PRICE'].map((text, i) => cell(i, 'Column', [text, i ? atRight(label) : label])),
    [
      cell(0, null, [productType, strong], [description, body]),
      cell(1, null, [count, atRight(body)]),
      cell(2, null, [price, atRight(body)]),
    ],
    [cell(0, 'Row', ['Total', strong]), cell(1, null), cell(2, null, [price, atRight(total)])],
  ];
  return rows.reduce((at, cells) => rowOf(paper, table, cells, at), from);
}

function rowOf(paper: Paper, table: Element, cells: readonly Cell[], from: Place): Place {
  const [padding, thickness] = [6, 0.75];
  const heights = cells.map(({ texts, column }) =>
    texts.reduce((sum, [text, style]) => sum + paper.heightOf(text, style, column.width), 0),
  );
  const at = below(paper.fit(from, Math.max(...heights) + 2 * padding + thickness), padding);
  const row = paper.element('TR', table);
  const ends = cells.map(({ texts, column, element }) => {
    const tag = element(row);
    return texts.reduce((place, [text, style]) => paper.write(text, style, column, place, tag), at);
  });
  const end = below(latest(ends), padding);
  paper.rule(end, paper.content, thickness, line);
  return below(end, thickness);
}

function terms(paper: Paper, text: string, from: Place): void {
  let at = paper.write('TERMS', label, paper.content, from, paper.element('H2'));
  for (const paragraph of text.split(/\n+/))
    at = below(paper.write(paragraph, body, paper.content, below(at, 2), paper.element('P')), 2);
}

type Draw = Parameters<Parameters<Paper['end']>[0]>[0];

/** The company's name and numbers, and at the right which page of which quotation this is. */
function foot(paper: Paper, { companyName, companyNo, vatNo }: Letterhead, page: string, draw: Draw): void {
  const facts = [companyName, companyNo && `Company no. ${companyNo}`, vatNo && `VAT no. ${vatNo}`].filter(Boolean);
  const [left, right] = split(paper, 16, paper.widthOf(page, small));
  draw(facts.join(' · '), small, left, paper.bottom + 16);
  draw(page, { ...small, align: 'right' }, right, paper.bottom + 16);
}
