import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddAdmin } from '../../src/domain/identity/use-cases/add-admin.ts';
import { PART_BYTES } from '../../src/domain/media/multipart.ts';
import { openSchool, PASSWORD, type Person, type School, signIn } from '../support/school.ts';
import { problem } from './support/problem.ts';
import { put, uploading } from './support/uploading.ts';

let school: School;
let [admin, chief]: Person[] = [];
beforeAll(async () => {
  school = await openSchool({ VIDEO_MAX_BYTES: String(3 * PART_BYTES) });
  admin = await school.admin();
  await school.container.get(AddAdmin).run({ name: 'Chief', email: 'chief@example.org', password: PASSWORD });
  chief = await signIn(school.ask, 'chief@example.org');
});
afterAll(() => school.close());

const stored = (key: string) => school.installation.dependencies.media.storage.stat(key);
const open = async () => (await readdir(join(school.settings.dataDir, 'files', 'multiparts'))).length;
const etagOf = (answer: { headers: { etag?: string } }) => answer.headers.etag ?? '';

describe('an upload in parts', () => {
  const up = () => uploading(school, admin!);

  it('is started, sent, listed as the specification has it, and complete, also a second time', async () => {
    const upload = await up().initiated();
    expect(upload).toEqual({
      uploadId: expect.stringMatching(/^[\w-]{22}$/),
      key: expect.stringMatching(/^videos\/\d{6}\/[\w-]{22}\.mp4$/),
      s3Key: upload.key,
    });
    const bodies = [randomBytes(PART_BYTES), randomBytes(PART_BYTES), randomBytes(10)];
    const answers = await Promise.all(
      bodies.map(async (body, index) => put(await up().partAddress(upload, index + 1), body)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const parts = answers.map((answer, index) => ({ PartNumber: index + 1, ETag: etagOf(answer) }));
    for (const _ of [1, 2])
      expect(await up().complete(upload, parts)).toMatchObject({
        status: 200,
        json: { key: upload.key, s3Key: upload.key },
      });
    expect((await stored(upload.key))?.bytes).toBe(2 * PART_BYTES + 10);
    expect(await up().abort(upload)).toMatchObject({ status: 200 });
    expect(await stored(upload.key)).toBeUndefined();
  });

  it('is aborted, and once is as good as twice', async () => {
    const before = await open();
    const upload = await up().initiated();
    const address = await up().partAddress(upload, 1);
    await put(address, randomBytes(100));
    for (const _ of [1, 2]) expect(await up().abort(upload)).toMatchObject({ status: 200, json: { key: upload.key } });
    expect(await up().complete(upload, [{ PartNumber: 1, ETag: '"x"' }])).toMatchObject(
      problem(404, 'media/no-upload'),
    );
    expect(await put(address, randomBytes(100))).toMatchObject(problem(404, 'media/no-upload'));
    expect(await open()).toBe(before);
  });

  it.each(['complete', 'abort'])(
    'is completed and aborted at once, %s first: one wins, the other is told',
    async (first) => {
      const before = await open();
      for (let round = 0; round < 5; round += 1) {
        const upload = await up().initiated();
        const part = await put(await up().partAddress(upload, 1), randomBytes(1000));
        const complete = () => up().complete(upload, [{ PartNumber: 1, ETag: etagOf(part) }]);
        const abort = () => up().abort(upload);
        const both = await Promise.all(first === 'complete' ? [complete(), abort()] : [abort(), complete()]);
        const [completed, aborted] = first === 'complete' ? both : both.toReversed();
        expect(aborted).toMatchObject({ status: 200, json: { key: upload.key } });
        if (completed?.status !== 200) expect(completed).toMatchObject(problem(404, 'media/no-upload'));
        expect(await stored(upload.key), 'an abort erases what came of it').toBeUndefined();
        expect(await school.db('multipart_uploads').where({ id: upload.uploadId })).toEqual([]);
      }
      expect(await open()).toBe(before);
    },
  );

  it('is somebody else’s for every other admin', async () => {
    const upload = await up().initiated();
    const named = { key: upload.key, uploadId: upload.uploadId };
    for (const refused of [
      await up().part({ ...named, partNumber: 1 }, chief),
      await up().complete(named, [{ PartNumber: 1, ETag: '"x"' }], chief),
      await up().abort(named, chief),
    ])
      expect(refused).toMatchObject(problem(404, 'media/no-upload'));
    await up().abort(named);
  });

  it('has no part below one, between two or beyond the last, nor one that is larger than a part', async () => {
    const upload = await up().initiated();
    const named = { key: upload.key, uploadId: upload.uploadId };
    for (const partNumber of [0, -1, 1.5, 10_001])
      expect(await up().part({ ...named, partNumber }), String(partNumber)).toMatchObject(
        problem(422, 'request/invalid', ['partNumber']),
      );
    expect(await up().part({ ...named, partNumber: 4 })).toMatchObject(problem(422, 'media/too-large'));
    expect(await put(await up().partAddress(upload, 1), Buffer.alloc(PART_BYTES + 1))).toMatchObject(
      problem(413, 'media/too-large'),
    );
    await up().abort(upload);
  });

  it('is not completed with a list that does not fit, and stays open', async () => {
    const upload = await up().initiated();
    const ETag = etagOf(await put(await up().partAddress(upload, 1), Buffer.alloc(9)));
    for (const [parts, code] of [
      [[{ PartNumber: 1, ETag: '"00000000-9"' }], 'media/parts'],
      [[{ PartNumber: 2, ETag }], 'media/parts'],
      [[], 'request/invalid'],
      [[{ PartNumber: 1 }], 'request/invalid'],
    ] as const)
      expect(await up().complete(upload, parts), JSON.stringify(parts)).toMatchObject(problem(422, code));
    expect(await stored(upload.key)).toBeUndefined();
    expect((await up().complete(upload, [{ PartNumber: 1, ETag }])).status).toBe(200);
    await up().abort(upload);
  });
});

it('a list of ten thousand parts is read, and a larger body is not', async () => {
  const up = uploading(school, admin!);
  const upload = await up.initiated();
  const parts = Array.from({ length: 10_000 }, (_, index) => ({ PartNumber: index + 1, ETag: '"00000000-5242880"' }));
  expect(await up.complete(upload, parts)).toMatchObject(problem(422, 'media/parts'));
  expect(await up.complete({ ...upload, more: 'x'.repeat(700_000) }, parts)).toMatchObject(
    problem(413, 'request/too-large'),
  );
  expect(
    await school.ask('POST', '/api/multipart-upload/abort', { as: admin!, body: { key: 'x'.repeat(110_000) } }),
  ).toMatchObject(problem(413, 'request/too-large'));
});

it('an upload goes on after a restart, part by part', async () => {
  const up = uploading(school, admin!);
  const upload = await up.initiated();
  const [one, two] = [randomBytes(PART_BYTES), randomBytes(77)];
  const address = await up.partAddress(upload, 2);
  const first = await put(await up.partAddress(upload, 1), one);
  await school.restart();
  const second = await put(address, two);
  const parts = [first, second].map((answer, index) => ({ PartNumber: index + 1, ETag: etagOf(answer) }));
  expect((await up.complete(upload, parts)).status).toBe(200);
  expect((await stored(upload.key))?.bytes).toBe(PART_BYTES + 77);
});
