import { describe, expect, it } from 'vitest';
import type { FileRepository } from '../../src/domain/media/ports.ts';
import { aFile, ODD_TEXT } from './samples.ts';

const TEN_GIB = 10 * 1024 ** 3;

/** What every FileRepository promises. `open` hands over an empty one. */
export function fileRepositoryContract(adapter: string, open: () => Promise<FileRepository>): void {
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
      for (const key of ['videos/202603/', 'videos/202603/ABC_.mp4', 'videos/202603/abc%', 'videos/202603/abcd.mp4', 'videos/202603/abc_.mp4 ', '']) {
        expect(await files.find(key)).toBeUndefined();
      }
    });

    it('takes over what verification found', async () => {
      const files = await open();
      await files.add(aFile());
      await files.setVerified(aFile().key, { bytes: 2 ** 31 + 1, etag: '"v1"', contentType: 'video/webm' });
      expect(await files.find(aFile().key)).toEqual(
        aFile({ status: 'verified', bytes: 2 ** 31 + 1, etag: '"v1"', contentType: 'video/webm' }),
      );
    });

    it('changes the status of one file only', async () => {
      const files = await open();
      await files.add(aFile());
      await files.add(aFile({ key: 'another' }));
      await files.setStatus('another', 'attached');
      expect((await files.find('another'))?.status).toBe('attached');
      expect((await files.find(aFile().key))?.status).toBe('pending');
    });

    it('forgets a file that is removed, and removing it again changes nothing', async () => {
      const files = await open();
      await files.add(aFile());
      await files.add(aFile({ key: 'another' }));
      await files.remove(aFile().key);
      await files.remove(aFile().key);
      expect(await files.find(aFile().key)).toBeUndefined();
      expect(await files.find('another')).toBeDefined();
    });
  });
}
