import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import { PurgeOldThreads } from '../../../src/domain/support/jobs/purge-old-threads.ts';
import { LESSON, mentorWorld, NOTHING, OFFICE, TEACHER } from './mentor-samples.ts';

const refused = (code: string) => expect.objectContaining({ code });
const faults = (fields: object) => expect.objectContaining({ code: 'support/no-such-place', fields });

describe('a message to the mentor', () => {
  it('is about a second, a page, a question, an order or nothing, with its title of now', async () => {
    const { asked } = await mentorWorld();
    const about = async (...given: Parameters<typeof asked>) => (await asked(...given)).thread;
    expect(await about(LESSON)).toMatchObject({ kind: 'item', courseId: 'a', contentId: 'a-1-v', at: 31, page: null });
    expect(await about({ kind: 'page', contentId: 'doc', page: 4 })).toMatchObject({ title: 'Notes', page: 4 });
    expect(await about({ kind: 'order', orderId: 'order' })).toMatchObject({ orderId: 'order', courseId: 'a' });
    expect(await about({ kind: 'question', questionId: 'practice-1' })).toMatchObject({ title: 'Case 8' });
    expect(await about()).toMatchObject({ kind: 'nothing', title: '', state: 'open', isShown: false });
  });

  it('is about a paper without a page where it has none, or nobody knows them', async () => {
    const { asked } = await mentorWorld();
    for (const about of [
      { kind: 'item', contentId: 'doc' },
      { kind: 'page', contentId: 'a-1-p' },
      { kind: 'page', contentId: 'a-1-p', page: 300 },
    ] as const)
      expect((await asked(about)).thread).toMatchObject({ kind: 'page', page: 'page' in about ? 300 : null });
  });

  it('is refused beyond the end of a video or a paper, and at a place that the item does not have', async () => {
    const { asked, threads } = await mentorWorld();
    const at = (contentId: string, second: number) => asked({ kind: 'item', contentId, at: second });
    const page = (contentId: string, number: number) => asked({ kind: 'page', contentId, page: number });
    expect((await at('a-1-v', 100)).thread.at).toBe(100);
    await expect(at('a-1-v', 101)).rejects.toEqual(faults({ 'about.at': 'The video ends before this second.' }));
    expect((await at('a-2-v', 9999)).thread.at).toBe(9999);
    await expect(at('doc', 1)).rejects.toEqual(faults({ 'about.at': 'Only a video has seconds.' }));
    await expect(page('doc', 5)).rejects.toEqual(faults({ 'about.page': 'The paper has 4 pages.' }));
    await expect(page('a-1-v', 1)).rejects.toEqual(faults({ 'about.page': 'Only a paper has pages.' }));
    expect((await threads.listOf('ada', { limit: 9 })).length).toBe(2);
  });

  it('is about what its asker may open, and of nobody else', async () => {
    const { asked } = await mentorWorld();
    await expect(asked(LESSON, 'bob')).rejects.toEqual(refused('enrolment/not-enrolled'));
    await expect(asked({ kind: 'page', contentId: 'doc' }, 'bob')).rejects.toEqual(refused('enrolment/not-enrolled'));
    await expect(asked({ kind: 'item', contentId: 'none' })).rejects.toEqual(refused('catalog/no-content'));
    await expect(asked({ kind: 'order', orderId: 'order' }, 'bob')).rejects.toEqual(refused('support/no-subject'));
    for (const questionId of ['practice-1', 'never-answered'])
      await expect(asked({ kind: 'question', questionId }, 'bob')).rejects.toEqual(refused('support/no-subject'));
    for (const kind of ['item', 'page', 'question', 'order'] as const)
      await expect(asked({ kind })).rejects.toEqual(refused('support/no-subject'));
  });

  it('is about a question in a sitting of one’s own that has it', async () => {
    const { asked, sit, clock } = await mentorWorld();
    await sit('mock');
    clock.advance(2 * HOUR_MS);
    const about = { kind: 'question', questionId: 'practice-1' } as const;
    for (const sittingId of ['sitting', 'none'])
      await expect(asked({ ...about, sittingId })).rejects.toEqual(refused('support/no-subject'));
  });

  it('waits while a section of a mock exam runs, and not while one practises', async () => {
    const world = await mentorWorld();
    const { thread } = await world.asked();
    await world.sit('mock');
    await expect(world.asked()).rejects.toEqual(refused('support/exam-running'));
    await expect(world.followedUp(thread.id)).rejects.toEqual(refused('support/exam-running'));
    expect((await world.asked(NOTHING, 'bob')).thread.state).toBe('open');
    world.clock.advance(HOUR_MS + 11_000);
    expect((await world.asked()).thread.state).toBe('open');
    const practising = await mentorWorld();
    await practising.sit('timed');
    expect((await practising.asked()).thread.state).toBe('open');
  });

  it('is one however often it is sent, and five an hour are enough', async () => {
    const { asked, clock } = await mentorWorld();
    const first = await asked(LESSON, 'ada', 'Why?', 'the-same');
    expect((await asked(LESSON, 'ada', 'Why?', 'the-same')).thread.id).toBe(first.thread.id);
    for (let at = 1; at < 5; at += 1) await asked();
    await expect(asked()).rejects.toEqual(refused('support/too-many-new'));
    expect((await asked(NOTHING, 'bob')).thread.userId).toBe('bob');
    clock.advance(HOUR_MS);
    for (let at = 0; at < 5; at += 1) await asked();
    clock.advance(HOUR_MS);
    await expect(asked()).rejects.toEqual(refused('support/too-many-open'));
  });

  it('counts ten that arrive at once one by one', async () => {
    const { asked } = await mentorWorld();
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => asked()));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('keeps its title and its answer when the item is withdrawn, which takes no new ones', async () => {
    const { asked, answered, own, stores, db } = await mentorWorld();
    const { thread } = await asked(LESSON);
    await db('contents').where({ id: 'a-1-v' }).delete();
    await stores.courses.renew(['a']);
    await expect(asked(LESSON)).rejects.toEqual(refused('catalog/no-content'));
    await answered(thread.id);
    expect((await own()).threads).toMatchObject([
      { thread: { title: thread.title, state: 'answered' }, messages: [{}, {}] },
    ]);
  });

  it('is read by its asker alone', async () => {
    const { asked, one, own, followedUp } = await mentorWorld();
    const { thread } = await asked();
    expect(await one(thread.id, 'ada')).toMatchObject({ thread: { id: thread.id } });
    await expect(one(thread.id, 'bob')).rejects.toEqual(refused('support/no-thread'));
    await expect(followedUp(thread.id, 'bob')).rejects.toEqual(refused('support/no-thread'));
    expect((await own('bob')).threads).toEqual([]);
  });
});

