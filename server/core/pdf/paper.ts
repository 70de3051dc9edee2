import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import type { Font } from 'fontkit';
import { Fonts, type Run } from './fonts.ts';
import { linesOf, type Line } from './lines.ts';

/** All lengths are points, from the top left corner of the page. */
export interface Place {
  /** The first is 0. */
  readonly page: number;
  readonly y: number;
}

export interface Column {
  readonly x: number;
  readonly width: number;
}

export interface Style {
  readonly size: number;
  readonly color: string;
  readonly bold?: boolean;
  readonly align?: 'left' | 'right';
  /** Between letters. */
  readonly spacing?: number;
}

/** An element of the structure that screen readers follow. */
export type Element = PDFKit.PDFStructureElement;

export interface PaperOptions {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly created: Date;
  /** As `en-GB`. */
  readonly language: string;
  readonly margins: { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };
}

/** Of Roboto, for a size of 1: a line is 25 % higher than its letters. */
const lineHeight = ((1900 + 500) / 2048) * 1.25;
const ascent = 1900 / 2048;

export const heightOfLine = (size: number): number => size * lineHeight;

export const isAfter = (a: Place, b: Place): boolean => a.page > b.page || (a.page === b.page && a.y > b.y);
export const latest = (places: readonly Place[]): Place => places.reduce((a, b) => (isAfter(b, a) ? b : a));

/**
 * Writes an A4 document that is accessible (PDF/UA): it has a language, a title that readers show in place of the file
 * name, and a tree of headings, paragraphs and tables. What is no part of it, such as lines and page numbers, is marked
 * as an artifact. Texts are broken into lines and run on to further pages.
 */
export class Paper {
  readonly content: Column;
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: Element;
  readonly #options: PaperOptions;
  readonly #fonts = new Fonts();
  readonly #names = new Map<Font, string>();
  readonly #bytes: Uint8Array[] = [];

  constructor(options: PaperOptions) {
    const { title, author, subject, created, language, margins } = options;
    this.#options = options;
    this.#doc = new PDFDocument({
      size: 'A4',
      margins: { top: 0, bottom: 0, left: 0, right: 0 },
      bufferPages: true,
      pdfVersion: '1.7',
      // The types know only the subsets for archives yet.
      subset: 'PDF/UA' as never,
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: author, Subject: subject, CreationDate: created },
      // Every text chooses its font. The default would load Helvetica.
      font: null as never,
    });
    this.#doc.on('data', (bytes: Uint8Array) => this.#bytes.push(bytes));
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
    this.content = { x: margins.left, width: this.#doc.page.width - margins.left - margins.right };
  }

  get start(): Place {
    return { page: 0, y: this.#options.margins.top };
  }

  /** Where texts end. What is written on each page stands below. */
  get bottom(): number {
    return this.#doc.page.height - this.#options.margins.bottom;
  }

  /** Adds an element to another, or to the document: `H1`, `P`, `Table`, `TR`, `TD`. */
  element(type: string, within = this.#root): Element {
    const element = this.#doc.struct(type);
    within.add(element);
    return element;
  }

  /** Adds the head of a column or row to the row of a table. */
  head(scope: 'Column' | 'Row', row: Element): Element {
    const options: object = { scope };
    const element = this.#doc.struct('TH', options);
    row.add(element);
    return element;
  }

  /** The width of a text that is not broken. */
  widthOf(text: string, style: Style): number {
    return Math.max(...this.linesOf(text, style, Infinity).map(({ width }) => width));
  }

  linesOf(text: string, style: Style, width: number): Line[] {
    return linesOf(text, width, {
      runsOf: (part) => this.#fonts.runsOf(part, style.bold ?? false),
      measure: (run) => this.#measure(run, style),
    });
  }

  /** Height in points. */
  heightOf(text: string, style: Style, width: number): number {
    return this.linesOf(text, style, width).length * heightOfLine(style.size);
  }

  /** Writes a text as the content of an element. @returns the place below it */
  write(text: string, style: Style, { x, width }: Column, from: Place, element: Element): Place {
    const height = heightOfLine(style.size);
    let [at, isOpen] = [from, false];
    for (const line of this.linesOf(text, style, width)) {
      const place = this.fit(at, height);
      if (isOpen && place.page !== at.page) this.#doc.endMarkedContent();
      if (!isOpen || place.page !== at.page) {
        this.#turnTo(place.page);
        element.add(this.#doc.markStructureContent('Span'));
      }
      isOpen = true;
      this.#draw(line, style, style.align === 'right' ? x + width - line.width : x, place.y);
      at = { page: place.page, y: place.y + height };
    }
    this.#doc.endMarkedContent();
    return at;
  }

  /** The place for something of a height: the given one, or the top of the next page if too little of this is left. */
  fit(at: Place, height: number): Place {
    const { top } = this.#options.margins;
    // Sums of heights are not exact.
    const isFull = at.y > top && at.y + height > this.bottom + 0.01;
    return isFull ? { page: at.page + 1, y: top } : at;
  }

  /** Draws a horizontal line of a thickness, below a place. */
  rule({ page, y }: Place, { x, width }: Column, thickness: number, color: string): void {
    this.#turnTo(page);
    this.#doc.markContent('Artifact', { type: 'Layout' });
    this.#doc.rect(x, y, width, thickness).fill(color);
    this.#doc.endMarkedContent();
  }

  /** Lets something be written on each page that is no part of the document, such as its number, and ends it. */
  async end(
    onPage: (draw: (text: string, style: Style, column: Column, y: number) => void, page: number, of: number) => void,
  ) {
    const { count } = this.#doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.#turnTo(page);
      this.#doc.markContent('Artifact', { type: 'Pagination' });
      const draw = (text: string, style: Style, { x, width }: Column, y: number) =>
        this.linesOf(text, style, width).forEach((line, i) =>
          this.#draw(
            line,
            style,
            style.align === 'right' ? x + width - line.width : x,
            y + i * heightOfLine(style.size),
          ),
        );
      onPage(draw, page + 1, count);
      this.#doc.endMarkedContent();
    }
    this.#doc.end();
    await once(this.#doc, 'end');
    return new Uint8Array(Buffer.concat(this.#bytes));
  }

  #turnTo(page: number): void {
    while (this.#doc.bufferedPageRange().count <= page) this.#doc.addPage();
    this.#doc.switchToPage(page);
  }

  #draw({ runs }: Line, style: Style, from: number, y: number): void {
    const { size, color, spacing } = style;
    let x = from;
    for (const run of runs) {
      // A reader that copies or speaks the text gets the letter that no font has.
      if (run.insteadOf !== undefined) this.#doc.markContent('Span', { actual: run.insteadOf });
      this.#use(run.font, size).fillColor(color);
      this.#doc.text(run.text, x, y + size * ascent, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...(spacing && { characterSpacing: spacing }),
      });
      if (run.insteadOf !== undefined) this.#doc.endMarkedContent();
      x += this.#measure(run, style);
    }
  }

  #measure({ font, text }: Run, { size, spacing }: Style): number {
    return this.#use(font, size).widthOfString(text, spacing ? { characterSpacing: spacing } : {});
  }

  #use(font: Font, size: number) {
    let name = this.#names.get(font);
    if (name === undefined) {
      name = `font ${this.#names.size}`;
      this.#names.set(font, name);
      // pdfkit takes an open font, which its types do not say yet.
      this.#doc.registerFont(name, font as never);
    }
    return this.#doc.font(name, size);
  }
}
