import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { sheetLanguage, type Sheet, type SheetCell, type SheetFormat } from './sheet.ts';

const type = 'application/vnd.oasis.opendocument.spreadsheet';
const office = 'urn:oasis:names:tc:opendocument:xmlns';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Writes an ODS file row by row: typed values, column widths, a heading that stays in view, and filters. */
export async function writeOds(sheet: Sheet, to: Writable): Promise<void> {
  const zip = new ZipFile();
  // A reader finds the type at the start of the file, so it comes first and is not compressed.
  zip.addBuffer(Buffer.from(type), 'mimetype', { compress: false });
  zip.addBuffer(Buffer.from(head + manifest), 'META-INF/manifest.xml');
  zip.addBuffer(Buffer.from(head + styles), 'styles.xml');
  zip.addBuffer(Buffer.from(head + settings), 'settings.xml');
  zip.addBuffer(Buffer.from(head + metaOf(sheet)), 'meta.xml');
  const content = Readable.from(contentOf(sheet));
  zip.addReadStream(content, 'content.xml');
  zip.end();
  // An error of the rows ends the file.
  content.once('error', (error) => (zip.outputStream as Readable).destroy(error));
  await pipeline(zip.outputStream, to);
}

/** Rows that are written together. */
const BATCH_SIZE = 500;

async function* contentOf(sheet: Sheet): AsyncGenerator<string, void> {
  yield head + start(sheet);
  let lines = [rowOf(sheet.columns.map(({ title }) => ({ text: title, wraps: false })))];
  for await (const cells of sheet.rows) {
    lines.push(rowOf(cells));
    if (lines.length < BATCH_SIZE) continue;
    yield lines.join('');
    lines = [];
  }
  yield lines.join('') + end(sheet);
}

/** Each format as a style of numbers, in the order of its parts. */
const part = (name: string, more = '') => `<number:${name}${more}/>`;
const [day, month, year, hours, minutes] = ['day', 'month', 'year', 'hours', 'minutes'].map((name) =>
  part(name, ' number:style="long"'),
);
const said = (text: string) => `<number:text>${text}</number:text>`;
const amount = part('number', ' number:min-integer-digits="1" number:decimal-places="2" number:grouping="true"');
const date = day + said('/') + month + said('/') + year;
const formats: Readonly<Record<SheetFormat, readonly [element: string, parts: string]>> = {
  money: ['number-style', said('£') + amount],
  date: ['date-style', date],
  'date-time': ['date-style', `${date}${said(' ')}${hours}${said(':')}${minutes}`],
  'year-month': ['date-style', month + said('/') + year],
  time: ['time-style', hours + said(':') + minutes],
};

/** The style of a text that is shown in lines as wide as its column. */
const wrapped =
  '<style:style style:name="wrapped" style:family="table-cell"><style:table-cell-properties fo:wrap-option="wrap" style:vertical-align="top"/></style:style>';

function start({ columns }: Sheet): string {
  const widths = columns.map(
    ({ width }, i) =>
      `<style:style style:name="co${i}" style:family="table-column"><style:table-column-properties style:column-width="${(width * 0.19).toFixed(2)}cm"/></style:style>`,
  );
  const numbers = Object.entries(formats).map(
    ([name, [element, parts]]) =>
      `<number:${element} style:name="n-${name}">${parts}</number:${element}><style:style style:name="${name}" style:family="table-cell" style:data-style-name="n-${name}"/>`,
  );
  const names = { office: 'office', style: 'style', text: 'text', table: 'table', number: 'datastyle' };
  const spaces = Object.entries(names).map(([prefix, name]) => `xmlns:${prefix}="${office}:${name}:1.0"`);
  return `<office:document-content ${spaces.join(' ')} xmlns:fo="${office}:xsl-fo-compatible:1.0" office:version="1.2"><office:automatic-styles>${widths.join('')}${numbers.join('')}${wrapped}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="List">${columns.map((_, i) => `<table:table-column table:style-name="co${i}"/>`).join('')}`;
}

