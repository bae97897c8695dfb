import { YauzlArchiveInspector } from '../../src/adapters/yauzl/archive-inspector.ts';
import type { ListedEntry } from '../../src/domain/media/ports.ts';
import { PlainArchiveInspector, plainArchive } from '../doubles/media/archive-inspector.ts';
import { zip } from '../support/zip.ts';
import { archiveInspectorContract } from './archive-inspector.contract.ts';

archiveInspectorContract('Yauzl', { inspector: new YauzlArchiveInspector(), archive: claimingZip });
archiveInspectorContract('the plain one of the tests', {
  inspector: new PlainArchiveInspector(),
  archive: plainArchive,
});

/** A zip archive whose directory claims sizes that are not those of its content. Layout: PKWARE APPNOTE 4.3. */
function claimingZip(entries: readonly (ListedEntry & { readonly content?: string })[]): Buffer {
  const archive = zip(entries.map(({ name, content = 'x' }) => ({ name, content })));
  let at = archive.readUInt32LE(archive.length - 6);
  for (const { name, packedBytes, unpackedBytes, content } of entries) {
    // What is to be unpacked has to be found.
    if (content === undefined) archive.writeUInt32LE(packedBytes, at + 20);
    archive.writeUInt32LE(unpackedBytes, at + 24);
    at += 46 + Buffer.byteLength(name);
  }
  return archive;
}