describe('a thread that is answered', () => {
  it('no longer waits, and is mailed to its asker once, with the site to answer on', async () => {
    const { asked, answered, one, mailed } = await mentorWorld();
    const { thread } = await asked(LESSON);
    await answered(thread.id);
    const found = await one(thread.id, 'ada');
    expect(found.thread).toMatchObject({ state: 'answered', waitingSince: null, revision: 2 });
    await mailed();
    const mails = await mailed();
    expect(mails.map(({ to }) => to)).toEqual(['ada@example.org']);
    expect(mails[0]?.text).toContain('https://school.example/messages');
  });

  it('is mailed to nobody whose account is disabled', async () => {
    const { asked, answered, mailed, stores, clock } = await mentorWorld();
    const { thread } = await asked();
    await answered(thread.id);
    await stores.users.setDisabled('ada', clock.now());
    expect(await mailed()).toEqual([]);
  });

  it('is answered by one of two who do so at once', async () => {
    const { asked, answered, threads, jobs } = await mentorWorld();
    const { thread } = await asked();
    const both = await Promise.allSettled([answered(thread.id), answered(thread.id, 1, ['owner'])]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refused('support/stale-thread') });
    expect((await threads.find(thread.id))?.messages).toHaveLength(2);
    expect(await jobs.left()).toHaveLength(1);
  });

  it('waits again with the next message, and is hidden until that is read', async () => {
    const { asked, answered, moved, followedUp, clock } = await mentorWorld();
    const { thread } = await asked(LESSON);
    await answered(thread.id);
    await moved(thread.id, 2, { to: 'shown' });
    clock.advance(MINUTE_MS);
    const more = await followedUp(thread.id, 'ada', 'more-1');
    expect(more.thread).toMatchObject({ state: 'open', isShown: false, waitingSince: clock.now() });
    expect((await followedUp(thread.id, 'ada', 'more-1')).messages).toHaveLength(3);
  });

  it('takes nothing more once it is closed, until it is opened again', async () => {
    const { asked, answered, moved, followedUp } = await mentorWorld();
    const { thread } = await asked();
    await moved(thread.id, 1, { to: 'closed' });
    await expect(answered(thread.id, 2)).rejects.toEqual(refused('support/thread-closed'));
    await expect(followedUp(thread.id)).rejects.toEqual(refused('support/thread-closed'));
    await moved(thread.id, 2, { to: 'open' });
    await answered(thread.id, 3);
  });

  it('is assigned to one who answers its kind', async () => {
    const { asked, moved, read } = await mentorWorld();
    const { thread } = await asked();
    for (const assignedTo of ['office', 'author', 'ada', 'none'])
      await expect(moved(thread.id, 1, { to: 'assigned', assignedTo })).rejects.toEqual(refused('support/no-answerer'));
    await moved(thread.id, 1, { to: 'assigned', assignedTo: 'teacher' });
    await moved(thread.id, 2, { to: 'assigned', assignedTo: 'owner' });
    expect(await read(thread.id, TEACHER)).toMatchObject({ thread: { assignedTo: 'owner' }, assigneeName: 'owner' });
  });
});

