import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const open = (file: Uint8Array) => getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;

/** Texts of each page of a PDF, in reading order, joined by spaces. */
export async function readPdf(file: Uint8Array): Promise<string[]> {
  const document = await open(file);
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

/** A text and the box around it, in points from the top left corner of its page. */
export interface Box {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the texts of a PDF stand, and the size of its pages. */
export async function boxesOf(file: Uint8Array): Promise<{ width: number; height: number; boxes: Box[] }> {
  const document = await open(file);
  const boxes: Box[] = [];
  let [width, height] = [0, 0];
  for (let page = 1; page <= document.numPages; page++) {
    const sheet = await document.getPage(page);
    ({ width, height } = sheet.getViewport({ scale: 1 }));
    for (const item of (await sheet.getTextContent()).items) {
      if (!('str' in item) || !item.str.trim()) continue;
      const [left, baseline] = [item.transform[4] as number, height - item.transform[5]];
      const [top, bottom] = [baseline - 0.75 * item.height, baseline + 0.25 * item.height];
      boxes.push({ page, text: item.str, left, right: left + item.width, top, bottom });
    }
  }
  return { width, height, boxes };
}

/** An element of the structure that a screen reader follows: its role, and its text or the elements in it. */
export type Tag = readonly [role: string, content: string | readonly Tag[]];

interface Node {
  readonly role?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

/** The structure of the first page, the texts that belong to none of its elements, and what the file says of itself. */
export async function structureOf(file: Uint8Array) {
  const document = await open(file);
  const page = await document.getPage(1);
  const texts = new Map<string, string>();
  const artifacts: string[] = [];
  const marks: { readonly tag?: string; readonly id?: string }[] = [];
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items)
    if ('str' in item) {
      const id = marks.findLast((mark) => mark.id)?.id;
      if (id) texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
      else if (item.str.trim()) artifacts.push(`${marks.at(-1)?.tag}: ${item.str}`);
    } else if (item.type === 'endMarkedContent') marks.pop();
    else marks.push(item as { tag?: string; id?: string });
  const tagOf = ({ role, children = [] }: Node): Tag => {
    const isText = children.every(({ id }) => id);
    const text = children.map(({ id }) => texts.get(id!) ?? '').join(' ');
    return [role!, isText ? text.replace(/\s+/g, ' ').trim() : children.map(tagOf)];
  };
  const [root] = ((await page.getStructTree()) as unknown as Node).children!;
  const { info, metadata } = await document.getMetadata();
  return {
    tree: tagOf(root!),
    artifacts,
    language: (info as { Language: string }).Language,
    title: (info as { Title: string }).Title,
    preferences: await document.getViewerPreferences(),
    standard: metadata?.get('pdfuaid:part'),
  };
}
