import type { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReader, type ZipFile } from 'yauzl';
import type { ByteRange } from '../../domain/media/byte-range.ts';
import { brokenArchive } from '../../domain/media/office/office-errors.ts';
import type { ArchiveEntry, ArchiveInspector, Bytes } from '../../domain/media/ports.ts';
import { WindowReader } from './window-reader.ts';

/** Options for raw names and sizes: the domain validates names, and wrong sizes. */
const OPTIONS = { lazyEntries: true, decodeStrings: false, autoClose: false, validateEntrySizes: false } as const;

/** Reads the directory of a zip archive with Yauzl, and unpacks selected entries. */
export class YauzlArchiveInspector implements ArchiveInspector {
  async *entriesOf(bytes: number, read: (range: ByteRange) => Promise<Bytes>): AsyncGenerator<ArchiveEntry> {
    const reader = new WindowReader(bytes, read);
    const archive = await open(reader, bytes);
    for (let entry = await next(archive, reader); entry; entry = await next(archive, reader)) {
      const listed = entry;
      yield {
        name: entry.fileNameRaw.toString('latin1'),
        packedBytes: entry.compressedSize,
        unpackedBytes: entry.uncompressedSize,
        unpack: () => unpacked(archive, listed, reader),
      };
    }
  }
}

/** Returns the cause: an error of the library means a broken archive, unless our own read failed. */
const faultOf = (reader: WindowReader): unknown => reader.failure ?? brokenArchive();

function open(reader: WindowReader, bytes: number): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromRandomAccessReader(reader, bytes, OPTIONS, (error, archive) =>
      error ? reject(faultOf(reader)) : resolve(archive),
    );
  });
}

function next(archive: ZipFile, reader: WindowReader): Promise<Entry | undefined> {
  return new Promise((resolve, reject) => {
    archive.removeAllListeners();
    archive.once('entry', resolve);
    archive.once('end', () => resolve(undefined));
    archive.once('error', () => reject(faultOf(reader)));
    archive.readEntry();
  });
}

async function* unpacked(archive: ZipFile, entry: Entry, reader: WindowReader): AsyncGenerator<Uint8Array> {
  const stream = await contentOf(archive, entry, reader);
  try {
    yield* chunksOf(stream, reader);
  } finally {
    stream.destroy();
  }
}

async function* chunksOf(stream: Readable, reader: WindowReader): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of stream) yield chunk as Uint8Array;
  } catch {
    throw faultOf(reader);
  }
}

/** Opens an entry. The library throws synchronously for encrypted entries, and passes on other errors. */
function contentOf(archive: ZipFile, entry: Entry, reader: WindowReader): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(faultOf(reader));
    try {
      archive.openReadStream(entry, (error, stream) => (error ? refuse() : resolve(stream)));
    } catch {
      refuse();
    }
  });
}
