import { type Entry, fromRandomAccessReader, type ZipFile } from 'yauzl';
import { brokenArchive } from '../../domain/media/archive-rules.ts';
import type { ByteRange } from '../../domain/media/byte-range.ts';
import type { ArchiveEntry, ArchiveInspector, Bytes } from '../../domain/media/ports.ts';
import { WindowReader } from './window-reader.ts';

/** Names are handed over as they are written: which of them are fit is the domain's to say. */
const OPTIONS = { lazyEntries: true, decodeStrings: false, autoClose: false, validateEntrySizes: false } as const;

/** Reads the directory of a zip archive by Yauzl, and nothing of what is packed. */
export class YauzlArchiveInspector implements ArchiveInspector {
  async *entriesOf(bytes: number, read: (range: ByteRange) => Promise<Bytes>): AsyncGenerator<ArchiveEntry> {
    const reader = new WindowReader(bytes, read);
    const archive = await open(reader, bytes);
    for (let entry = await next(archive, reader); entry; entry = await next(archive, reader)) {
      yield {
        name: entry.fileNameRaw.toString('latin1'),
        packedBytes: entry.compressedSize,
        unpackedBytes: entry.uncompressedSize,
      };
    }
  }
}

/** What the library complains about is the archive's fault, unless our own reading failed. */
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
