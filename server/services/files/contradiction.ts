import { supportedExtensions } from 'file-type';
import type { Kind } from './kind.ts';

/** Groups of formats that are harmless to mix up, or that contain one another, such as formats of pictures. */
const alike = [
  'jpg jpeg jpe jfif png apng gif webp avif bmp tif tiff heic heif jxl dng nef cr2 cr3 arw orf rw2 raf',
  'zip docx docm dotx dotm xlsx xlsm xltx xltm pptx pptm potx potm ppsx ppsm vsdx odt ott ods ots odp otp pages numbers key doc xls ppt msg cfb rtf xml',
  'gz tgz tar.gz',
  'mp4 m4v mov 3gp 3g2 m4a mj2 mkv webm avi mpg mpeg asf wmv',
  'mp3 mp2 aac wav ogg oga opus flac amr ac3',
].map((endings) => new Set(endings.split(' ')));

/** Formats that always begin in a way that is recognised. */
const recognisable = new Set('pdf jpg jpeg png gif webp bmp tif tiff heic zip docx xlsx pptx odt ods'.split(' '));

/** Endings of files that people read as text. Their content may begin like that of another format by chance. */
const textual = new Set('txt csv tsv md log eml htm html json svg xml ics vcf'.split(' '));

const programs: Readonly<Record<string, string>> = {
  exe: 'a Windows program',
  elf: 'a Linux program',
  macho: 'a macOS program',
  lnk: 'a Windows shortcut',
  reg: 'a change of the Windows registry',
  docm: 'a document with macros',
  dotm: 'a document with macros',
  xlsm: 'a workbook with macros',
  xltm: 'a workbook with macros',
  pptm: 'a presentation with macros',
  potm: 'a presentation with macros',
  ppsm: 'a presentation with macros',
};

/**
 * Says that the content of a file contradicts the ending of its name. Null if they agree, or if the ending says
 * nothing.
 */
export function contradiction(name: string, { ending: content, isText }: Kind): string | null {
  const ending = endingOf(name);
  if (!ending || agrees(ending, content, isText)) return null;
  return `The name "${name}" says ${ending.toUpperCase()}, but the content is ${titleOf(content, isText)}.`;
}

/** The ending of a name, in small letters. Windows leaves out dots and blanks at its end. Null if there is none. */
export const endingOf = (name: string): string | null =>
  /\.([^.]+)$/.exec(name.replace(/[. ]+$/, ''))?.[1]?.toLowerCase() ?? null;

function agrees(ending: string, content: string | null, isText: boolean): boolean {
  if (textual.has(ending)) return isText || content === null;
  if (content === null) return !recognisable.has(ending);
  if (content === ending || alike.some((endings) => endings.has(ending) && endings.has(content))) return true;
  return !isKnown(ending);
}

const isKnown = (ending: string): boolean =>
  supportedExtensions.has(ending as never) || alike.some((endings) => endings.has(ending));

/** What a content is called in a sentence. */
export function titleOf(content: string | null, isText: boolean): string {
  if (content === null) return isText ? 'plain text' : 'of an unknown kind';
  return programs[content] ?? content.toUpperCase();
}
