import type { DomainError } from '../../kernel/errors.ts';
import type { ArchiveEntry } from '../ports.ts';
import { isWebAddress } from '../web-address.ts';
import { ArchiveLimits } from './archive-limits.ts';
import { brokenArchive, hasMacros, holdsForeignFile, loadsFromElsewhere, tooDemanding } from './office-errors.ts';
import { elementsOf, type XmlElement } from './package-xml.ts';
import { beginsAsXml, fieldsOf } from './word-fields.ts';
import { CONTENT_TYPES, MAIN_PART, RELATIONSHIPS } from './word-parts.ts';

const MIB = 1024 * 1024;
const MAX_UNPACKED_BYTES = 512 * MIB;
/** Of a part that says what the others are: of an ordinary document a few kilobytes. */
const MAX_INDEX_BYTES = MIB;
/** Of a part that is XML, the text among them: of a book some megabytes. */
const MAX_TEXT_BYTES = 64 * MIB;
const CONTENT_TYPES_PART = '[content_types].xml';

/**
 * Says what is wrong with a DOCX by what it would do when it is opened: the type of each part and what leads from part
 * to part, and outside. Unpacks all of it, pictures into nothing but a counter: what an archive claims of its sizes has
 * to be so.
 */
export async function faultOfWordPackage(entries: AsyncIterable<ArchiveEntry>): Promise<DomainError | undefined> {
  const limits = new ArchiveLimits();
  const parts = new Map<string, Uint8Array | undefined>();
  let unpacked = 0;
  for await (const entry of entries) {
    const fault = limits.faultWith(entry);
    if (fault) return fault;
    const name = entry.name.toLowerCase();
    if (name.endsWith('/') && entry.unpackedBytes === 0) continue;
    // Of two parts with one name nobody can say which one Word takes.
    if (parts.has(name)) return brokenArchive();
    const isIndex = name === CONTENT_TYPES_PART || name.endsWith('.rels');
    const content = await sunk(entry, MAX_UNPACKED_BYTES - unpacked, isIndex);
    if (content === undefined) return tooDemanding();
    if (content.bytes !== entry.unpackedBytes) return brokenArchive();
    unpacked += content.bytes;
    parts.set(name, isIndex ? content.kept : undefined);
    const fields = content.kept && fieldsOf(content.kept);
    if (fields === 'unreadable') return brokenArchive();
    if (fields === 'start-programs') return loadsFromElsewhere();
  }
  return limits.isEmpty ? brokenArchive() : (faultOfTypes(parts) ?? faultOfRelationships(parts));
}

/** Reads to the end and keeps nothing but what says what the others are, and other XML; undefined above the limits. */
async function sunk(
  entry: ArchiveEntry,
  mostBytes: number,
  isIndex: boolean,
): Promise<{ bytes: number; kept: Uint8Array | undefined } | undefined> {
  let kept: Uint8Array[] | undefined = isIndex ? [] : undefined;
  let bytes = 0;
  for await (const chunk of entry.unpack()) {
    if (bytes === 0 && beginsAsXml(chunk)) kept = [];
    bytes += chunk.length;
    if (bytes > mostBytes || (kept && bytes > (isIndex ? MAX_INDEX_BYTES : MAX_TEXT_BYTES))) return undefined;
    kept?.push(chunk.slice());
  }
  return { bytes, kept: kept && joined(kept, bytes) };
}

function joined(chunks: readonly Uint8Array[], bytes: number): Uint8Array {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

type Parts = ReadonlyMap<string, Uint8Array | undefined>;

function faultOfTypes(parts: Parts): DomainError | undefined {
  const index = parts.get(CONTENT_TYPES_PART);
  const elements = index && elementsOf(index);
  if (!elements) return brokenArchive();
  const defaults = new Map<string, string>();
  const overrides = new Map<string, string>();
  for (const element of elements) {
    const type = element.attributes.get('ContentType')?.toLowerCase() ?? '';
    if (element.name === 'Default') defaults.set(element.attributes.get('Extension')?.toLowerCase() ?? '', type);
    else if (element.name === 'Override') overrides.set(partOf(element.attributes.get('PartName') ?? ''), type);
    else if (element.name !== 'Types') return brokenArchive();
  }
  let hasMain = false;
  for (const name of parts.keys()) {
    if (name === CONTENT_TYPES_PART) continue;
    const type = overrides.get(name) ?? defaults.get(/\.([^./]*)$/.exec(name)?.[1] ?? '') ?? '';
    if (/macro|vba/.test(type)) return hasMacros();
    if (!CONTENT_TYPES.has(type)) return holdsForeignFile();
    hasMain ||= type === MAIN_PART;
  }
  return hasMain ? undefined : brokenArchive();
}

/** As the archive names it: without the slash in front, and with letters in place of `%xx`. */
const partOf = (name: string): string =>
  name
    .replace(/^\//, '')
    .replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .toLowerCase();

function faultOfRelationships(parts: Parts): DomainError | undefined {
  for (const [name, content] of parts) {
    if (!name.endsWith('.rels')) continue;
    const elements = content && elementsOf(content);
    if (!elements) return brokenArchive();
    for (const element of elements) {
      if (element.name === 'Relationships') continue;
      const fault = element.name === 'Relationship' ? faultOfRelationship(element) : brokenArchive();
      if (fault) return fault;
    }
  }
  return undefined;
}

function faultOfRelationship({ attributes }: XmlElement): DomainError | undefined {
  const type = attributes.get('Type')?.split('/').at(-1) ?? '';
  const target = attributes.get('Target') ?? '';
  const mode = attributes.get('TargetMode') ?? 'Internal';
  const isInside = mode === 'Internal' && !/^[\\/]{2}|^\\|^[a-z][a-z0-9+.-]*:/i.test(target);
  // Bookmarks of the document itself are written as links to `#…`.
  if (!isInside) return type === 'hyperlink' && isWebAddress(target) ? undefined : loadsFromElsewhere();
  return RELATIONSHIPS.has(type) ? undefined : holdsForeignFile();
}
