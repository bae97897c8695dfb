import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type DocumentFacts,
  type DocumentReader,
  type DocumentReading,
  READING_LIMITS,
  type Unreadable,
} from '../../src/domain/media/document-reader.ts';
import type { Bytes } from '../../src/domain/media/ports.ts';
import { pieces } from '../support/pieces.ts';

export interface DocumentReaderHarness {
  readonly reader: DocumentReader;
  close(): void;
  /** The bytes of a document, in the format that the adapter reads. */
  document(holds: { pages: readonly string[]; title?: string }): Uint8Array;
  /** Documents that are refused for what they are, not for how many pages they have. */
  readonly unreadable: Readonly<Record<Exclude<Unreadable, 'empty' | 'too-many-pages'>, () => Uint8Array>>;
}

/** What every DocumentReader promises, whatever the format of its documents. */
export function documentReaderContract(adapter: string, open: () => DocumentReaderHarness): void {
  describe(`DocumentReader on ${adapter}`, () => {
    const harness = open();
    const { reader, document, unreadable } = harness;
    const read = (bytes: Uint8Array, body = pieces(bytes)): Promise<DocumentReading> =>
      reader.read(async () => body, bytes.length);
    const facts = async (bytes: Uint8Array, body?: AsyncGenerator<Uint8Array>): Promise<DocumentFacts> => {
      const reading = await read(bytes, body);
      if ('refused' in reading) throw new Error(`Refused: ${reading.refused}`);
      return reading.facts;
    };
    const tissues = document({ pages: ['Enamel (rods)', 'Dentine'], title: 'Tissues' });
    const TISSUES = { pageCount: 2, title: 'Tissues', text: 'Enamel (rods)\nDentine' };

    afterAll(() => harness.close());

    it('reads the number of pages, the title, and the text page after page', async () => {
      expect(await facts(tissues)).toMatchObject(TISSUES);
    });

    it('reads pages without a word', async () => {
      expect(await facts(document({ pages: ['', ''] }))).toMatchObject({ pageCount: 2, text: '\n', title: '' });
    });

    it('draws the first page as WebP within the limits', async () => {
      const { format, width, height } = await sharp((await facts(tissues)).preview).metadata();
      expect(format).toBe('webp');
      expect(width).toBeLessThanOrEqual(READING_LIMITS.previewWidth);
      expect(height).toBeLessThanOrEqual(READING_LIMITS.previewHeight);
    });

    it('takes 3,000 pages, and refuses one more or none', async () => {
      expect(
        await facts(document({ pages: Array.from({ length: 3000 }, (_, index) => `page ${index}`) })),
      ).toMatchObject({ pageCount: 3000 });
      expect(await read(document({ pages: Array.from({ length: 3001 }, () => '') }))).toEqual({
        refused: 'too-many-pages',
      });
      expect(await read(document({ pages: [] }))).toEqual({ refused: 'empty' });
    });

    it('keeps a million characters of a longer text', async () => {
      const line = 'periodontology '.repeat(1000);
      const { text } = await facts(document({ pages: Array.from({ length: 100 }, () => line) }));
      expect(text.length).toBeGreaterThan(990_000);
      expect(text.length).toBeLessThanOrEqual(1_000_000);
    });

    it.each(Object.entries(unreadable))('refuses what is %s, and reads the next one', async (reason, made) => {
      expect(await read(made())).toEqual({ refused: reason });
      expect(await facts(tissues)).toMatchObject(TISSUES);
    });

    it.each([
      ['text', Buffer.from('Not a document at all.')],
      ['nothing', Buffer.alloc(0)],
      ['a document that was cut off', tissues.subarray(0, tissues.length / 2)],
    ])('refuses %s as broken', async (_what, bytes) => {
      expect(await read(bytes)).toEqual({ refused: 'broken' });
    });

    it.each([1, 7, 1000])('reads a body whole that comes in pieces of %i bytes', async (size) => {
      expect(await facts(tissues, pieces(tissues, size))).toMatchObject(TISSUES);
    });

    it('is done with the body when it answers, whatever the answer is', async () => {
      for (const bytes of [tissues, ...Object.values(unreadable).map((made) => made())]) {
        let isDone = false;
        async function* watched() {
          try {
            yield* pieces(bytes);
          } finally {
            isDone = true;
          }
        }
        await read(bytes, watched());
        expect(isDone).toBe(true);
      }
    });

    it('reads all that come at once, each for whoever asked', async () => {
      const papers = Array.from({ length: 12 }, (_, index) => document({ pages: [`Paper ${index}`] }));
      const texts = (await Promise.all(papers.map((paper) => facts(paper)))).map(({ text }) => text);
      expect(texts).toEqual(papers.map((_, index) => `Paper ${index}`));
    });

    it.each([
      ['the storage does', new Error('The disk is away.')],
      ['its signal is aborted', new DOMException('Stopped.', 'AbortError')],
    ])(
      'rejects with the very error when %s, at the start and in the middle, and reads the next one',
      async (_, error) => {
        async function* cut() {
          yield tissues.subarray(0, 20);
          throw error;
        }
        const opens: (() => Promise<Bytes>)[] = [() => Promise.reject(error), async () => cut()];
        for (const failing of opens) await expect(reader.read(failing, tissues.length)).rejects.toBe(error);
        expect(await facts(tissues)).toMatchObject(TISSUES);
      },
    );

    it('is unavailable once it is closed, and asks for no body then', async () => {
      const other = open();
      other.close();
      let opened = 0;
      const body = async () => {
        opened += 1;
        return pieces(tissues);
      };
      await expect(other.reader.read(body, tissues.length)).rejects.toMatchObject({ kind: 'unavailable' });
      expect(opened).toBe(0);
    });
  });
}
