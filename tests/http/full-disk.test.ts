import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../src/domain/kernel/clock.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { smallDisk } from '../support/small-disk.ts';
import { problem } from './support/problem.ts';

const disk = smallDisk(24);
let school: School;
let course: MadeCourse;
let ada: Person;
beforeAll(async () => {
  school = await openSchool({ DATA_DIR: disk.path, WORK_JOBS: '0' });
  course = await school.course();
  ada = await school.student('ada');
  await school.enrol(ada.id, course.id);
});
afterAll(() => disk.close());

/** Each session was last seen so long ago that the next request would write it down. */
const notSeenLately = () => school.db('auth_sessions').update({ last_seen_at: Date.now() - 2 * MINUTE_MS });

async function readsGoOn(): Promise<void> {
  const reads = ['/api/auth/me', '/api/user/dashboard', '/api/user/courses/live', `/api/user/courses/${course.id}`];
  for (const carrier of [{ as: ada }, { cookie: ada.cookie }]) {
    for (const path of reads) expect([path, (await school.ask('GET', path, carrier)).status]).toEqual([path, 200]);
    const range = { ...carrier, headers: { range: 'bytes=0-99' } };
    expect((await school.ask('GET', `/stream/${course.videoKey}`, range)).status).toBe(206);
  }
}

const write = () =>
  school.ask('POST', '/api/contact', {
    body: { firstName: 'Ada', lastName: 'Full', email: 'ada@example.org', message: 'Is there any room for this?' },
  });

describe('a school whose disk is full', () => {
  it('lets everybody read and watch, refuses what is written, and says which of the two it is', async () => {
    await readsGoOn();
    await notSeenLately();
    await disk.fill(school.db);
    await readsGoOn();
    expect(await write()).toMatchObject(problem(503, 'database/unavailable'));
    const { status, json } = await school.ask('GET', '/readyz');
    expect([status, json]).toMatchObject([
      200,
      {
        status: 'ready',
        components: { database: true, databaseWrites: false, storage: true, storageWrites: !disk.isMounted },
      },
    ]);
    expect((await school.ask('GET', '/metrics')).text).toContain('cusp_component_ready{component="databaseWrites"} 0');
    if (disk.isMounted) expect(json).toMatchObject({ components: { diskSpace: false } });
  });

  it('goes on by itself when there is room again', async () => {
    await disk.makeRoom(school.db);
    expect((await write()).status).toBe(201);
  });
});

describe('a school whose database may only be read', () => {
  it('lets everybody read and watch too', async () => {
    await notSeenLately();
    await school.db.raw('pragma query_only = on');
    await readsGoOn();
    expect(await write()).toMatchObject(problem(503, 'database/unavailable'));
    await school.db.raw('pragma query_only = off');
  });
});

it('a school stops on a full disk as on any other', async () => {
  await disk.fill(school.db);
  await school.stop();
});
