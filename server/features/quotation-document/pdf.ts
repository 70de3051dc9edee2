import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { QuotationContent } from './content.ts';
import { layoutOf } from './layout.ts';

/** pdfmake with its fonts. Loaded when the first PDF is made, so that the server starts fast and stays small. */
let loading: Promise<typeof import('pdfmake')> | undefined;

async function load() {
  const { default: pdfmake } = await import('pdfmake');
  const folder = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts/Roboto');
  const font = (name: string): string => join(folder, `Roboto-${name}.ttf`);
  pdfmake.setFonts({
    Roboto: {
      normal: font('Regular'),
      bold: font('Medium'),
      italics: font('Italic'),
      bolditalics: font('MediumItalic'),
    },
  });
  // A document contains no pictures from elsewhere, and no files but the fonts.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(folder));
  return pdfmake;
}

/**
 * The PDF of a quotation; the same content gives the same bytes. It takes some 70 ms of work in the server's own
 * process, and 340 ms the first time, which loads the library.
 */
export async function quotationPdf(quotation: QuotationContent): Promise<Buffer> {
  const pdfmake = await (loading ??= load());
  return pdfmake.createPdf(layoutOf(quotation)).getBuffer();
}
