import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';
import { layoutOf } from './layout.ts';
import type { QuotationDocument } from './quotation-document.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts/Roboto');
const font = (name: string): string => join(folder, `Roboto-${name}.ttf`);

pdfmake.setFonts({
  Roboto: { normal: font('Regular'), bold: font('Medium'), italics: font('Italic'), bolditalics: font('MediumItalic') },
});
// A document contains no pictures from elsewhere, and no files but the fonts.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(folder));

/** The PDF of a quotation. */
export const quotationPdf = (quotation: QuotationDocument): Promise<Buffer> =>
  pdfmake.createPdf(layoutOf(quotation)).getBuffer();
