// The kinds of parts and of what leads to them that run or fetch something by themselves (D77). Whatever is not
// named here is taken, also what nobody has heard of yet: each version of Word brings new parts.

/** Of the part that Word opens. A template, or one with macros, has another. */
export const MAIN_PART = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
export const isMainPart = (type: string): boolean => type.endsWith('.main+xml');

/** The only file in a file that is taken: the numbers that a chart is drawn from. */
export const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const isChart = (type: string): boolean => /\.chart(?:ex)?\+xml$/.test(type);

export const isMacro = (type: string): boolean => /macro|vba/.test(type);
export const isActiveX = (type: string): boolean => /activex/.test(type);

/** Objects, and files that Word takes into the text when it opens the document. */
export const isForeignFile = (type: string): boolean =>
  /oleobject|officedocument\.package$|html|rtf|rfc822|x-ms-?(?:download|dos)/.test(type) ||
  /(?:spreadsheetml|presentationml|wordprocessingml)\.(?:sheet|template|presentation|slideshow|document)$/.test(type);

/** Word on a Mac keeps settings of a printer in it, as XML with a document type, and does not read them itself. */
export const isPrinterSettings = (type: string): boolean => type.endsWith('.printersettings');

export const isXmlType = (type: string): boolean => /[+/]xml$/.test(type);

/** The last words of relationships, in lower case; the addresses before them differ, also between the two standards. */
export const LINK = 'hyperlink';
export const PACKAGE = 'package';
export const MACRO_RELATIONSHIPS: readonly string[] = ['vbaproject', 'wordvbadata'];
export const ACTIVEX_RELATIONSHIPS: readonly string[] = ['control', 'activexcontrolbinary'];
export const OBJECT_RELATIONSHIPS: readonly string[] = ['oleobject', 'afchunk'];

/** What the first bytes of a part say that it is, where that is a file of its own. */
export function fileKind(first: Uint8Array): 'archive' | 'compound' | 'program' | undefined {
  const begins = (...bytes: number[]): boolean => bytes.every((byte, index) => first[index] === byte);
  if (begins(0x50, 0x4b, 3, 4)) return 'archive';
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) return 'compound';
  return begins(0x4d, 0x5a) || begins(0x7f, 0x45, 0x4c, 0x46) ? 'program' : undefined;
}
/** Of so many bytes the kind is told. */
export const KIND_BYTES = 4;
