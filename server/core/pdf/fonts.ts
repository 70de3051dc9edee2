import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';

/**
 * The fonts of a document, each asked for the letters that those before it lack. Roboto has the European languages, Noto
 * Sans all other Latin, Greek and Cyrillic letters, the others arrows, mathematical and technical signs. A font without
 * a bold face is regular in bold texts too.
 */
const families: readonly (readonly [regular: string, bold?: string])[] = [
  [
    '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf',
    '@expo-google-fonts/roboto/500Medium/Roboto_500Medium.ttf',
  ],
  [
    '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    '@expo-google-fonts/noto-sans/500Medium/NotoSans_500Medium.ttf',
  ],
  ['@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff'],
  [
    '@fontsource/noto-sans-symbols/files/noto-sans-symbols-symbols-400-normal.woff',
    '@fontsource/noto-sans-symbols/files/noto-sans-symbols-symbols-500-normal.woff',
  ],
  ['@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'],
];

/** Shown for a letter that no font has. */
const replacement = '\ufffd';

/** A part of a text in one font. */
export interface Run {
  readonly font: Font;
  readonly text: string;
  /** What the text stands for, if no font has its letters. */
  readonly insteadOf?: string;
}

/** The bytes of the font files that a thread has read. */
const files = new Map<string, Buffer>();

function read(path: string): Buffer {
  let bytes = files.get(path);
  if (!bytes) {
    const [scope, name, ...rest] = path.split('/') as [string, string, ...string[]];
    const folder = dirname(createRequire(import.meta.url).resolve(`${scope}/${name}/package.json`));
    bytes = readFileSync(join(folder, ...rest));
    files.set(path, bytes);
  }
  return bytes;
}

/** Invisible characters, such as soft hyphens and marks of direction, and controls. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** Scripts that are written from right to left. Their lines would have to be put in order too. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Letters with their accents, as people count them: no line ends between an accent and its letter. */
export const lettersOf = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment);

const has = (font: Font, text: string): boolean => {
  for (const letter of text) if (!font.hasGlyphForCodePoint(letter.codePointAt(0)!)) return false;
  return true;
};

/**
 * The open fonts of one document. They are not shared: once fontkit has cut the letters of a document out of a font, it
 * no longer knows what some of them mean.
 */
export class Fonts {
  readonly #open = new Map<string, Font>();

  /** Divides a text into runs, each in the first font that has its letters. */
  runsOf(text: string, bold: boolean): Run[] {
    const shown = text.normalize('NFC').replace(/\s/gu, ' ').replace(invisible, '');
    const faces = families.map(([regular, medium]) => (bold && medium) || regular);
    const first = this.#font(faces[0]!);
    if (has(first, shown)) return shown ? [{ font: first, text: shown }] : [];
    const runs: Run[] = [];
    for (const letter of lettersOf(shown)) {
      const run = this.#runOf(letter, faces);
      const last = runs.at(-1);
      const joins = last && last.font === run.font && last.insteadOf === undefined && run.insteadOf === undefined;
      if (joins) runs[runs.length - 1] = { font: run.font, text: last.text + run.text };
      else runs.push(run);
    }
    return runs;
  }

  /** The letters of some texts that no font has, each once. They are printed as �. */
  lacking(texts: readonly string[]): string[] {
    const runs = texts.flatMap((text) => this.runsOf(text, false));
    return [...new Set(runs.flatMap(({ insteadOf }) => insteadOf ?? []))];
  }

  /** A letter that no font has is written in simpler ones that mean the same (㎡ as m2), or else as �. */
  #runOf(letter: string, faces: readonly string[]): Run {
    const texts = rightToLeft.test(letter) ? [] : new Set([letter, letter.normalize('NFKC')]);
    for (const text of texts)
      for (const face of faces) if (has(this.#font(face), text)) return { font: this.#font(face), text };
    return { font: this.#font(faces[0]!), text: replacement, insteadOf: letter };
  }

  #font(path: string): Font {
    let font = this.#open.get(path);
    if (!font) {
      font = create(read(path)) as Font;
      this.#open.set(path, font);
    }
    return font;
  }
}
