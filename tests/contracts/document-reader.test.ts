import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PdfReader } from '../../src/adapters/pdfium/pdf-reader.ts';
import { PlainDocumentReader, plainDocument } from '../doubles/media/document-reader.ts';
import { sharedPdfReader } from '../support/compiled-program.ts';
import { makePdf } from '../support/pdf.ts';
import { pieces } from '../support/pieces.ts';
import { documentReaderContract } from './document-reader.contract.ts';

const MIB = 1024 * 1024;

documentReaderContract('PDFium in a process of its own', () => {
  const reader = new PdfReader();
  return {
    reader,
    close: () => reader.close(),
    document: makePdf,
    unreadable: {
      encrypted: () => makePdf({ trailer: '/Encrypt << /Filter /Company.Lock /V 9 >> /ID [<00> <00>]' }),
      broken: () => Buffer.from('%PDF-1.7\nand no more of it\n%%EOF'),
      'active-content': () => makePdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
      unclear: () =>
        makePdf({ more: [{ body: '<< /Type /ObjStm /N 1 /First 4 /Filter /LZWDecode', stream: Buffer.from('x') }] }),
      // Larger than the memory that the process may take up.
      'too-demanding': () => Buffer.alloc(520 * MIB),
    },
  };
});

const preview = await sharp({ create: { width: 48, height: 68, channels: 3, background: 'white' } })
  .webp()
  .toBuffer();

documentReaderContract('the plain one of the tests', () => {
  const reader = new PlainDocumentReader();
  const pages = ['Enamel'];
  return {
    reader,
    close: () => reader.close(),
    document: (holds) => plainDocument({ ...holds, preview }),
    unreadable: {
      encrypted: () => plainDocument({ pages, isEncrypted: true }),
      broken: () => Buffer.from('plain document\nand no more of it'),
      'active-content': () => plainDocument({ pages, hasScript: true }),
      unclear: () => plainDocument({ pages, isUnclear: true }),
      'too-demanding': () => plainDocument({ pages, isDemanding: true }),
    },
  };
});
const paper = makePdf();
const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The processes that read documents for this one. */
const readersOf = (parent: number | undefined): number[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, ppid, ...args]) => Number(ppid) === parent && args.join(' ').includes('reading-process'))
    .map(([pid]) => Number(pid));

/** One that has ended may stay listed until its new parent looks. */
const isRunning = (pid: number | undefined): boolean => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
};

async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; !isSo(); await soon(50))
    if (Date.now() > end) throw new Error('It did not come to that.');
}

/** A pattern of half a million million tiles: little memory, and time without end. */
const endless = () => {
  const tile = {
    body: '<< /Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.001 /YStep 0.001 /Resources << >>',
    stream: Buffer.from('0 0 1 1 re f'),
  };
  return makePdf({
    more: [tile],
    page: '/Resources << /Pattern << /P 4 0 R >> >>',
    content: () => Buffer.from('/Pattern cs /P scn 0 0 600 800 re f'),
  });
};

describe('PdfReader', () => {
  const read = (reader: PdfReader, pdf: Buffer) => reader.read(async () => pieces(pdf), pdf.length);

  it('ends a document that takes too much of the processor, and reads the next', async () => {
    const reader = new PdfReader({ maxProcessorMs: 1500 });
    const readings = await Promise.all([read(reader, endless()), read(reader, paper)]);
    expect(readings).toMatchObject([{ refused: 'too-demanding' }, { facts: { pageCount: 1 } }]);
    reader.close();
  });

  it('ends a document that takes too long by the clock', async () => {
    const reader = new PdfReader({ maxMs: 1000 });
    expect(await read(reader, endless())).toEqual({ refused: 'too-demanding' });
    reader.close();
  });

  it('refuses a document that is larger than its memory', async () => {
    const reader = new PdfReader({ maxMemoryBytes: 64 * MIB });
    const large = makePdf({ more: [{ body: '<<', stream: Buffer.alloc(80 * MIB) }] });
    expect(await read(reader, large)).toEqual({ refused: 'too-demanding' });
    expect(await read(reader, paper)).toMatchObject({ facts: { pageCount: 1 } });
    reader.close();
  });

  it('tries again when its process ended by accident, and blames the document the second time', async () => {
    const reader = new PdfReader();
    let opened = 0;
    const deadly = (times: number) => async () => {
      opened += 1;
      return opened <= times ? killing() : pieces(paper);
    };
    async function* killing() {
      yield paper.subarray(0, 100);
      await until(() => readersOf(process.pid).length > 0);
      for (const pid of readersOf(process.pid)) process.kill(pid, 'SIGKILL');
      yield paper.subarray(100);
    }
    expect(await reader.read(deadly(1), paper.length)).toMatchObject({ facts: { pageCount: 1 } });
    expect(opened).toBe(2);
    opened = 0;
    expect(await reader.read(deadly(9), paper.length)).toEqual({ refused: 'too-demanding' });
    expect(opened).toBe(2);
    reader.close();
  });

  it('ends its process when it is closed, in the middle too, and then asks for another try', async () => {
    const reader = new PdfReader();
    const readings = [read(reader, endless()), read(reader, paper)].map((one) =>
      one.catch((error: { kind: string }) => error.kind),
    );
    await until(() => readersOf(process.pid).length > 0);
    reader.close();
    expect(await Promise.all(readings)).toEqual(['unavailable', 'unavailable']);
    await until(() => readersOf(process.pid).length === 0);
  });

  it('leaves the process that asks its own time', async () => {
    const maxProcessorMs = 2000;
    const reader = new PdfReader({ maxProcessorMs });
    const since = process.cpuUsage();
    expect(await read(reader, endless())).toEqual({ refused: 'too-demanding' });
    // Processor time and not the clock's, which a busy machine stretches.
    expect(process.cpuUsage(since).user / 1000).toBeLessThan(maxProcessorMs / 4);
    reader.close();
  });

  it('outlives nobody: a reader in an endless loop ends when its server was killed', async () => {
    const { module } = await sharedPdfReader();
    const program = `
      import { PdfReader } from ${JSON.stringify(pathToFileURL(module).href)};
      const pdf = Buffer.from(process.argv[1], 'base64');
      void new PdfReader().read(async () => [pdf], pdf.length);
    `;
    const server = spawn(process.execPath, ['--input-type=module', '-e', program, endless().toString('base64')]);
    await until(() => readersOf(server.pid).length > 0);
    const [reader] = readersOf(server.pid);
    await soon(1000);
    server.kill('SIGKILL');
    await once(server, 'exit');
    await until(() => !isRunning(reader));
  });
});
