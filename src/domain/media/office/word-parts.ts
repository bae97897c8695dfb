import type { DomainError } from '../../kernel/errors.ts';
import {
  brokenArchive,
  hasControls,
  hasDocumentType,
  hasMacros,
  holdsForeignFile,
  noDocument,
  tooDemanding,
  unreadableText,
} from './office-errors.ts';

// The kinds of parts that run or fetch something by themselves (D77). Whatever is not named here is taken, also what
// nobody has heard of yet: each version of Word brings new parts.

/** Content type of the main part. Templates and documents with macros have other types. */
const MAIN_PART = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const isMainPart = (type: string): boolean => type.endsWith('.main+xml');

/** The only file in a file that is taken: the numbers that a chart is drawn from. */
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const isChart = (type: string): boolean => /\.chart(?:ex)?\+xml$/.test(type);

const isMacro = (type: string): boolean => /macro|vba/.test(type);
const isActiveX = (type: string): boolean => /activex/.test(type);

/** Objects, and files that Word takes into the text when it opens the document. */
const isForeignFile = (type: string): boolean =>
  /oleobject|officedocument\.package$|html|rtf|rfc822|x-ms-?(?:download|dos)/.test(type) ||
  /(?:spreadsheetml|presentationml|wordprocessingml)\.(?:sheet|template|presentation|slideshow|document)$/.test(type);

/** Word on a Mac keeps settings of a printer in it, as XML with a document type, and does not read them itself. */
const isPrinterSettings = (type: string): boolean => type.endsWith('.printersettings');

const isXmlType = (type: string): boolean => /[+/]xml$/.test(type);

/** Why a part cannot be looked through. `encoding`: one in which nothing is found. `too-long`: a name or a value. */
export type XmlFault = 'malformed' | 'doctype' | 'encoding' | 'too-long';

/** Findings in one part of a package, independent of its declared type. */
export interface FoundPart {
  readonly bytes: number;
  readonly isXml: boolean;
  readonly fault: XmlFault | undefined;
  /** Signature of its first bytes, if it is an embedded file. */
  readonly kind: 'archive' | 'compound' | 'program' | undefined;
}

/** A part that another one uses as a file of its own, as a chart does. */
export interface EmbeddedPart {
  readonly part: string;
  readonly sourceType: string;
}

type Parts = ReadonlyMap<string, FoundPart>;
/** The type of a part, in lower case; empty where it has none. */
type TypeOf = (part: string) => string;

/** Why a DOCX of these parts is refused: what runs, files inside it, and text that cannot be looked through. */
export function faultOfParts(parts: Parts, typeOf: TypeOf, embedded: readonly EmbeddedPart[]): DomainError | undefined {
  const workbooks = workbooksOf(parts, typeOf, embedded);
  let main: string | undefined;
  for (const [name, part] of parts) {
    const type = typeOf(name);
    if (isMacro(type)) return hasMacros();
    if (isActiveX(type)) return hasControls();
    if (!workbooks?.has(name) && (part.kind || isForeignFile(type))) return holdsForeignFile();
    const fault = isPrinterSettings(type) ? undefined : faultOfContent(type, part);
    if (fault) return fault;
    if (isMainPart(type) && main !== MAIN_PART) main = type;
  }
  if (!workbooks) return holdsForeignFile();
  if (main === MAIN_PART) return undefined;
  return main ? noDocument() : brokenArchive();
}

/** The numbers behind charts, which are the only files in the file that are taken; undefined where another one is. */
function workbooksOf(parts: Parts, typeOf: TypeOf, embedded: readonly EmbeddedPart[]): ReadonlySet<string> | undefined {
  const isTaken = ({ part, sourceType }: EmbeddedPart): boolean =>
    typeOf(part) === WORKBOOK && parts.get(part)?.kind === 'archive' && isChart(sourceType);
  return embedded.every(isTaken) ? new Set(embedded.map(({ part }) => part)) : undefined;
}

/** Why a part that has to be XML is refused. */
export function faultOfXml({ isXml, fault }: FoundPart): DomainError | undefined {
  if (fault === 'doctype') return hasDocumentType();
  if (fault === 'encoding') return unreadableText();
  if (fault === 'too-long') return tooDemanding();
  return isXml && !fault ? undefined : brokenArchive();
}

/** Judges a part. One without an XML type is refused only if a reader that parsed it as XML would load files. */
function faultOfContent(type: string, part: FoundPart): DomainError | undefined {
  if (isXmlType(type)) return part.bytes > 0 ? faultOfXml(part) : undefined;
  return part.fault && part.fault !== 'malformed' ? faultOfXml(part) : undefined;
}
