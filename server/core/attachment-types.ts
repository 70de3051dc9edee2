/** Endings of the files that can be attached, unless the setting ATTACHMENT_TYPES names others. */
export const attachmentTypes: readonly string[] = [
  'pdf doc docx dot dotx odt ott rtf xls xlsx xlt xltx ods ots ppt pptx pps ppsx potx odp otp pages numbers key vsdx xps',
  'jpg jpeg jpe jfif png apng gif webp avif bmp tif tiff heic heif jxl',
  'eml msg ics vcf',
  'dwg dxf dwf dwfx ifc skp',
  'txt csv tsv md log xml json',
  'zip 7z rar tar gz tgz',
].flatMap((kind) => kind.split(' '));

/** Endings of programs, scripts and documents with macros, which can never be attached. */
const programs = new Set(
  [
    'exe com scr pif msi msp mst cpl dll sys ocx drv msc gadget application jnlp appx msix xll',
    'bat cmd ps1 psm1 psd1 ps1xml vb vbs vbe js jse mjs cjs ws wsf wsh wsc sct hta lnk url scf inf reg chm hlp',
    'jar class dex apk app command dmg pkg deb rpm run bin elf macho so dylib wasm swf crx xpi iso img vhd vhdx',
    'sh bash csh ksh zsh fish py pyc pyw pyz rb pl pm php phtml asp aspx jsp cgi',
    'docm dotm xlsm xltm xlam xla xlsb pptm potm ppsm ppam sldm',
  ].flatMap((kind) => kind.split(' ')),
);

export const isProgram = (ending: string): boolean => programs.has(ending);

/** Reads the setting: endings with or without a dot, with commas or blanks between them. Undefined if it is wrong. */
export function readAttachmentTypes(value: string): readonly string[] | undefined {
  const endings = value
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((ending) => ending.replace(/^\./, ''));
  const isRight = endings.length > 0 && endings.every((ending) => /^[a-z\d]{1,10}$/.test(ending) && !isProgram(ending));
  return isRight ? endings : undefined;
}
