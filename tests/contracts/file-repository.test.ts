import { describe, expect, it } from 'vitest';
import { KnexFileRepository } from '../../src/adapters/knex/media/file-repository.ts';
import type { FileRepository } from '../../src/domain/media/ports.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aFile, ODD_TEXT } from './samples.ts';

const TEN_GIB = 10 * 1024 ** 3;

/** What every FileRepository promises. `open` hands over an empty one. */
function fileRepositoryContract(adapter: string, open: () => Promise<FileRepository>): void {
  describe(`FileRepository on ${adapter}`, () => {
    it('gives a file back as it was, even one too large for 32 bits', async () => {
      const files = await open();
      const file = aFile({ originalName: ODD_TEXT, bytes: TEN_GIB, etag: '"a-b"', status: 'attached' });
      await files.add(file);
      expect(await files.find(file.key)).toEqual(file);
    });

    it('finds a file by the whole key only, letter by letter', async () => {
      const files = await open();
      await files.add(aFile({ key: 'videos/202603/abc_.mp4' }));
      for (const key of [
        'videos/202603/',
        'videos/202603/ABC_.mp4',
        'videos/202603/abc%',
        'videos/202603/abcd.mp4',
        'videos/202603/abc_.mp4 ',
        '',
      ]) {
        expect(await files.find(key)).toBeUndefined();
      }
    });

    it('adds what is missing, and leaves a row that is there as it is, given up or not', async () => {
      const files = await open();
      await inParallel(10, (index) => files.addMissing(aFile({ key: 'new', bytes: index })));
      expect(await files.find('new')).toBeDefined();
      await files.add(aFile({ key: 'shown', status: 'attached' }));
      await files.addMissing(aFile({ key: 'shown', bytes: 7 }));
      expect(await files.find('shown')).toEqual(aFile({ key: 'shown', status: 'attached' }));
      await files.giveUp('new');
      await files.addMissing(aFile({ key: 'new' }));
      expect(await files.find('new')).toBeUndefined();
    });

    it('takes over what verification found', async () => {
      const files = await open();
      await files.add(aFile());
      await files.setVerified([{ key: aFile().key, bytes: 2 ** 31 + 1, etag: '"v1"', contentType: 'video/webm' }]);
      expect(await files.find(aFile().key)).toEqual(
        aFile({ status: 'verified', bytes: 2 ** 31 + 1, etag: '"v1"', contentType: 'video/webm' }),
      );
    });

    it('keeps length and size that verification read, fractions and none included', async () => {
      const files = await open();
      for (const [key, facts] of [
        ['long', { lengthSeconds: 3599.987, width: 3840, height: 2160 }],
        ['untold', { lengthSeconds: 0, width: 0, height: 0 }],
        ['paper', {}],
      ] as const) {
        await files.add(aFile({ key }));
        await files.setVerified([{ key, bytes: 1, etag: '"v1"', contentType: 'video/mp4', ...facts }]);
        const { lengthSeconds, width, height } = (await files.find(key)) ?? {};
        expect({ lengthSeconds, width, height }).toEqual({
          lengthSeconds: undefined,
          width: undefined,
          height: undefined,
          ...facts,
        });
      }
    });

    it('lists the videos in use that were never measured, until they are', async () => {
      const files = await open();
      for (const [key, facts] of [
        ['b', { status: 'attached' }],
        ['a', { status: 'attached', contentType: 'video/webm' }],
        ['measured', { status: 'attached', lengthSeconds: 9.5, width: 640, height: 360, rareCodec: 'HEVC' }],
        ['untold', { status: 'attached', lengthSeconds: 0, width: 0, height: 0, rareCodec: '' }],
        ['codec unread', { status: 'attached', lengthSeconds: 9.5, width: 640, height: 360 }],
        ['half', { status: 'attached', lengthSeconds: 9.5 }],
        ['captions', { status: 'attached', contentType: 'text/vtt' }],
        ['paper', { status: 'attached', folder: 'documents', contentType: 'application/pdf' }],
        ['unused', { status: 'verified' }],
      ] as const) {
        await files.add(aFile({ key, ...facts }));
      }
      expect((await files.listUnmeasured(10)).map(({ key }) => key)).toEqual(['a', 'b', 'codec unread', 'half']);
      expect(await files.listUnmeasured(1)).toEqual([
        aFile({ key: 'a', status: 'attached', contentType: 'video/webm' }),
      ]);
      await files.setVideoFacts('a', { lengthSeconds: 12.5, width: 1920, height: 1080, rareCodec: 'HEVC' });
      await files.setVideoFacts('b', { lengthSeconds: 0, width: 0, height: 0, rareCodec: '' });
      for (const key of ['half', 'codec unread'])
        await files.setVideoFacts(key, { lengthSeconds: 9.5, width: 0, height: 0, rareCodec: '' });
      expect(await files.listUnmeasured(10)).toEqual([]);
      expect(await files.find('a')).toMatchObject({
        lengthSeconds: 12.5,
        width: 1920,
        height: 1080,
        rareCodec: 'HEVC',
      });
      expect(await files.find('b')).toMatchObject({ lengthSeconds: 0, width: 0, height: 0, rareCodec: '' });
    });

    it('gives a file to one of many who take it at once', async () => {
      const files = await open();
      for (const key of ['a', 'b']) await files.add(aFile({ key, status: 'verified' }));
      const answers = await inParallel(20, (index) => files.attach([index % 2 === 0 ? 'a' : 'b']));
      expect(answers.flat().toSorted()).toEqual(['a', 'b']);
    });

    it('takes over what was found of many, whatever has become of some', async () => {
      const files = await open();
      for (const key of ['a', 'b']) await files.add(aFile({ key }));
      await files.add(aFile({ key: 'shown', status: 'attached' }));
      await files.setVerified(
        ['a', 'shown', 'never', 'b'].map((key, index) => ({ key, bytes: index, etag: key, contentType: 'video/webm' })),
      );
      await files.setVerified([]);
      expect(
        await Promise.all(['a', 'b', 'shown', 'never'].map(async (key) => (await files.find(key))?.status)),
      ).toEqual(['verified', 'verified', 'attached', undefined]);
      expect(await files.find('b')).toMatchObject({ bytes: 3, etag: 'b' });
    });

    it('keeps what looking into a file came to, and says why it was refused', async () => {
      const files = await open();
      const paper = aFile({ key: 'documents/202603/paper.pdf', contentType: 'application/pdf', status: 'attached' });
      await files.add(paper);
      expect(await files.find(paper.key)).toEqual(paper);
      const refusal = { code: 'media/infected', message: ODD_TEXT, fields: { fileKey: ODD_TEXT } };
      await files.settleInspection(paper.key, { state: 'refused', refusal });
      expect(await files.find(paper.key)).toEqual({ ...paper, inspection: 'refused' });
      expect(await files.refusalOf(paper.key)).toEqual(refusal);
      await files.settleInspection(paper.key, { state: 'ready' });
      expect(await files.find(paper.key)).toEqual({ ...paper, inspection: 'ready' });
      expect(await files.refusalOf(paper.key)).toBeUndefined();
      await files.settleInspection('documents/202603/unknown.pdf', { state: 'ready' });
      for (const inspection of [{ state: 'refused', refusal } as const, { state: 'ready' } as const]) {
        await files.settleInspection(paper.key, inspection);
        await files.forgetInspection(paper.key);
        expect(await files.find(paper.key)).toEqual(paper);
        expect(await files.refusalOf(paper.key)).toBeUndefined();
      }
    });
  });
}

onEveryDatabase((name, open) => fileRepositoryContract(name, async () => new KnexFileRepository(await open())));