function end(sheet: Sheet): string {
  const range = `List.A1:List.${columnName(sheet.columns.length)}${1 + sheet.count()}`;
  return `</table:table><table:database-ranges><table:database-range table:name="List" table:target-range-address="${range}" table:display-filter-buttons="true"/></table:database-ranges></office:spreadsheet></office:body></office:document-content>`;
}

const rowOf = (cells: readonly SheetCell[]) => `<table:table-row>${cells.map(cellOf).join('')}</table:table-row>`;

function cellOf(cell: SheetCell): string {
  if (cell === null) return '<table:table-cell/>';
  if ('text' in cell)
    return `<table:table-cell${cell.wraps ? ' table:style-name="wrapped"' : ''} office:value-type="string"><text:p>${escaped(cell.text)}</text:p></table:table-cell>`;
  const { number, format, shown } = cell;
  const style = format ? ` table:style-name="${format}"` : '';
  return `<table:table-cell${style} ${valueOf(number, format)}><text:p>${shown}</text:p></table:table-cell>`;
}

function valueOf(number: number, format: SheetFormat | null): string {
  if (format === null || format === 'money') return `office:value-type="float" office:value="${number}"`;
  const text = new Date(Math.round(number * 1440) * 60_000 + Date.UTC(1899, 11, 30)).toISOString();
  if (format === 'time')
    return `office:value-type="time" office:time-value="PT${text.slice(11, 13)}H${text.slice(14, 16)}M00S"`;
  return `office:value-type="date" office:date-value="${text.slice(0, format === 'date-time' ? 19 : 10)}"`;
}

/** A text between tags: line breaks as elements, and without characters that XML does not allow. */
const escaped = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\r\n|\r|\n/g, '<text:line-break/>')
    .replaceAll('\t', '<text:tab/>')
    .replaceAll(/ {2,}/g, (spaces) => ` <text:s text:c="${spaces.length - 1}"/>`);

/** 1 → A, 27 → AA. */
function columnName(number: number): string {
  const [rest, letter] = [Math.floor((number - 1) / 26), (number - 1) % 26];
  return (rest ? columnName(rest) : '') + String.fromCodePoint(65 + letter);
}

const manifest = `<manifest:manifest xmlns:manifest="${office}:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:version="1.2" manifest:media-type="${type}"/>${['content.xml', 'styles.xml', 'settings.xml', 'meta.xml'].map((name) => `<manifest:file-entry manifest:full-path="${name}" manifest:media-type="text/xml"/>`).join('')}</manifest:manifest>`;

const [language, country] = sheetLanguage.split('-');

/** The language of all texts. */
const styles = `<office:document-styles xmlns:office="${office}:office:1.0" xmlns:style="${office}:style:1.0" xmlns:fo="${office}:xsl-fo-compatible:1.0" office:version="1.2"><office:styles><style:default-style style:family="table-cell"><style:text-properties fo:language="${language}" fo:country="${country}"/></style:default-style></office:styles></office:document-styles>`;

const metaOf = ({ title }: Sheet) =>
  `<office:document-meta xmlns:office="${office}:office:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" office:version="1.2"><office:meta><dc:title>${escaped(title)}</dc:title><dc:language>${sheetLanguage}</dc:language></office:meta></office:document-meta>`;

/** Keeps the first row in view. */
const item = (name: string, kind: string, value: string) =>
  `<config:config-item config:name="${name}" config:type="${kind}">${value}</config:config-item>`;
const settings = `<office:document-settings xmlns:office="${office}:office:1.0" xmlns:config="${office}:config:1.0" office:version="1.2"><office:settings><config:config-item-set config:name="ooo:view-settings"><config:config-item-map-indexed config:name="Views"><config:config-item-map-entry>${item('ViewId', 'string', 'view1')}<config:config-item-map-named config:name="Tables"><config:config-item-map-entry config:name="List">${item('VerticalSplitMode', 'short', '2')}${item('VerticalSplitPosition', 'int', '1')}${item('PositionBottom', 'int', '1')}${item('ActiveSplitRange', 'short', '2')}</config:config-item-map-entry></config:config-item-map-named></config:config-item-map-entry></config:config-item-map-indexed></config:config-item-set></office:settings></office:document-settings>`;