describe('the inbox', () => {
  it('has for each role the kinds that it answers, and no others are found by their ids', async () => {
    const { asked, enquire, inbox, read, answered, moved, released } = await mentorWorld();
    released['practice-2'] = 'practice-case';
    for (const about of [
      LESSON,
      { kind: 'page', contentId: 'doc' },
      { kind: 'question', questionId: 'practice-1' },
    ] as const)
      await asked(about);
    const { thread: order } = await asked({ kind: 'order', orderId: 'order' });
    const { thread: free } = await asked();
    await enquire('eve@example.org');
    const kinds = async (roles: Parameters<typeof inbox>[0]) =>
      (await inbox(roles)).threads.map(({ thread }) => thread.kind).toSorted();
    expect(await kinds(TEACHER)).toEqual(['item', 'nothing', 'page', 'question']);
    expect(await kinds(OFFICE)).toEqual(['enquiry', 'order']);
    expect(await kinds(['owner'])).toHaveLength(6);
    expect(await kinds(['author'])).toEqual([]);
    for (const [id, roles] of [
      [order.id, TEACHER],
      [free.id, OFFICE],
      [free.id, ['author'] as const],
    ] as const) {
      await expect(read(id, roles)).rejects.toEqual(refused('support/no-thread'));
      await expect(answered(id, 1, roles)).rejects.toEqual(refused('support/no-thread'));
      await expect(moved(id, 1, { to: 'closed' }, roles)).rejects.toEqual(refused('support/no-thread'));
    }
  });

  it('ties an enquiry to the account whose confirmed address it gave, and tells what the form gave', async () => {
    const { enquire, inbox, own, read, db, clock } = await mentorWorld();
    await db('users').where({ id: 'ada' }).update({ email_confirmed_at: 1 });
    for (const email of ['ADA@example.org', 'bob@example.org', 'eve@example.org']) {
      await enquire(email);
      clock.advance(1);
    }
    const { threads } = await inbox(OFFICE);
    expect(threads.map(({ thread }) => thread.userId)).toEqual(['ada', null, null]);
    expect(threads[0]?.asker).toEqual({ name: 'Eve Fox', email: 'ADA@example.org', isStudent: true });
    expect((await read(threads[0]?.thread.id ?? '', OFFICE)).messages).toMatchObject([
      { name: 'Eve Fox', authorId: null },
    ]);
    expect((await own()).threads).toMatchObject([{ thread: { kind: 'enquiry' } }]);
    expect((await own('bob')).threads).toEqual([]);
  });

  it('answers an enquirer without an account by mail to the address that the form gave', async () => {
    const { enquire, inbox, answered, mailed } = await mentorWorld();
    await enquire('eve@example.org');
    const [enquiry] = (await inbox(OFFICE)).threads;
    await answered(enquiry?.thread.id ?? '', 1, OFFICE);
    const [mail] = await mailed();
    expect(mail).toMatchObject({ to: 'eve@example.org' });
    expect(mail?.text).not.toContain('Eve');
    expect(mail?.text).toContain('https://school.example/ContactUs');
  });
});

