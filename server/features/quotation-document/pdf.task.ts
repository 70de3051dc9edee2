import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Task } from '../../services/heavy/task.ts';
import type { QuotationContent } from './content.ts';
import { layoutOf } from './layout.ts';

/** pdfmake with its fonts. Loaded when a thread makes its first PDF. */
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

/** The PDF of a quotation. The same content gives the same bytes. */
const pdfTask: Task<QuotationContent, Uint8Array> = {
  name: 'quotation PDF',
  async run(quotation) {
    const pdfmake = await (loading ??= load());
    return pdfmake.createPdf(layoutOf(quotation)).getBuffer();
  },
};

export default pdfTask;
