import { describe, expect, it } from 'vitest';
import { bank, type complete, rewritten } from './bank.ts';

const WORDS = { description: 'A drawing of a molar with two roots.', caption: 'The tooth' };

/** A bank whose uploads `one` to `five` are verified in both sizes. */
async function withUploads() {
  const world = bank();
  const keys = ['one', 'two', 'three', 'four', 'five'].flatMap((name) => [`${name}-large`, `${name}-small`]);
  for (const key of keys)
    await world.stores.files.addMissing({
      key,
      folder: 'thumbnails',
      status: 'pending',
      originalName: 'figure.webp',
      contentType: 'image/webp',
      bytes: 9,
      etag: 'etag',
      createdAt: world.clock.now(),
    });
  await world.stores.files.setVerified(keys.map((key) => ({ key, bytes: 9, etag: 'etag', contentType: 'image/webp' })));
  const add = (vignetteId: string, key: string) => world.addFigure.run({ vignetteId, key, ...WORDS, by: 'ann' });
  const erased = async () =>
    (await world.jobs.left()).flatMap(({ name, payload }) =>
      name === 'media/erase-files' ? (payload as { keys: string[] }).keys : [],
    );
  const save = async (vignetteId: string, change: Parameters<typeof complete>[0]) => {
    const open = await world.openOf(vignetteId);
    const { revision } = open.version;
    await world.save.run({ vignetteId, revision, by: 'ann', written: { ...rewritten(open), ...change } });
  };
  return { ...world, add, erased, rewrite: save };
}

describe('a figure', () => {
  it('gets a number, has its files in use, and is added once by a call that is repeated', async () => {
    const { written, add, openOf, see, stores } = await withUploads();
    const vignetteId = await written();
    expect([await add(vignetteId, 'one'), await add(vignetteId, 'one'), await add(vignetteId, 'two')]).toEqual([
      1, 1, 2,
    ]);
    expect((await openOf(vignetteId)).version.figures).toEqual([
      { number: 1, ...WORDS },
      { number: 2, ...WORDS },
    ]);
    expect((await see(vignetteId)).figures[0]).toMatchObject({ fileKey: 'one-large', width: 800, height: 600 });
    expect((await stores.files.find('one-small'))?.status).toBe('attached');
  });

  it('of another vignette is refused, and the fifth one too', async () => {
    const { written, add, openOf } = await withUploads();
    await add(await written(), 'one');
    const vignetteId = await written();
    await expect(add(vignetteId, 'one')).rejects.toMatchObject({ code: 'questions/figure-in-use' });
    for (const key of ['two', 'three', 'four', 'five']) await add(vignetteId, key);
    await expect(add(vignetteId, 'six')).rejects.toMatchObject({ code: 'questions/too-many-figures' });
    expect((await openOf(vignetteId)).version.figures).toHaveLength(4);
  });

  it('has to be described, and shown by a text', async () => {
    const { written, add, openOf, rewrite } = await withUploads();
    const vignetteId = await written();
    await add(vignetteId, 'one');
    const pathsOf = async () => (await openOf(vignetteId)).faults.map(({ path }) => path);
    expect(await pathsOf()).toEqual(['figures[0]']);
    await rewrite(vignetteId, {
      figures: [{ number: 1, description: 'Short', caption: '' }],
      case: 'x\n\n{{figure:1}}',
    });
    expect(await pathsOf()).toEqual(['figures[0].description']);
    await rewrite(vignetteId, { figures: [{ number: 1, ...WORDS }] });
    expect(await pathsOf()).toEqual([]);
    await expect(rewrite(vignetteId, { figures: [{ number: 2, ...WORDS }] })).rejects.toMatchObject({
      fields: { 'figures[0].number': expect.any(String) },
    });
  });

  it('that only the draft shows goes with it, and its files too', async () => {
    const { written, add, removeFigure, discard, erased, openOf } = await withUploads();
    const vignetteId = await written();
    await add(vignetteId, 'one');
    await add(vignetteId, 'two');
    await removeFigure.run({ vignetteId, number: 1 });
    expect(await erased()).toEqual(['one-large', 'one-small']);
    expect((await openOf(vignetteId)).version.figures.map(({ number }) => number)).toEqual([2]);
    await expect(removeFigure.run({ vignetteId, number: 1 })).rejects.toMatchObject({ kind: 'not-found' });
    await discard.run({ vignetteId });
    expect(await erased()).toEqual(['one-large', 'one-small', 'two-large', 'two-small']);
  });

  it('that an approved version shows stays, whatever becomes of the drafts after it', async () => {
    const { written, add, rewrite, submit, rated, decided, open, removeFigure, discard, erased, see } =
      await withUploads();
    const vignetteId = await written();
    await add(vignetteId, 'one');
    await rewrite(vignetteId, { case: 'See:\n\n{{figure:1}}' });
    await submit.run({ vignetteId, revision: 4, by: 'ann' });
    await rated(vignetteId);
    await decided(vignetteId, 'approve');
    await open.run({ vignetteId, by: 'ann' });
    await removeFigure.run({ vignetteId, number: 1 });
    await discard.run({ vignetteId });
    expect(await erased()).toEqual([]);
    expect((await see(vignetteId)).figures.map(({ fileKey }) => fileKey)).toEqual(['one-large']);
  });
});
