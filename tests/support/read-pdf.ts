import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Texts of each page of a PDF, in reading order, joined by spaces. */
export async function readPdf(file: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent();
    pages.push(
      items
        .flatMap((item) => ('str' in item ? [item.str] : []))
        .join(' ')
        .replace(/\s+/g, ' '),
    );
  }
  return pages;
}
