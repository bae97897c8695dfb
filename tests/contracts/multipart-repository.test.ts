import { describe, expect, it } from 'vitest';
import { KnexMultipartRepository } from '../../src/adapters/knex/media/multipart-repository.ts';
import type { MultipartUpload } from '../../src/domain/media/multipart.ts';
import type { MultipartRepository } from '../../src/domain/media/ports.ts';
import { onEveryDatabase } from './on-every-database.ts';
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

const MANY = 100;

/** What every MultipartRepository promises. `open` hands over an empty one. */
function multipartRepositoryContract(adapter: string, open: () => Promise<MultipartRepository>): void {
  describe(`MultipartRepository on ${adapter}`, () => {
    it('gives an upload back as it was, also after it is completed', async () => {
      const uploads = await open();
      await uploads.add(anUpload(), MANY);
      await uploads.add(anUpload({ id: 'other', bytes: null }), MANY);
      expect(await uploads.find('upload')).toEqual(anUpload());
      await uploads.markCompleted('upload', tuesday);
      expect(await uploads.find('upload')).toEqual(anUpload({ completedAt: tuesday }));
      expect(await uploads.find('other')).toEqual(anUpload({ id: 'other', bytes: null }));
      expect(await uploads.find('nobody’s')).toBeUndefined();
    });

    it('takes no more than a person may have open, whatever comes at once', async () => {
      const uploads = await open();
      const ids = Array.from({ length: 8 }, (_, index) => `upload-${index}`);
      const added = await Promise.all(ids.map((id) => uploads.add(anUpload({ id }), 3)));
      expect(added.filter(Boolean)).toHaveLength(3);
      expect(await uploads.countOpen('boss')).toBe(3);
      expect(await uploads.add(anUpload({ id: 'other', startedBy: 'chief' }), 3)).toBe(true);
      await uploads.markCompleted(ids[added.indexOf(true)]!, tuesday);
      expect(await uploads.add(anUpload({ id: 'next' }), 3)).toBe(true);
    });

    it('lists the oldest first, and only so many', async () => {
      const uploads = await open();
      for (const [id, createdAt] of [
        ['new', friday],
        ['z', monday],
        ['later', tuesday],
        ['a', monday],
      ] as const)
        await uploads.add(anUpload({ id, createdAt }), MANY);
      await uploads.markCompleted('z', tuesday);
      expect((await uploads.startedBefore(friday, 10)).map(({ id }) => id)).toEqual(['a', 'z', 'later']);
      expect((await uploads.startedBefore(friday, 2)).map(({ id }) => id)).toEqual(['a', 'z']);
    });
  });
}

onEveryDatabase((name, open) =>
  multipartRepositoryContract(name, async () => new KnexMultipartRepository(await open())),
);
