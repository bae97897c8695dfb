import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ByteRange } from '../../src/domain/media/byte-range.ts';
import type { ArchiveEntry, ArchiveInspector } from '../../src/domain/media/ports.ts';
import { projectFolder } from '../../src/main/project-folder.ts';
import { zip } from '../../tools/demo-media/making/zip.ts';

const DOCX = join(projectFolder(), 'src/main/seed/demo-files/clinical-units-guide.docx');

/** What every ArchiveInspector promises. */
export function archiveInspectorContract(adapter: string, inspector: ArchiveInspector): void {
  const listed = async (archive: Buffer, read = reading(archive)): Promise<ArchiveEntry[]> => {
    const entries: ArchiveEntry[] = [];
    for await (const entry of inspector.entriesOf(archive.length, read)) entries.push(entry);
    return entries;
  };

  describe(`ArchiveInspector on ${adapter}`, () => {
    it('lists what a document of Word holds', async () => {
      const names = (await listed(readFileSync(DOCX))).map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['[Content_Types].xml', 'word/document.xml']));
    });

    it('lists sizes without unpacking', async () => {
      const [bomb] = await listed(zip([{ name: 'word/document.xml', content: ' '.repeat(20_000_000) }]));
      expect(bomb).toMatchObject({ name: 'word/document.xml', unpackedBytes: 20_000_000 });
      expect(bomb?.packedBytes).toBeLessThan(40_000);
    });

    it('hands over names as they are, however bad', async () => {
      const names = ['../up', '/etc/passwd', 'C:\\x', 'word\\..\\..\\x', 'a\0b'];
      expect((await listed(zip(names.map((name) => ({ name, content: '' }))))).map(({ name }) => name)).toEqual(names);
    });

    it('lists five thousand entries in a few reads, and stops when nobody asks for more', async () => {
      const archive = zip(
        Array.from({ length: 5000 }, (_, index) => ({ name: `word/media/image${index}.png`, content: 'x' })),
      );
      let reads = 0;
      const counted = (range: ByteRange) => {
        reads += 1;
        return reading(archive)(range);
      };
      expect(await listed(archive, counted)).toHaveLength(5000);
      expect(reads).toBeLessThan(10);
      reads = 0;
      for await (const { name } of inspector.entriesOf(archive.length, counted)) {
        expect(name).toBe('word/media/image0.png');
        break;
      }
      expect(reads).toBeLessThan(3);
    });

    it.each([
      ['nothing of a zip', () => Buffer.from('hello')],
      ['no bytes', () => Buffer.alloc(0)],
      ['half an archive', () => readFileSync(DOCX).subarray(0, 2000)],
      ['an end alone', () => readFileSync(DOCX).subarray(-200)],
      ['more entries than there are', () => corrupted((archive) => archive.writeUInt16LE(900, archive.length - 12))],
      [
        'a directory outside the file',
        () => corrupted((archive) => archive.writeUInt32LE(0x7fffffff, archive.length - 6)),
      ],
    ])('refuses %s as broken', async (_what, archive) => {
      await expect(listed(archive())).rejects.toMatchObject({ kind: 'invalid', code: 'media/archive-broken' });
    });

    it('fails as the storage does', async () => {
      const read = async () => {
        throw new Error('The disk is away.');
      };
      await expect(listed(readFileSync(DOCX), read)).rejects.toThrow('The disk is away.');
    });
  });
}

/** In small pieces, as a network hands them over. */
const reading =
  (archive: Buffer) =>
  async ({ first, last }: ByteRange) =>
    pieces(archive.subarray(first, last + 1));

async function* pieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
}

function corrupted(change: (archive: Buffer) => void): Buffer {
  const archive = Buffer.from(readFileSync(DOCX));
  change(archive);
  return archive;
}
