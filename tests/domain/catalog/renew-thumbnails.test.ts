import { describe, expect, it, vi } from 'vitest';
import { keysOfThumbnail } from '../../../src/domain/catalog/thumbnail.ts';
import { DomainError } from '../../../src/domain/kernel/errors.ts';
import { aCourse, aFile } from '../../contracts/samples.ts';
import { library, thumbnailOf } from './library.ts';

/** Courses as they were made before there were two sizes: each shows its upload. */
async function oldCourses(...shown: string[]) {
  const world = library();
  for (const key of shown) {
    await world.stores.files.add(aFile({ key, status: 'attached' }));
    await world.stores.courses.add(aCourse({ id: `of ${key}`, thumbnailKey: key }), [], []);
  }
  const course = (key: string) => world.stores.courses.find(`of ${key}`);
  const erased = async () =>
    (await world.jobs.lease(world.clock.now(), world.clock.now(), 100)).map(({ name, payload }) => ({ name, payload }));
  return { ...world, course, erased };
}

describe('RenewThumbnails', () => {
  it('gives older courses both sizes and erases what was uploaded, once', async () => {
    const world = await oldCourses('a.png', 'b.jpg');
    await world.courseWith({ thumbnailKey: 'new.png' });
    await world.courseWith();
    await world.renewThumbnails.run();
    await world.renewThumbnails.run();
    for (const key of ['a.png', 'b.jpg']) {
      // An administrator who is editing the course meets no conflict.
      expect(await world.course(key)).toMatchObject({ ...thumbnailOf(key), version: 2, revision: 1 });
      for (const made of keysOfThumbnail(thumbnailOf(key)))
        expect((await world.stores.files.find(made))?.status).toBe('attached');
    }
    expect(world.uploads.checked).toEqual(['new.png as thumbnail', 'a.png as thumbnail', 'b.jpg as thumbnail']);
    expect(await world.erased()).toEqual(
      ['a.png', 'b.jpg'].map((key) => ({ name: 'media/erase-files', payload: { keys: [key] } })),
    );
  });

  it('takes away what is no picture', async () => {
    const world = await oldCourses('bad.png', 'b.jpg');
    await world.renewThumbnails.run();
    expect(await world.course('bad.png')).toMatchObject({ thumbnailKey: null, smallThumbnailKey: null });
    expect(await world.course('b.jpg')).toMatchObject(thumbnailOf('b.jpg'));
    expect(await world.erased()).toContainEqual({ name: 'media/erase-files', payload: { keys: ['bad.png'] } });
  });

  it('leaves a picture that cannot be read this time, and goes on to the others', async () => {
    const world = await oldCourses('a.png', 'b.jpg');
    const away = new DomainError('unavailable', 'test/away', 'The storage does not answer.');
    vi.spyOn(world.uploads, 'renew').mockRejectedValueOnce(away);
    await expect(world.renewThumbnails.run()).rejects.toBe(away);
    expect(await world.course('a.png')).toMatchObject({ thumbnailKey: 'a.png', smallThumbnailKey: null });
    expect(await world.course('b.jpg')).toMatchObject(thumbnailOf('b.jpg'));
    await world.renewThumbnails.run();
    expect(await world.course('a.png')).toMatchObject(thumbnailOf('a.png'));
  });

  it('leaves the picture that an administrator chose meanwhile', async () => {
    const world = await oldCourses('a.png');
    const renew = world.uploads.renew.bind(world.uploads);
    vi.spyOn(world.uploads, 'renew').mockImplementationOnce(async (key) => {
      await world.editCourse.run({ courseId: 'of a.png', thumbnailKey: 'chosen.png' });
      return renew(key);
    });
    await world.renewThumbnails.run();
    expect(await world.course('a.png')).toMatchObject(thumbnailOf('chosen.png'));
    expect(await world.erased()).toEqual([]);
    for (const made of keysOfThumbnail(thumbnailOf('a.png')))
      expect((await world.stores.files.find(made))?.status).toBe('verified');
  });
});
