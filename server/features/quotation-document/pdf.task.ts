import type { Task } from '../../services/heavy/task.ts';
import type { QuotationContent } from './content.ts';

/** The PDF of a quotation. The same content gives the same bytes. */
const pdfTask: Task<QuotationContent, Uint8Array> = {
  name: 'quotation PDF',
  // A thread loads the fonts and what draws them when it makes its first PDF.
  run: async (quotation) => (await import('./layout.ts')).pdfOf(quotation),
};

export default pdfTask;
