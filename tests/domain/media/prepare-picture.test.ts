import { describe, expect, it, vi } from 'vitest';
import { DomainError } from '../../../src/domain/kernel/errors.ts';
import { pictureKeysOf } from '../../../src/domain/media/object-key.ts';
import { storeObject } from '../../support/store-object.ts';
import { wholeOf } from '../../support/whole-of.ts';
import { SAMPLES } from './samples.ts';
import { mediaWorld } from './world.ts';

/** An address was given out and these bytes came. */
async function uploaded(body: Uint8Array | undefined = SAMPLES.png, fileName = 'Crown & bridge.v2.png') {
  const world = mediaWorld();
  const { key } = await world.presign.run({ fileName, fileType: '', folder: 'thumbnails' });
  if (body) await storeObject(world.storage, key, body);
  return { ...world, key, keys: pictureKeysOf(key) };
}

const ending = (text: string) => Buffer.concat([SAMPLES.png, Buffer.from(text)]);

describe('the keys of a picture', () => {
  it('follow from the upload, and are keys of ours whatever the upload was', () => {
    expect(pictureKeysOf('thumbnails/202608/a_-B.jpg')).toEqual({
      large: 'thumbnails/202608/a_-B-large.webp',
      small: 'thumbnails/202608/a_-B-small.webp',
    });
    expect(pictureKeysOf('thumbnails/202608/a.webp').large).not.toBe('thumbnails/202608/a.webp');
  });
});

describe('PreparePicture', () => {
  it('keeps what was encoded, in two sizes, and erases what was uploaded', async () => {
    const { prepare, files, storage, key, keys } = await uploaded();
    expect(await prepare.run({ key })).toEqual(keys);
    for (const size of ['large', 'small'] as const) {
      const body = await wholeOf(await storage.read(keys[size]));
      expect(body.toString()).toBe(`${size} of ${SAMPLES.png.length}`);
      expect(await files.find(keys[size])).toMatchObject({
        status: 'verified',
        folder: 'thumbnails',
        originalName: 'Crown & bridge.v2.webp',
        contentType: 'image/webp',
        ...(await storage.stat(keys[size])),
      });
    }
    expect([await files.find(key), await storage.stat(key)]).toEqual([undefined, undefined]);
  });

  it('may be repeated with the key of the upload, before and after a course shows it', async () => {
    const { prepare, files, encoder, key, keys } = await uploaded();
    await prepare.run({ key });
    expect(await prepare.run({ key })).toEqual(keys);
    await files.attach([keys.large, keys.small]);
    expect(await prepare.run({ key })).toEqual(keys);
    expect((await files.find(keys.large))?.status).toBe('attached');
    expect(encoder.count).toBe(1);
  });

  it('answers the same to all who ask at once', async () => {
    const { prepare, files, key, keys } = await uploaded();
    expect(await Promise.all([1, 2, 3, 4].map(() => prepare.run({ key })))).toEqual([keys, keys, keys, keys]);
    expect(await files.attach([keys.large, keys.small])).toHaveLength(2);
  });

  it.each(['put', 'stat'] as const)('goes on after a try that broke off at a %s', async (step) => {
    const { prepare, storage, files, key, keys } = await uploaded();
    const real = storage[step].bind(storage) as never;
    const away = new DomainError('unavailable', 'test/away', 'The storage does not answer.');
    for (const fails of [1, 2, 3]) {
      const spy = vi.spyOn(storage, step).mockImplementation(real);
      for (let passes = 1; passes < fails; passes += 1) spy.mockImplementationOnce(real);
      spy.mockRejectedValueOnce(away);
      await prepare.run({ key }).catch((error: unknown) => expect(error).toBe(away));
      spy.mockRestore();
      // What is stored by now has a row, so that the sweep would find it.
      for (const made of [keys.large, keys.small])
        if (await storage.stat(made)) expect(await files.find(made), made).toBeDefined();
    }
    expect(await prepare.run({ key })).toEqual(keys);
    expect(await files.attach([keys.large, keys.small])).toHaveLength(2);
  });

  it.each([
    [
      'damaged!',
      'media/picture-broken',
      'This picture is damaged and cannot be opened. Please save it again and upload the new file.',
    ],
    [
      'gigantic',
      'media/picture-too-many-pixels',
      'This picture has more than 40 megapixels. Please make it smaller and upload it again.',
    ],
    [
      'demands!',
      'media/picture-too-demanding',
      'This picture takes too much time or memory to open. Please save it in a simpler form.',
    ],
  ])('refuses and erases a picture that is %s', async (what, code, message) => {
    const { prepare, files, storage, key, keys } = await uploaded(ending(what));
    await expect(prepare.run({ key })).rejects.toMatchObject({ kind: 'invalid', code, message });
    for (const one of [key, keys.large, keys.small])
      expect([await files.find(one), await storage.stat(one)], one).toEqual([undefined, undefined]);
  });

  it('refuses what is no picture before anything opens it', async () => {
    const { prepare, encoder, files, key } = await uploaded(SAMPLES.svg);
    await expect(prepare.run({ key })).rejects.toMatchObject({
      message: 'Invalid file type. Allowed: PNG, JPEG, WebP',
    });
    expect([encoder.count, await files.find(key)]).toEqual([0, undefined]);
    await expect(prepare.run({ key: '../x' })).rejects.toMatchObject({ code: 'media/unknown' });
  });

  it('keeps the upload when the trouble is ours', async () => {
    const { prepare, encoder, storage, key, keys } = await uploaded();
    const busy = new DomainError('unavailable', 'media/pictures-busy', 'Please wait.');
    vi.spyOn(encoder, 'encode').mockRejectedValueOnce(busy);
    await expect(prepare.run({ key })).rejects.toBe(busy);
    expect(await storage.stat(key)).toBeDefined();
    expect(await prepare.run({ key })).toEqual(keys);
  });

  it('leaves a file in use alone: nothing can be taken of it', async () => {
    const { prepare, publish, files, storage } = mediaWorld();
    const key = await publish('a.png', SAMPLES.png, { folder: 'thumbnails', purpose: 'thumbnail' });
    const keys = await prepare.run({ key });
    expect(await files.attach([keys.large, keys.small])).toEqual([]);
    expect((await files.find(key))?.status).toBe('attached');
    expect(await storage.stat(key)).toBeDefined();
  });
});

describe('PreparePicture of what a course shows as it was uploaded', () => {
  const shown = async (body: Uint8Array) => {
    const world = mediaWorld();
    const key = await world.publish('a.png', body, { folder: 'thumbnails', purpose: 'thumbnail' });
    return { ...world, key };
  };

  it('makes the sizes beside it', async () => {
    const { prepare, files, storage, key } = await shown(SAMPLES.png);
    const keys = await prepare.runAgain({ key });
    expect(keys).toEqual(pictureKeysOf(key));
    expect(await files.attach([keys.large, keys.small])).toHaveLength(2);
    expect([(await files.find(key))?.status, await storage.stat(key)]).toEqual(['attached', expect.anything()]);
  });

  it('calls a person when it is no picture, and leaves it', async () => {
    const { prepare, raised, files, key } = await shown(ending('gigantic'));
    await expect(prepare.runAgain({ key })).rejects.toMatchObject({ code: 'media/picture-too-many-pixels' });
    expect(raised).toEqual([`media/no-picture ${key}`]);
    expect((await files.find(key))?.status).toBe('attached');
  });
});