describe('a thread that the course is shown', () => {
  it('is found by who types its words, without a name, and only once it is answered', async () => {
    const { asked, answered, moved, suggested, own, enrol } = await mentorWorld();
    const { thread } = await asked(LESSON, 'ada', 'How deep is a pocket?');
    await enrol('bob');
    await expect(moved(thread.id, 1, { to: 'shown' })).rejects.toEqual(refused('support/not-to-show'));
    await answered(thread.id);
    expect(await suggested('deep pocket')).toEqual([]);
    await moved(thread.id, 2, { to: 'shown' });
    expect(await suggested('DEEP pockét')).toMatchObject([{ thread: { id: thread.id } }]);
    for (const typed of ['a b', 'what is this', 'pocket of gold and silver'])
      expect(await suggested(typed)).toEqual([]);
    expect(await suggested('And how deep is the pocket there?')).toHaveLength(1);
    expect((await own('bob', { contentId: 'a-1-v' })).threads).toHaveLength(1);
    expect((await own('bob')).threads).toEqual([]);
    await moved(thread.id, 3, { to: 'hidden' });
    expect(await suggested('deep pocket')).toEqual([]);
  });

  it('is for who may enter the course', async () => {
    const { suggested, own, enrol } = await mentorWorld();
    await expect(suggested('deep pocket')).rejects.toEqual(refused('enrolment/not-enrolled'));
    await expect(own('bob', { contentId: 'a-1-v' })).rejects.toEqual(refused('enrolment/not-enrolled'));
    await enrol('bob', 'b');
    await expect(suggested('deep pocket')).rejects.toEqual(refused('enrolment/not-enrolled'));
  });

  it('is never a case of mock exams, an order, an enquiry, nor what is about nothing', async () => {
    const { asked, answered, moved, enquire, inbox } = await mentorWorld();
    await enquire('eve@example.org');
    const enquiry = (await inbox(OFFICE)).threads[0]?.thread;
    const { thread: mock } = await asked({ kind: 'question', questionId: 'mock-1' });
    const { thread: order } = await asked({ kind: 'order', orderId: 'order' });
    const { thread: free } = await asked();
    expect(mock.isPrivate).toBe(true);
    for (const id of [mock.id, order.id, free.id, enquiry?.id ?? '']) {
      await answered(id, 1, ['owner']);
      await expect(moved(id, 2, { to: 'shown' }, ['owner'])).rejects.toEqual(refused('support/not-to-show'));
    }
  });

  it('is read about a question by those alone whose own answer to it is released', async () => {
    const { asked, answered, moved, own, suggested, released } = await mentorWorld();
    const { thread } = await asked({ kind: 'question', questionId: 'practice-1' }, 'ada', 'Why not the premolar?');
    await answered(thread.id);
    await moved(thread.id, 2, { to: 'shown' });
    const where = { contentId: undefined, questionId: 'practice-1' } as never;
    expect((await own('bob', where)).threads).toEqual([]);
    expect(await suggested('premolar', 'bob', where)).toEqual([]);
    expect(await suggested('premolar', 'ada', where)).toHaveLength(1);
    delete released['practice-1'];
    expect(await suggested('premolar', 'ada', where)).toEqual([]);
  });
});

describe('the median time to an answer', () => {
  it('is told from ten answers on, of questions alone', async () => {
    const { asked, answered, answerTime, clock, moved } = await mentorWorld();
    for (let at = 1; at <= 10; at += 1) {
      expect(await answerTime()).toBeNull();
      const { thread } = await asked();
      clock.advance(at * HOUR_MS);
      await answered(thread.id);
      await moved(thread.id, 2, { to: 'closed' });
    }
    const { thread } = await asked({ kind: 'order', orderId: 'order' });
    await answered(thread.id, 1, OFFICE);
    expect(await answerTime()).toBe(5.5 * 60);
    clock.advance(91 * DAY_MS);
    expect(await answerTime()).toBeNull();
  });
});

it('a thread in which nothing happens for twelve months is removed', async () => {
  const { asked, threads, clock, db } = await mentorWorld();
  const { thread } = await asked();
  const purge = new PurgeOldThreads(threads, clock);
  clock.advance(365 * DAY_MS);
  await purge.run();
  expect(await threads.find(thread.id)).toBeDefined();
  clock.advance(1);
  await purge.run();
  expect(await threads.find(thread.id)).toBeUndefined();
  expect(await db('thread_messages')).toEqual([]);
});
