import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  AdminContentReply,
  AdminDocumentReply,
  DocumentsSavedReply,
} from '../../src/wire/replies/admin-catalog.ts';
import type { ProblemReply } from '../../src/wire/replies/problem.ts';
import { SAMPLES } from '../domain/media/samples.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { authoring } from './support/authoring.ts';
import { problem } from './support/problem.ts';

let school: School;
let admin: Person;

beforeAll(async () => {
  school = await openSchool();
  admin = await school.admin();
});
afterAll(() => school.close());

describe('contents and documents', () => {
  const course = async () => {
    const desk = authoring(school, admin);
    const made = await desk.create();
    const [week, other] = made.weeks;
    const weekPath = `/${made.id}/weeks/${week?.id}`;
    const day = `${weekPath}/days/${week?.days[0]?.id}`;
    return {
      ...desk,
      made,
      day,
      nextDay: `${weekPath}/days/${week?.days[1]?.id}`,
      documents: `${weekPath}/documents`,
      otherDocuments: `/${made.id}/weeks/${other?.id}/documents`,
    };
  };
  const lesson = (s3Key: string, title = 'Lesson') => ({ type: 'video', title, s3Key });

  it('save an uploaded file as an item of a day, which then can be watched', async () => {
    const { call, day, nextDay, upload, read, made } = await course();
    const s3Key = await upload('My lesson.mp4');
    expect((await school.ask('GET', `/api/stream/${s3Key}`, { as: admin })).status).toBe(404);
    const { status, json } = await call('POST', `${day}/contents`, lesson(s3Key, ' Hand instruments '));
    expect(status).toBe(201);
    expect(json).toMatchObject({
      type: 'video',
      title: 'Hand instruments',
      s3Key,
      version: 1,
      fileName: 'My lesson.mp4',
      bytes: SAMPLES.mp4.length,
      duration: null,
    });
    expect((await read(made.id)).weeks[0]?.days[0]?.contents).toEqual([json]);
    expect((await school.ask('GET', `/api/stream/${s3Key}`, { as: admin })).status).toBe(200);
    // Sent again, because the answer was lost.
    expect(await call('POST', `${day}/contents`, lesson(s3Key))).toMatchObject({ status: 200, json });
    expect(await call('POST', `${nextDay}/contents`, lesson(s3Key))).toMatchObject(problem(409, 'media/in-use'));
  });

  it('save captions and chapters with their video, and say which of them is refused', async () => {
    const { call, day, upload } = await course();
    const s3Key = await upload();
    const [captionsKey, chaptersKey] = [await upload('a.en.vtt', SAMPLES.vtt), await upload('a.vtt', SAMPLES.vtt)];
    const falseKey = await upload('b.vtt', SAMPLES.html);
    const refused = await call('POST', `${day}/contents`, { ...lesson(s3Key), captionsKey, chaptersKey: falseKey });
    expect(refused).toMatchObject(problem(422, 'media/wrong-type', ['chaptersKey']));
    const { status, json } = await call('POST', `${day}/contents`, { ...lesson(s3Key), captionsKey, chaptersKey });
    expect([status, json]).toMatchObject([201, { s3Key, captionsKey, chaptersKey }]);
    expect((await school.ask('GET', `/api/stream/${captionsKey}`, { as: admin })).status).toBe(200);
  });

  it('are listed with size and checksum, and with how large others may be', async () => {
    const { call, day, documents, upload, made } = await course();
    const s3Key = await upload();
    await call('POST', `${day}/contents`, lesson(s3Key));
    await call('POST', documents, { documents: [{ title: 'Paper', s3Key: await upload('paper.pdf') }] });
    const { status, json } = await call('GET', `/${made.id}/files`);
    const { etag } = (await school.installation.dependencies.media.storage.stat(s3Key))!;
    expect([status, json]).toMatchObject([
      200,
      {
        files: [
          { bytes: SAMPLES.mp4.length, checksum: etag, title: 'Lesson', weekNumber: 1, dayNumber: 1 },
          { bytes: SAMPLES.pdf.length, title: 'Paper', weekNumber: 1, dayNumber: null },
        ],
        limits: {
          video: { sentence: 'This file is too large. The limit is 10 GB.' },
          captions: { maxBytes: 1024 * 1024 },
        },
      },
    ]);
    expect((await call('GET', '/never/files')).status).toBe(404);
  });

  it('refuse what is not what it says, and what they cannot read', async () => {
    const { call, day, upload } = await course();
    const [fake, paper] = [await upload('lesson.mp4', SAMPLES.html), await upload('paper.pdf')];
    const refused = await call('POST', `${day}/contents`, lesson(fake));
    expect(refused).toMatchObject(problem(422, 'media/wrong-type'));
    expect((refused.json as ProblemReply).message).toBe('Invalid file type. Allowed: MP4, WebM, MOV, AVI');
    for (const [body, code, fields] of [
      [lesson(paper), 'media/wrong-type'],
      [lesson('../../etc/passwd'), 'media/unknown'],
      [{ ...lesson(paper), type: 'quiz' }, 'request/invalid', ['type']],
      [lesson(paper, ' '), 'request/invalid', ['title']],
    ] as const)
      expect(await call('POST', `${day}/contents`, body), code).toMatchObject(problem(422, code, fields));
    expect((await call('POST', `${day}/contents`, { ...lesson(paper), type: 'pdf' })).status).toBe(201);
  });

  it('rename, move and delete an item', async () => {
    const { call, day, upload, read, made } = await course();
    for (const title of ['First', 'Second']) await call('POST', `${day}/contents`, lesson(await upload(), title));
    const contents = async () => (await read(made.id)).weeks[0]?.days[0]?.contents ?? [];
    const [first, second] = await contents();
    const item = `${day}/contents/${first?.id}`;
    const renamed = await call('PUT', item, { title: ' Mine ', version: 1 });
    expect(renamed).toMatchObject({ status: 200, json: { ...first, title: 'Mine', version: 2 } });
    const late = await call('PUT', item, { title: 'Yours', version: 1 });
    expect(late).toMatchObject(problem(409, 'catalog/stale'));
    expect((late.json as ProblemReply).current).toEqual(renamed.json);
    expect((await call('PUT', item, { title: '' })).json).toMatchObject({ message: 'Title cannot be empty' });
    expect((await call('POST', `${item}/move`, { direction: 'down' })).status).toBe(204);
    expect((await contents()).map(({ id }) => id)).toEqual([second?.id, first?.id]);
    expect(await call('DELETE', item)).toMatchObject({ status: 200, json: { message: '"Mine" has been deleted.' } });
    expect((await contents()).map(({ id }) => id)).toEqual([second?.id]);
    expect(await call('DELETE', item)).toMatchObject(problem(404, 'catalog/no-content'));
  });

  it('save documents, each judged alone, and may be repeated as a whole', async () => {
    const { call, documents, upload } = await course();
    const [good, fake, nameless] = [
      await upload('Paper.pdf'),
      await upload('fake.pdf', SAMPLES.html),
      await upload('nameless.pdf'),
    ];
    const body = {
      documents: [
        { title: ' Paper ', s3Key: good },
        { title: 'Fake', s3Key: fake },
        { title: ' ', s3Key: nameless },
      ],
    };
    const { status, json } = await call('POST', documents, body);
    const reply = json as DocumentsSavedReply;
    expect(status).toBe(201);
    expect(reply.saved).toMatchObject([
      { title: 'Paper', s3Key: good, fileName: 'Paper.pdf', tag: 'PDF', bytes: SAMPLES.pdf.length, version: 1 },
    ]);
    expect(reply.refused.map(({ s3Key, title, code }) => [s3Key, title, code])).toEqual([
      [fake, 'Fake', 'media/wrong-type'],
      [nameless, '', 'catalog/title-empty'],
    ]);
    expect(reply.refused[0]?.message).toBe('Invalid file type. Allowed: PDF, DOC, DOCX');
    expect((await call('POST', documents, body)).json).toMatchObject({ saved: reply.saved });
    const listed = await call('GET', documents);
    expect([listed.status, listed.headers['cache-control'], listed.json]).toEqual([200, 'no-store', reply.saved]);
  });

  it('answer 422 with the first reason when no document was saved', async () => {
    const { call, documents } = await course();
    const none = await call('POST', documents, { documents: [{ title: 'Lost', s3Key: 'nothing' }] });
    expect(none).toMatchObject(problem(422, 'media/unknown'));
    expect(none.json).toMatchObject({
      saved: [],
      refused: [{ s3Key: 'nothing', message: (none.json as ProblemReply).message }],
    });
    for (const wrong of [
      [],
      undefined,
      [{ title: 'a\nb', s3Key: 'x' }],
      [{ title: { toString: 1 }, s3Key: 'x' }],
      [{ title: 'X', s3Key: 'a\0b' }],
      Array.from({ length: 51 }, () => ({ title: 'X', s3Key: 'x' })),
    ]) {
      expect(await call('POST', documents, { documents: wrong }), JSON.stringify(wrong)).toMatchObject(
        problem(422, 'request/invalid'),
      );
    }
    for (const row of ['x', null, 5, [], true]) {
      expect(
        ((await call('POST', documents, { documents: [row] })).json as ProblemReply).message,
        JSON.stringify(row),
      ).toMatch(/^(Please send a list of documents|Please name an uploaded file|This field is not readable)\.$/);
    }
  });

  it('rename, move and delete a document', async () => {
    const { call, documents, upload } = await course();
    const keys = [await upload('a.pdf'), await upload('b.pdf')];
    await call('POST', documents, { documents: keys.map((s3Key, index) => ({ title: `Paper ${index + 1}`, s3Key })) });
    const listed = async () => (await call('GET', documents)).json as AdminDocumentReply[];
    const [first] = await listed();
    const path = `${documents}/${first?.id}`;
    const renamed = await call('PATCH', path, { title: 'Mock paper', version: 1 });
    expect(renamed).toMatchObject({ status: 200, json: { ...first, title: 'Mock paper', version: 2 } });
    const late = await call('PATCH', path, { title: 'Yours', version: 1 });
    expect(late).toMatchObject({ status: 409, json: { code: 'catalog/stale', current: renamed.json } });
    expect((await call('POST', `${path}/move`, { direction: 'down' })).status).toBe(204);
    expect((await listed()).map(({ title }) => title)).toEqual(['Paper 2', 'Mock paper']);
    expect(await call('DELETE', path)).toMatchObject({
      status: 200,
      json: { message: '"Mock paper" has been deleted.' },
    });
    expect(await call('DELETE', path)).toMatchObject(problem(404, 'catalog/no-document'));
  });

  it('are not there under wrong parents, and take no file there', async () => {
    const [mine, other] = [await course(), await course()];
    const key = await mine.upload();
    const { id } = (await mine.call('POST', `${mine.day}/contents`, lesson(key))).json as AdminContentReply;
    const paperKey = await mine.upload('a.pdf');
    const { saved } = (await mine.call('POST', mine.documents, { documents: [{ title: 'Paper', s3Key: paperKey }] }))
      .json as DocumentsSavedReply;
    const week = (path: string, weekId: string | undefined) => path.replace(/weeks\/[^/]+/, `weeks/${weekId}`);
    const wrong = [
      ...[
        mine.nextDay,
        other.day,
        mine.day.replace(mine.made.id, other.made.id),
        week(mine.day, mine.made.weeks[1]?.id),
      ].map((day) => [`${day}/contents/${id}`, 'PUT', 'catalog/no-content']),
      ...[mine.otherDocuments, other.documents, mine.documents.replace(mine.made.id, other.made.id)].map((path) => [
        `${path}/${saved[0]?.id}`,
        'PATCH',
        'catalog/no-document',
      ]),
    ] as [string, string, string][];
    for (const [path, rename, code] of wrong) {
      expect(await mine.call(rename, path, { title: 'X' }), path).toMatchObject(problem(404, code));
      expect(await mine.call('POST', `${path}/move`, { direction: 'up' }), path).toMatchObject(problem(404, code));
      expect(await mine.call('DELETE', path), path).toMatchObject(problem(404, code));
    }
    const free = await mine.upload();
    const lost = await mine.call('POST', `${week(mine.day, mine.made.weeks[1]?.id)}/contents`, lesson(free));
    expect(lost).toMatchObject(problem(404, 'catalog/no-day'));
    expect((lost.json as ProblemReply).message).toBe('Could not find selected week or day');
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? { documents: [{ title: 'X', s3Key: free }] } : undefined;
      expect(await mine.call(method, week(mine.documents, 'nothing'), body)).toMatchObject(
        problem(404, 'catalog/no-module'),
      );
    }
    expect((await mine.call('POST', `${mine.day}/contents`, lesson(free))).status).toBe(201);
  });
});
