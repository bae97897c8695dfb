import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PART_BYTES } from '../../src/domain/media/multipart.ts';
import type { CourseReply } from '../../src/wire/replies/catalog.ts';
import type { MultipartReply, PartAddressReply, PresignReply } from '../../src/wire/replies/uploads.ts';
import { SAMPLES } from '../domain/media/samples.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { faultyS3 } from '../support/faulty-s3.ts';
import { freshBucket, s3Environment } from '../support/provision/fresh-bucket.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';
import { put, uploading } from './support/uploading.ts';

let storage: Awaited<ReturnType<typeof faultyS3>>;
let environment: Record<string, string>;
let school: School;
let admin: Person;
let student: Person;
let course: MadeCourse;

beforeAll(async () => {
  const bucket = await freshBucket();
  storage = await faultyS3(bucket.endpoint);
  environment = s3Environment({ ...bucket, endpoint: storage.endpoint });
  school = await openSchool(environment);
  [admin, student] = [await school.admin(), await school.student('ada')];
  course = await school.course();
  await school.enrol(student.id, course.id);
});
beforeEach(() => storage.on(() => undefined));
afterAll(async () => {
  await school.close();
  await storage.close();
});

const stream = (key: string, as?: Person) => school.ask('GET', `/stream/${key}`, { cookie: as?.cookie });
const policyOf = async (of: School) => String((await of.ask('GET', '/Home')).headers['content-security-policy']);

describe('a school whose files are in a bucket', () => {
  it('is ready, makes pictures and reads papers from there, and shows all of it to those who may see it', async () => {
    expect((await school.ask('GET', '/readyz')).json).toMatchObject({ status: 'ready', components: { storage: true } });
    expect((await stream(course.thumbnailKey)).headers['content-type']).toBe('image/webp');
    expect((await stream(course.videoKey, student)).status).toBe(200);
    expect((await stream(course.videoKey)).status).toBe(401);
    const { json } = await school.ask('GET', `/api/user/courses/${course.id}`, { as: student });
    const [paper] = (json as CourseReply).weeks.flatMap(({ documents }) => documents);
    expect(paper).toMatchObject({ pageCount: 2, preview: expect.stringMatching(/\.webp$/) });
    expect((await stream(paper?.preview ?? '', student)).status).toBe(200);
  });

  it('lets its pages send files there, and nowhere else', async () => {
    const directives = new Map((await policyOf(school)).split(';').map((one) => [one.split(' ')[0], one]));
    for (const name of ['connect-src', 'img-src', 'media-src'])
      expect(directives.get(name)?.split(' ')).toContain(storage.endpoint);
    expect(directives.get('script-src')).not.toContain(storage.endpoint);
  });

  it('takes uploads in one PUT straight there, of the very length that was said', async () => {
    const wanted = { fileName: 'a.pdf', fileType: '', folder: 'documents', fileSize: String(SAMPLES.pdf.length) };
    const reply = (await uploading(school, admin).presign(wanted)).json as PresignReply;
    expect(new URL(reply.uploadUrl).origin).toBe(storage.endpoint);
    const type = { 'content-type': reply.contentType };
    expect((await put(reply.uploadUrl, Buffer.concat([SAMPLES.pdf, SAMPLES.pdf]), type)).status).toBe(403);
    expect((await put(reply.uploadUrl, SAMPLES.pdf, { 'content-type': 'text/html' })).status).toBe(403);
    expect((await put(reply.uploadUrl, SAMPLES.pdf, type)).status).toBe(200);
    const stored = await school.installation.dependencies.media.storage.stat(reply.key);
    expect(stored?.bytes).toBe(SAMPLES.pdf.length);
  });

  it('takes uploads in parts, each of its own length, and counts one that is completed twice once', async () => {
    const body = Buffer.concat([SAMPLES.mp4, randomBytes(PART_BYTES)]);
    const up = uploading(school, admin);
    const wanted = { fileName: 'a.mp4', fileType: 'video/mp4', folder: 'videos', fileSize: body.length };
    const { uploadId, key } = (await up.initiate(wanted)).json as MultipartReply;
    const parts: { PartNumber: number; ETag: string }[] = [];
    for (const partNumber of [2, 1]) {
      const part = body.subarray((partNumber - 1) * PART_BYTES, partNumber * PART_BYTES);
      const { uploadUrl } = (await up.part({ key, uploadId, partNumber })).json as PartAddressReply;
      expect((await put(uploadUrl, Buffer.from('another length'))).status).toBe(403);
      const sent = await put(uploadUrl, part);
      expect(sent.status).toBe(200);
      parts.unshift({ PartNumber: partNumber, ETag: String(sent.headers.etag) });
    }
    expect(await up.part({ key, uploadId, partNumber: 3 })).toMatchObject(problem(422, 'media/parts'));
    for (const _ of [1, 2]) expect((await up.complete({ key, uploadId }, parts)).status).toBe(200);
    expect((await school.installation.dependencies.media.storage.stat(key))?.bytes).toBe(body.length);
  });

  it('is not ready while the storage is away, says so at each file, keeps the rest open and comes back by itself', async () => {
    storage.on(() => ({ kind: 'refused' }));
    expect(await school.ask('GET', '/readyz')).toMatchObject({ status: 503, json: { components: { storage: false } } });
    const answer = await stream(course.videoKey, student);
    expect(answer).toMatchObject(problem(503, 'media/storage-unavailable'));
    expect(answer.headers['retry-after']).toBe('5');
    expect((await school.ask('GET', `/api/user/courses/${course.id}`, { as: student })).status).toBe(200);
    storage.on(() => undefined);
    await expect.poll(async () => (await school.ask('GET', '/readyz')).status).toBe(200);
    expect((await stream(course.videoKey, student)).status).toBe(200);
  });

  it('with STREAM_DELIVERY=redirect sends those who may see a lesson to the bucket, for a minute', async () => {
    const there = await openSchool({ ...environment, STREAM_DELIVERY: 'redirect' });
    try {
      const { id, videoKey } = await there.course();
      const ada = await there.student('ada');
      expect((await there.ask('GET', `/stream/${videoKey}`, { cookie: ada.cookie })).status).toBe(403);
      await there.enrol(ada.id, id);
      const { status, headers } = await there.ask('GET', `/stream/${videoKey}`, { cookie: ada.cookie });
      const link = new URL(String(headers.location));
      expect([status, link.origin, link.searchParams.get('X-Amz-Expires')]).toEqual([302, storage.endpoint, '60']);
      expect(Buffer.from(await (await fetch(link)).arrayBuffer()).equals(SAMPLES.mp4)).toBe(true);
    } finally {
      await there.close();
    }
  });
});
