import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultOfWordPackage } from '../../src/adapters/office/word-package.ts';
import { YauzlArchiveInspector } from '../../src/adapters/yauzl/archive-inspector.ts';
import { projectFolder } from '../../src/main/project-folder.ts';
import { makeDocx } from '../support/word.ts';
import { zip } from '../support/zip.ts';
import { listed, rangesOf } from './archive-inspector.contract.ts';

const DOCX = join(projectFolder(), 'src/main/seed/demo-files/clinical-units-guide.docx');

const inspector = new YauzlArchiveInspector();

describe('zip archives', () => {
  it('lists what a document of Word holds', async () => {
    const names = (await listed(inspector, readFileSync(DOCX))).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['[Content_Types].xml', 'word/document.xml']));
  });

  it.each(['clinical-units-guide', 'module-1-charting-guide'])('finds nothing wrong with %s', async (name) => {
    const docx = readFileSync(join(projectFolder(), `src/main/seed/demo-files/${name}.docx`));
    expect(await faultOfWordPackage(inspector.entriesOf(docx.length, rangesOf(docx)))).toBeUndefined();
  });

  it('finds out a directory that lies about its sizes', async () => {
    const docx = makeDocx({ parts: { 'word/media/a.png': ' '.repeat(2_000_000) } });
    docx.writeUInt32LE(100, docx.lastIndexOf('word/media/a.png') - 22);
    const fault = await faultOfWordPackage(inspector.entriesOf(docx.length, rangesOf(docx)));
    expect(fault).toMatchObject({ code: 'media/archive-broken' });
  });

  it('lists sizes without unpacking', async () => {
    const [bomb] = await listed(inspector, zip([{ name: 'word/document.xml', content: ' '.repeat(20_000_000) }]));
    expect(bomb).toMatchObject({ name: 'word/document.xml', unpackedBytes: 20_000_000 });
    expect(bomb?.packedBytes).toBeLessThan(40_000);
  });

  it.each([
    ['half an archive', () => readFileSync(DOCX).subarray(0, 2000)],
    ['an end alone', () => readFileSync(DOCX).subarray(-200)],
    ['more entries than there are', () => corrupted((archive) => archive.writeUInt16LE(900, archive.length - 12))],
    [
      'a directory outside the file',
      () => corrupted((archive) => archive.writeUInt32LE(0x7fffffff, archive.length - 6)),
    ],
  ])('refuses %s as broken', async (_what, archive) => {
    await expect(listed(inspector, archive())).rejects.toMatchObject({ kind: 'invalid', code: 'media/archive-broken' });
  });
});

function corrupted(change: (archive: Buffer) => void): Buffer {
  const archive = Buffer.from(readFileSync(DOCX));
  change(archive);
  return archive;
}
