import { describe, expect, it } from 'vitest';
import type { MultipartUpload } from '../../src/domain/media/multipart.ts';
import type { MultipartRepository } from '../../src/domain/media/ports.ts';
import { friday, monday, tuesday } from './samples.ts';

const anUpload = (facts: Partial<MultipartUpload> = {}): MultipartUpload => ({
  id: 'upload',
  storageId: 'a-long/storage.id_of~anything',
  key: 'videos/202603/lesson.mp4',
  bytes: 12_000_000_000,
  startedBy: 'boss',
  createdAt: monday,
  completedAt: null,
  ...facts,
});

/** What every MultipartRepository promises. `open` hands over an empty one. */
export function multipartRepositoryContract(adapter: string, open: () => Promise<MultipartRepository>): void {
  describe(`MultipartRepository on ${adapter}`, () => {
    it('gives an upload back as it was, also after it is completed', async () => {
      const uploads = await open();
      await uploads.add(anUpload());
      await uploads.add(anUpload({ id: 'other', bytes: null }));
      expect(await uploads.find('upload')).toEqual(anUpload());
      await uploads.markCompleted('upload', tuesday);
      expect(await uploads.find('upload')).toEqual(anUpload({ completedAt: tuesday }));
      expect(await uploads.find('other')).toEqual(anUpload({ id: 'other', bytes: null }));
      expect(await uploads.find('nobody’s')).toBeUndefined();
    });

    it('counts what a person has open, and nothing of anybody else', async () => {
      const uploads = await open();
      for (const id of ['a', 'b', 'c']) await uploads.add(anUpload({ id }));
      await uploads.add(anUpload({ id: 'd', startedBy: 'chief' }));
      await uploads.markCompleted('a', tuesday);
      await uploads.remove('b');
      await uploads.remove('b');
      expect([
        await uploads.countOpen('boss'),
        await uploads.countOpen('chief'),
        await uploads.countOpen('nobody'),
      ]).toEqual([1, 1, 0]);
    });

    it('lists the oldest first, and only so many', async () => {
      const uploads = await open();
      for (const [id, createdAt] of [
        ['new', friday],
        ['z', monday],
        ['later', tuesday],
        ['a', monday],
      ] as const)
        await uploads.add(anUpload({ id, createdAt }));
      await uploads.markCompleted('z', tuesday);
      expect((await uploads.startedBefore(friday, 10)).map(({ id }) => id)).toEqual(['a', 'z', 'later']);
      expect((await uploads.startedBefore(friday, 2)).map(({ id }) => id)).toEqual(['a', 'z']);
    });
  });
}
