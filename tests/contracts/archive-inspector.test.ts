import { YauzlArchiveInspector } from '../../src/adapters/yauzl/archive-inspector.ts';
import type { ArchiveEntry } from '../../src/domain/media/ports.ts';
import { zip } from '../../tools/demo-media/making/zip.ts';
import { PlainArchiveInspector, plainArchive } from '../doubles/media/archive-inspector.ts';
import { archiveInspectorContract } from './archive-inspector.contract.ts';

archiveInspectorContract('Yauzl', { inspector: new YauzlArchiveInspector(), archive: claimingZip });
archiveInspectorContract('the plain one of the tests', {
  inspector: new PlainArchiveInspector(),
  archive: plainArchive,
});

/** A zip archive whose directory claims sizes that are not those of its content. Layout: PKWARE APPNOTE 4.3. */
function claimingZip(entries: readonly ArchiveEntry[]): Buffer {
  const archive = zip(entries.map(({ name }) => ({ name, content: 'x' })));
  let at = archive.readUInt32LE(archive.length - 6);
  for (const { name, packedBytes, unpackedBytes } of entries) {
    archive.writeUInt32LE(packedBytes, at + 20);
    archive.writeUInt32LE(unpackedBytes, at + 24);
    at += 46 + Buffer.byteLength(name);
  }
  return archive;
}
