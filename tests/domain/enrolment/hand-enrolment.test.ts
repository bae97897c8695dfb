import { beforeEach, describe, expect, it } from 'vitest';
import { EnrolByHand } from '../../../src/domain/enrolment/use-cases/enrol-by-hand.ts';
import { RevokeEnrolment } from '../../../src/domain/enrolment/use-cases/revoke-enrolment.ts';
import { askForEmail } from '../../../src/domain/identity/email-change.ts';
import { Passwords } from '../../../src/domain/identity/passwords.ts';
import { GetStreams } from '../../../src/domain/identity/queries/get-streams.ts';
import { GetWaitingEmail } from '../../../src/domain/identity/queries/get-waiting-email.ts';
import { ResetUnproven } from '../../../src/domain/identity/use-cases/reset-unproven.ts';
import { DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { GetStudyRecord } from '../../../src/domain/learning/queries/get-study-record.ts';
import { PurgeOldAuditEntries } from '../../../src/domain/reporting/jobs/purge-old-audit-entries.ts';
import { ExportStudents } from '../../../src/domain/reporting/queries/export-students.ts';
import { GetStudent } from '../../../src/domain/reporting/queries/get-student.ts';
import { ListStudents } from '../../../src/domain/reporting/queries/list-students.ts';
import { coursesForSale, unprovenAccounts } from '../../../src/main/composition/links/enrolment.ts';
import { studyPlans } from '../../../src/main/composition/links/learning.ts';
import { studentOrders, studentProfiles, studyRecords } from '../../../src/main/composition/links/reporting.ts';
import {
  aContent,
  aCourse,
  aDay,
  aModule,
  anOrder,
  aProgress,
  aSession,
  aUser,
  friday,
  LASTING,
  tuesday,
} from '../../contracts/samples.ts';
import { PlainPasswordHasher } from '../../doubles/identity/plain-password-hasher.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';
import { saveProgress } from '../../support/save-progress.ts';

async function office() {
  const world = sqlWorld();
  const { users, sessions, streams, emailChanges, courses, enrolments, orders, progress, auditLog } = world.stores;
  await users.add(aUser({ id: 'boss', name: 'Boss', email: 'boss@example.org', role: 'admin' }));
  await users.add(aUser());
  await courses.add(aCourse({ isLive: false }), [aModule()], [aDay()]);
  for (const id of ['one', 'two', 'three']) await courses.addContent('course', aContent({ id }));
  const { work, ids, clock } = world;
  const unproven = unprovenAccounts(new ResetUnproven(work, new Passwords(new PlainPasswordHasher()), clock));
  const forSale = coursesForSale(courses, world.catalog);
  const enrol = new EnrolByHand(users, forSale, work, ids, clock, enrolments, unproven);
  const revoke = new RevokeEnrolment(users, work, ids, clock);
  const getStreams = new GetStreams(streams, clock, { rateLimitFactor: 1 });
  const read = new GetStudent(
    studentProfiles(users, sessions, getStreams, new GetWaitingEmail(emailChanges, users, clock), clock),
    studentOrders(enrolments, orders, clock),
    studyRecords(new GetStudyRecord(progress, studyPlans(world.catalog))),
    auditLog,
  );
  return { ...world, enrol, revoke, read: () => read.run({ userId: 'ada' }), readAny: read };
}

let world: Awaited<ReturnType<typeof office>>;
beforeEach(async () => {
  world = await office();
});

const ask = { actorId: 'boss', userId: 'ada', courseId: 'course' };

describe('enrolling by hand', () => {
  it('takes an account from whoever registered an address that is not theirs, and keeps a proved one', async () => {
    const { users, sessions, emailChanges, twoFactors } = world.stores;
    const now = world.clock.now();
    const stateOf = async () => ({
      password: (await users.find('ada'))?.passwordHash,
      sessions: (await sessions.listAlive('ada', now)).length,
      change: (await emailChanges.findWaiting('ada', now))?.newEmail,
      secondFactor: (await twoFactors.find('ada'))?.sealedSecret,
    });
    await sessions.add(aSession({ userId: 'ada', idleUntil: friday, absoluteUntil: friday, createdAt: now }));
    await emailChanges.ask(askForEmail({ id: 'c', userId: 'ada', newEmail: 'thief@bad.example', sessionId: 's' }, now));
    await twoFactors.begin('ada', 'sealed');
    const before = await stateOf();
    expect(before).toMatchObject({ sessions: 1, change: 'thief@bad.example', secondFactor: 'sealed' });

    await users.confirmEmail('ada', 'ada@example.org', now);
    await world.enrol.run(ask);
    expect(await stateOf()).toEqual(before);

    await world.db('users').where({ id: 'ada' }).update({ email_confirmed_at: null });
    // They have this course already: nothing is given.
    await world.enrol.run(ask);
    expect(await stateOf()).toEqual(before);
    await world.stores.courses.add(aCourse({ id: 'other' }), [], []);
    await world.enrol.run({ ...ask, courseId: 'other' });
    expect(await stateOf()).toEqual({
      password: new PlainPasswordHasher().unusableHash(),
      sessions: 0,
      change: undefined,
      secondFactor: undefined,
    });
    expect(await users.find('ada')).toMatchObject({ name: 'Ada Lovelace', phone: '', agreedToTermsAt: null });
  });

  it('lets a student into a draft course, and notes who did it', async () => {
    expect(await world.enrol.run(ask)).toEqual({ studentName: 'Ada Lovelace', courseTitle: 'Ten months', isNew: true });
    expect(await world.stores.enrolments.find('ada', 'course')).toMatchObject({
      orderId: null,
      since: world.clock.now(),
    });
    expect(await world.stores.auditLog.all()).toMatchObject([
      { actorId: 'boss', kind: 'enrolled', userId: 'ada', courseId: 'course', at: world.clock.now() },
    ]);
  });

  it('is harmless when repeated, and a bought course stays bought', async () => {
    await world.stores.orders.add(anOrder({ id: 'order' }));
    await world.stores.enrolments.add({
      userId: 'ada',
      courseId: 'course',
      since: tuesday,
      orderId: 'order',
      term: LASTING,
    });
    expect((await world.enrol.run(ask)).isNew).toBe(false);
    expect(await world.stores.enrolments.find('ada', 'course')).toMatchObject({ orderId: 'order', since: tuesday });
    expect(await world.stores.auditLog.all()).toEqual([]);
  });

  it('refuses whom and what it does not know, administrators among them', async () => {
    await expect(world.enrol.run({ ...ask, userId: 'nobody' })).rejects.toMatchObject({
      kind: 'not-found',
      code: 'enrolment/no-student',
    });
    await expect(world.enrol.run({ ...ask, userId: 'boss' })).rejects.toMatchObject({
      kind: 'not-found',
      code: 'enrolment/no-student',
    });
    await expect(world.enrol.run({ ...ask, courseId: 'nothing' })).rejects.toMatchObject({
      kind: 'not-found',
      code: 'enrolment/no-course',
    });
    expect(await world.stores.auditLog.all()).toEqual([]);
  });

  it('and its trace are there together or not at all', async () => {
    world.breakStores({ auditLog: { add: () => Promise.reject(new Error('the disk is full')) } });
    await expect(world.enrol.run(ask)).rejects.toThrow('the disk is full');
    expect(await world.stores.enrolments.find('ada', 'course')).toBeUndefined();
  });
});

describe('revoking', () => {
  it('ends the access, keeps what belongs to it, and notes who did it, once', async () => {
    await world.enrol.run(ask);
    await saveProgress(world.stores.progress, aProgress({ contentId: 'one' }));
    expect(await world.revoke.run(ask)).toEqual({ studentName: 'Ada Lovelace' });
    expect(await world.revoke.run(ask)).toEqual({ studentName: 'Ada Lovelace' });
    expect(await world.stores.enrolments.coursesOf('ada')).toEqual([]);
    expect((await world.read()).courses).toMatchObject([{ enrolment: { revokedAt: world.clock.now() }, itemCount: 3 }]);
    expect((await world.read()).courses[0]?.lastActivityAt).toEqual(aProgress().updatedAt);
    expect((await world.stores.auditLog.all()).map(({ kind }) => kind)).toEqual(['enrolled', 'revoked']);
  });

  it('is taken back by enrolling again, which is noted as well', async () => {
    await world.enrol.run(ask);
    await world.revoke.run(ask);
    expect((await world.enrol.run(ask)).isNew).toBe(true);
    expect((await world.stores.auditLog.all()).map(({ kind }) => kind)).toEqual(['enrolled', 'revoked', 'enrolled']);
  });

  it('works for a course that is gone, and refuses one the student never had', async () => {
    await world.stores.enrolments.add({
      userId: 'ada',
      courseId: 'gone',
      since: tuesday,
      orderId: null,
      term: LASTING,
    });
    await world.revoke.run({ ...ask, courseId: 'gone' });
    await expect(world.revoke.run(ask)).rejects.toMatchObject({ kind: 'not-found', code: 'enrolment/never-enrolled' });
    await expect(world.revoke.run({ ...ask, userId: 'boss' })).rejects.toMatchObject({ code: 'enrolment/no-student' });
  });
});

describe('what administrators did', () => {
  it('is forgotten after a year, and what it was about is not', async () => {
    const forget = new PurgeOldAuditEntries(world.stores.auditLog, world.clock);
    await world.enrol.run({ ...ask, until: '2028-01-31' });
    world.clock.advance(365 * DAY_MS);
    await forget.run();
    expect((await world.read()).actions).toHaveLength(1);
    world.clock.advance(1);
    await forget.run();
    expect(await world.stores.auditLog.all()).toEqual([]);
    expect(await world.stores.enrolments.coursesOf('ada')).toEqual(['course']);
  });
});

describe('a student’s record', () => {
  it('holds courses with progress, orders in every state, devices and who let them in', async () => {
    const { enrolments, orders, progress, sessions } = world.stores;
    await orders.add(
      anOrder({ id: 'paid', courseId: 'gone', courseTitle: 'As it was called', status: 'paid', paidAt: friday }),
    );
    await orders.add(anOrder({ id: 'open', createdAt: friday }));
    await enrolments.add({ userId: 'ada', courseId: 'gone', since: tuesday, orderId: 'paid', term: LASTING });
    await enrolments.add({ userId: 'ada', courseId: 'lost', since: tuesday, orderId: null, term: LASTING });
    await enrolments.revoke('ada', 'gone', friday);
    await world.stores.users.confirmEmail('ada', 'ada@example.org', tuesday);
    await world.enrol.run(ask);
    await saveProgress(progress, aProgress({ contentId: 'one', completedAt: tuesday, updatedAt: tuesday }));
    await saveProgress(progress, aProgress({ contentId: 'two', updatedAt: friday }));
    await saveProgress(progress, aProgress({ contentId: 'no longer there', completedAt: tuesday }));
    await saveProgress(
      progress,
      aProgress({ contentId: 'one', userId: 'bob', updatedAt: friday, completedAt: friday }),
    );
    await sessions.add(aSession());
    await sessions.add(aSession({ id: 'over', endedAt: tuesday, endReason: 'signed-out' }));

    const record = await world.read();
    expect(record.courses.map(({ enrolment: { courseId }, ...facts }) => ({ courseId, ...facts }))).toEqual([
      { courseId: 'course', title: 'Ten months', isGone: false, itemCount: 3, doneCount: 1, lastActivityAt: friday },
      { courseId: 'lost', title: null, isGone: true, itemCount: 0, doneCount: 0, lastActivityAt: null },
      { courseId: 'gone', title: 'As it was called', isGone: true, itemCount: 0, doneCount: 0, lastActivityAt: null },
    ]);
    expect(record.orders.map(({ id }) => id)).toEqual(['open', 'paid']);
    expect(record.deviceCount).toBe(1);
    expect(record.actions).toMatchObject([{ kind: 'enrolled', actorName: 'Boss' }]);
    expect(record.student).toEqual({
      id: 'ada',
      name: 'Ada Lovelace',
      disabledAt: null,
      email: 'ada@example.org',
      emailConfirmedAt: tuesday,
      emailRefusedAt: null,
      phone: '+61 400 000 000',
      joinedAt: aUser().createdAt,
    });
  });

  it('is refused for an administrator as for nobody', async () => {
    for (const userId of ['boss', 'nobody'])
      await expect(world.readAny.run({ userId })).rejects.toMatchObject({ code: 'enrolment/no-student' });
  });
});

describe('lists of students', () => {
  const everybody = { search: '', courseId: null, endsSoon: false };
  const input = { ...everybody, sort: 'name', order: 'asc', limit: 25 } as const;

  it('answer the last page where a later one was asked for', async () => {
    const list = new ListStudents(world.stores.students);
    expect(await list.run({ ...input, page: 9 })).toMatchObject({ total: 1, page: 1, students: [{ id: 'ada' }] });
    for (let index = 0; index < 26; index += 1)
      await world.stores.users.add(aUser({ id: `u${index}`, email: `u${index}@example.org` }));
    expect((await list.run({ ...input, page: 9 })).students).toHaveLength(2);
    expect(await list.run({ ...input, search: 'nobody', page: 3 })).toEqual({ students: [], total: 0, page: 1 });
  });

  it('are exported as far as somebody reads, and the export is noted before', async () => {
    for (let index = 0; index < 1200; index += 1)
      await world.stores.users.add(aUser({ id: `u${index}`, email: `u${index}@example.org` }));
    let reads = 0;
    const reader = {
      ...world.stores.students,
      after: (...wanted: Parameters<typeof world.stores.students.after>) => (
        (reads += 1), world.stores.students.after(...wanted)
      ),
    };
    const pages = new ExportStudents(
      reader as typeof world.stores.students,
      world.stores.auditLog,
      world.ids,
      world.clock,
    ).run({ ...everybody, actorId: 'boss', search: 'lovelace' });
    expect([reads, await world.stores.auditLog.all()]).toEqual([0, []]);
    expect((await pages.next()).value).toHaveLength(500);
    expect(reads).toBe(1);
    expect(await world.stores.auditLog.all()).toMatchObject([
      { actorId: 'boss', kind: 'students-exported', userId: null, courseId: null },
    ]);
    const rest: number[] = [];
    for await (const page of pages) rest.push(page.length);
    expect([rest, reads]).toEqual([[500, 201], 3]);
  });
});
