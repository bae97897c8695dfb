import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminContentReply } from '../../src/wire/replies/admin-catalog.ts';
import type { ProblemReply } from '../../src/wire/replies/problem.ts';
import { SAMPLES } from '../domain/media/samples.ts';
import { blackPng } from '../support/pictures.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { authoring } from './support/authoring.ts';
import { problem } from './support/problem.ts';

const SRT = '1\r\n00:00:01,000 --> 00:00:02,500\r\nOpen <i>wide</i> & hold\r\n';
const WEBVTT = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nOpen <i>wide</i> &amp; hold\n';
const BYTES = { 'content-type': 'application/octet-stream' };

let school: School;
let admin: Person;

beforeAll(async () => {
  school = await openSchool();
  admin = await school.admin();
});
afterAll(() => school.close());

describe('captions, chapters and posters', () => {
  const lesson = async (type = 'video', fileName = 'lesson.mp4') => {
    const desk = authoring(school, admin);
    const made = await desk.create();
    const [week] = made.weeks;
    const day = `/${made.id}/weeks/${week?.id}/days/${week?.days[0]?.id}/contents`;
    const s3Key = await desk.upload(fileName);
    const { json } = await desk.call('POST', day, { type, title: 'Lesson', s3Key });
    const path = `/api/admin/courses/${made.id}/contents/${(json as AdminContentReply).id}`;
    const put = (track: string, body: string | Buffer, fileName = 'Lesson 1.srt') =>
      school.ask('PUT', `${path}/${track}?fileName=${encodeURIComponent(fileName)}`, {
        as: admin,
        body,
        headers: BYTES,
      });
    const remove = (track: string) => school.ask('DELETE', `${path}/${track}`, { as: admin });
    const stored = async (key: string | null) =>
      (await school.installation.dependencies.media.storage.stat(key ?? '')) !== undefined;
    return { ...desk, made, path, put, remove, stored };
  };

  it('are sent as a file, read again as WebVTT by whoever may watch, replaced and removed', async () => {
    const { put, remove, made } = await lesson();
    const added = await put('captions', SRT);
    expect(added.status).toBe(200);
    const { captionsKey, chaptersKey, version } = added.json as AdminContentReply;
    expect([chaptersKey, version]).toEqual([null, 1]);
    const stream = (as: Person) => school.ask('GET', `/stream/${captionsKey}`, { as });
    expect(await stream(admin)).toMatchObject({ status: 200, text: WEBVTT });
    const { headers } = await stream(admin);
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual([
      'text/vtt; charset=utf-8',
      'nosniff',
    ]);
    expect(headers['content-disposition']).toContain('Lesson 1.vtt');
    const student = await school.student('ada');
    expect((await stream(student)).status).toBe(403);
    await school.enrol(student.id, made.id);
    expect((await stream(student)).status).toBe(200);

    const chapters = await put('chapters', 'WEBVTT\n\n00:01.000 --> 00:09.000\nGrip', 'parts.vtt');
    expect(chapters.json).toMatchObject({ captionsKey, chaptersKey: expect.stringMatching(/\.vtt$/) });
    const removed = [await remove('captions'), await remove('captions')];
    expect(removed.map(({ status }) => status)).toEqual([200, 200]);
    expect(removed[1]?.json).toMatchObject({ captionsKey: null });
    expect((await stream(admin)).status).toBe(404);
  });

  it('are refused line by line', async () => {
    const { put } = await lesson();
    const { status, json } = await put('chapters', 'WEBVTT\n\n00:01.000 --> 00:00.500\n\n00:75.000 -->\nTwo', 'x.vtt');
    expect(status).toBe(422);
    expect(json as ProblemReply).toMatchObject({
      code: 'catalog/chapters-faulty',
      fields: {
        'line 3': 'This chapter ends at 00:00:00.500, which is not after its start at 00:00:01.000.',
        'line 5':
          '“00:75.000” is not a time. Write it like 00:01:02.500. A time is missing next to the arrow. Write it like 00:01:02.500.',
      },
    });
    expect((json as ProblemReply).message).toMatch(/^Line 3: This chapter ends at /);
    expect(await put('captions', SRT, 'x.txt')).toMatchObject({
      status: 422,
      json: { fields: { file: 'Please choose a WebVTT (.vtt) or SubRip (.srt) file.' } },
    });
    expect(await put('captions', '')).toMatchObject(problem(422, 'catalog/captions-faulty'));
    expect(await put('captions', Buffer.alloc(1024 * 1024 + 1, 'x'))).toMatchObject({
      status: 422,
      json: { message: 'This file is too large. The limit is 1 MB.' },
    });
    expect(await put('captions', Buffer.alloc(3 * 1024 * 1024, 'x'))).toMatchObject({ status: 413 });
  });

  it('are kept without what shows nothing, and told so', async () => {
    const { put } = await lesson();
    const added = await put('captions', `${SRT}\r\n2\r\n00:00:03 --> 00:00:04\r\n\r\n`);
    expect(added).toMatchObject({
      status: 200,
      json: { leftOut: [{ line: 6, sentence: 'There are no words below these times.' }] },
    });
    expect((await put('captions', SRT)).json).toMatchObject({ leftOut: [] });
  });

  it('are not even read for a video that is not there', async () => {
    const { made } = await lesson();
    const address = `/api/admin/courses/${made.id}/contents/none/captions?fileName=x.vtt`;
    expect(await school.ask('PUT', address, { as: admin, body: 'no captions', headers: BYTES })).toMatchObject(
      problem(404, 'catalog/no-content'),
    );
  });

  it('are refused as JSON, as a form and for a paper', async () => {
    const { path, put } = await lesson('pdf', 'notes.pdf');
    expect(await put('captions', SRT)).toMatchObject(problem(422, 'catalog/not-a-video'));
    const address = `${path}/captions?fileName=x.srt`;
    const form = { 'content-type': 'text/plain' };
    expect(await school.ask('PUT', address, { as: admin, body: { text: SRT } })).toMatchObject({ status: 415 });
    expect(await school.ask('PUT', address, { as: admin, body: SRT, headers: form })).toMatchObject({ status: 415 });
  });

  it('come with a poster, which is a new picture for those who may watch', async () => {
    const { call, upload, path, stored, made } = await lesson();
    const poster = `${path.slice(path.indexOf('/admin/courses') + '/admin/courses'.length)}/poster`;
    const s3Key = await upload('frame.png', blackPng({ width: 640, height: 360 }));
    const { status, json } = await call('PUT', poster, { s3Key });
    expect(status).toBe(200);
    const shown = json as AdminContentReply;
    expect(shown.poster).toMatch(/-large\.webp$/);
    expect(shown.smallPoster).toMatch(/-small\.webp$/);
    expect(await stored(s3Key)).toBe(false);
    const stream = (as?: Person) => school.ask('GET', `/stream/${shown.smallPoster}`, as ? { as } : {});
    // Its course is a draft, of which a stranger is not told that it exists.
    expect([(await stream()).status, (await stream(admin)).status]).toEqual([404, 200]);
    expect((await stream(admin)).headers['content-type']).toBe('image/webp');
    const student = await school.student('eve');
    expect((await stream(student)).status).toBe(403);
    await school.enrol(student.id, made.id);
    expect((await stream(student)).status).toBe(200);

    expect(await call('PUT', poster, { s3Key: await upload('fake.png', SAMPLES.html) })).toMatchObject(
      problem(422, 'media/wrong-type'),
    );
    expect(await call('PUT', poster, {})).toMatchObject({
      status: 422,
      json: { fields: { s3Key: expect.any(String) } },
    });
    expect((await call('DELETE', poster)).json).toMatchObject({ poster: '', smallPoster: '' });
  });
});
