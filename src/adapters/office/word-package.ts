import type { DomainError } from '../../domain/kernel/errors.ts';
import { ArchiveLimits } from '../../domain/media/office/archive-limits.ts';
import { brokenArchive, tooDemanding } from '../../domain/media/office/office-errors.ts';
import { type FoundPart, faultOfParts, faultOfXml } from '../../domain/media/office/word-parts.ts';
import type { ArchiveEntry } from '../../domain/media/ports.ts';
import { RelationshipsSink, TypesSink } from './package-index.ts';
import { ContentSink, PartReader, type PartSink } from './part-reader.ts';

const MIB = 1024 * 1024;
const MAX_UNPACKED_BYTES = 512 * MIB;
/** Maximum of an index part: content types and relationships. Usual documents have a few kilobytes. */
const MAX_INDEX_BYTES = MIB;
/** Limits the XML of all parts together, which bounds the seconds of reading. A book has some megabytes. */
const MAX_TEXT_BYTES = 64 * MIB;
const CONTENT_TYPES_PART = '[content_types].xml';

/**
 * Says what is wrong with a DOCX by what it would do when it is opened (D77): what runs, what fetches something
 * by itself, and files inside it. Unpacks all of it, chunk after chunk and into nothing but a counter: what an archive
 * claims of its sizes has to be so.
 */
export async function faultOfWordPackage(entries: AsyncIterable<ArchiveEntry>): Promise<DomainError | undefined> {
  const limits = new ArchiveLimits();
  const parts = new Map<string, FoundPart>();
  const types = new TypesSink();
  const relationships: RelationshipsSink[] = [];
  const left = { unpacked: MAX_UNPACKED_BYTES, text: MAX_TEXT_BYTES };
  for await (const entry of entries) {
    const listed = limits.faultWith(entry);
    if (listed) return listed;
    const name = entry.name.toLowerCase();
    if (name.endsWith('/') && entry.unpackedBytes === 0) continue;
    // With two parts of one name it is unknown which one Word takes.
    if (parts.has(name)) return brokenArchive();
    const isIndex = name === CONTENT_TYPES_PART || name.endsWith('.rels');
    const sink = name === CONTENT_TYPES_PART ? types : isIndex ? new RelationshipsSink(name) : new ContentSink();
    const part = await read(entry, sink, isIndex, left);
    const fault = sink.fault ?? (isIndex && part ? faultOfXml(part) : undefined);
    if (fault) return fault;
    if (part === undefined) return tooDemanding();
    if (part.bytes !== entry.unpackedBytes) return brokenArchive();
    parts.set(name, part);
    if (sink instanceof RelationshipsSink) relationships.push(sink);
  }
  if (!parts.has(CONTENT_TYPES_PART)) return brokenArchive();
  const embedded = relationships.flatMap(({ source, packages }) =>
    packages.map((part) => ({ part, sourceType: types.typeOf(source) })),
  );
  return faultOfParts(parts, (part) => types.typeOf(part), embedded);
}

/** Reads to the end; undefined above the limits, which it lowers, and where the sink has seen enough. */
async function read(
  entry: ArchiveEntry,
  sink: PartSink,
  isIndex: boolean,
  left: { unpacked: number; text: number },
): Promise<FoundPart | undefined> {
  const reader = new PartReader(sink);
  for await (const chunk of entry.unpack()) {
    reader.push(chunk);
    left.unpacked -= chunk.length;
    if (reader.isXml) left.text -= chunk.length;
    const isTooLong = isIndex && reader.bytes > MAX_INDEX_BYTES;
    if (left.unpacked < 0 || left.text < 0 || isTooLong || sink.fault) return undefined;
  }
  return reader.close();
}
