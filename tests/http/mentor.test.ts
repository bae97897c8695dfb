import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { href, paths } from '../../src/wire/paths.ts';
import type {
  InboxReply,
  InboxThreadReply,
  SuggestionsReply,
  ThreadReply,
  ThreadsReply,
} from '../../src/wire/replies/mentor.ts';
import type { ProblemReply } from '../../src/wire/replies/problem.ts';
import { openSchool, type Person, type School } from '../support/school.ts';

let school: School;
let [ada, bob, tess, olga, owner]: Person[] = [];
let course: Awaited<ReturnType<School['course']>>;
let count = 0;

beforeAll(async () => {
  school = await openSchool();
  course = await school.course();
  [ada, bob] = [await school.student('ada'), await school.student('bob')];
  [tess, olga, owner] = [await school.member('teacher'), await school.member('office'), await school.admin()];
  await school.enrol(ada!.id, course.id);
});
afterAll(() => school.close());
beforeEach(async () => {
  for (const table of ['threads', 'contact_messages', 'canned_answers']) await school.db(table).delete();
});

const item = (facts: object = {}) => ({ kind: 'item', contentId: course.videoId, ...facts });
const ask = (about: object = { kind: 'nothing' }, given: object = {}, as = ada) =>
  school.ask('POST', paths.mentorThreads, {
    as,
    body: { idempotencyKey: `request-${(count += 1)}`, text: 'Why is it so?', about, ...given },
  });
const asked = async (...given: Parameters<typeof ask>) => (await ask(...given)).json as ThreadReply;
const inbox = async (query = '', as = owner) =>
  (await school.ask('GET', `${paths.inbox}?${query}`, { as })).json as InboxReply;
const post = (
  path: typeof paths.threadAnswer | typeof paths.threadClosure,
  threadId: string,
  body: object,
  as = tess,
) => school.ask('POST', href(path, { threadId }), { as, body });
const answer = (threadId: string, revision = 1, as = tess) =>
  post(paths.threadAnswer, threadId, { text: 'Because of <b>plaque</b>.', revision }, as);
const show = (threadId: string, revision: number, isShown = true, as = tess) =>
  school.ask('PUT', href(paths.threadShowing, { threadId }), { as, body: { isShown, revision } });
const refusal = ({ status, json }: { status: number; json: unknown }) => [status, (json as ProblemReply).code];

describe('a message to the mentor', () => {
  it('is asked at a second, answered, and read where it was asked', async () => {
    const { id, about } = await asked(item({ at: 2 }));
    expect(about).toMatchObject({ kind: 'item', courseId: course.id, contentId: course.videoId, at: 2 });
    const answered = (await answer(id)).json as InboxThreadReply;
    expect(answered).toMatchObject({ state: 'answered', revision: 2, waitingSince: null, mayShow: true });
    const { threads } = (await school.ask('GET', `${paths.mentorThreads}?contentId=${course.videoId}`, { as: ada }))
      .json as ThreadsReply;
    expect(threads).toMatchObject([
      { id, isOwn: true, messages: [{ by: 'asker' }, { by: 'team', text: 'Because of <b>plaque</b>.' }] },
    ]);
    await school.drainJobs();
    const [mail] = await school.db('mails').where({ kind: 'thread-answer', to: ada!.email });
    expect(mail.text).toContain('Because of <b>plaque</b>.');
    const more = await school.ask('POST', href(paths.threadMessages, { threadId: id }), {
      as: ada,
      body: { idempotencyKey: 'follow-up-1', text: 'And then?' },
    });
    expect(more.json).toMatchObject({ state: 'open', messages: [{}, {}, { text: 'And then?' }] });
  });

  it('is refused where there is nothing to ask about, or not for its asker', async () => {
    for (const text of ['', '  ', 'x'.repeat(2001), 5]) expect((await ask(undefined, { text })).status).toBe(422);
    const late = await ask(item({ at: 999_999 }));
    expect([late.status, late.json]).toMatchObject([
      422,
      { fields: { 'about.at': 'The video ends before this second.' } },
    ]);
    expect((await ask({ kind: 'page', contentId: course.videoId, page: 1 })).status).toBe(422);
    expect((await ask({ kind: 'page', contentId: course.videoId, page: 0 })).status).toBe(422);
    expect((await ask({ kind: 'exam' })).status).toBe(422);
    for (const about of [
      item({ contentId: 'none' }),
      { kind: 'question', questionId: 'q' },
      { kind: 'order', orderId: 'o' },
    ])
      expect((await ask(about)).status).toBe(404);
    expect((await ask(item(), {}, bob)).status).toBe(403);
    expect((await school.ask('POST', paths.mentorThreads, { body: {} })).status).toBe(401);
    expect(await school.db('threads')).toEqual([]);
  });

  it('is one however often it is sent, and five an hour are enough', async () => {
    const key = { idempotencyKey: 'the same one'.replaceAll(' ', '-') };
    const sent = await Promise.all(Array.from({ length: 10 }, () => ask(item(), key)));
    expect(new Set(sent.map(({ json }) => (json as ThreadReply).id)).size).toBe(1);
    const others = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(others.map(({ status }) => status).sort()).toEqual([...Array(4).fill(201), ...Array(6).fill(429)]);
    await school.db('threads').update({ created_at: 1 });
    for (let at = 0; at < 5; at += 1) await ask();
    await school.db('threads').update({ created_at: 1 });
    expect(refusal(await ask())).toEqual([409, 'support/too-many-open']);
  });

  it('waits while a section of a mock exam runs', async () => {
    const { id } = await asked();
    const { sittings } = school.installation.dependencies.exam;
    const { listOpen } = sittings;
    const section = { startedAt: new Date(), deadlineAt: new Date(Date.now() + 60_000), submittedAt: null };
    sittings.listOpen = async () => [{ sitting: { kind: 'mock' }, sections: [section] }] as never;
    const more = { idempotencyKey: 'follow-up-2', text: 'x' };
    try {
      expect(refusal(await ask())).toEqual([409, 'support/exam-running']);
      const followUp = await school.ask('POST', href(paths.threadMessages, { threadId: id }), { as: ada, body: more });
      expect(refusal(followUp)).toEqual([409, 'support/exam-running']);
    } finally {
      sittings.listOpen = listOpen;
    }
  });

  it('is its asker’s alone until it is shown to the course, without a name', async () => {
    const { id } = await asked(item(), { text: 'Fluoride for children?' });
    const read = (as = bob) => school.ask('GET', href(paths.mentorThread, { threadId: id }), { as });
    expect([(await read()).status, (await read(ada)).status]).toEqual([404, 200]);
    const suggested = async () =>
      (
        (await school.ask('GET', `${paths.mentorSuggestions}?contentId=${course.videoId}&q=FLUORIDE`, { as: bob }))
          .json as SuggestionsReply
      ).threads;
    expect(
      (await school.ask('GET', `${paths.mentorSuggestions}?contentId=${course.videoId}&q=fluoride`, { as: bob }))
        .status,
    ).toBe(403);
    await school.enrol(bob!.id, course.id);
    expect(refusal(await show(id, 1))).toEqual([409, 'support/not-to-show']);
    await answer(id);
    expect(await suggested()).toEqual([]);
    expect((await show(id, 2)).status).toBe(200);
    const [found] = await suggested();
    expect(found).toMatchObject({ id, isOwn: false, messages: [{ by: 'asker' }, { by: 'team' }] });
    expect(JSON.stringify(found)).not.toMatch(/ada/i);
    const list = await school.ask('GET', `${paths.mentorThreads}?contentId=${course.videoId}`, { as: bob });
    expect((list.json as ThreadsReply).threads).toHaveLength(1);
    await school.db('threads').update({ is_shown: false });
    expect(await suggested()).toEqual([]);
  });

  it('tells how long answers take once there are ten', async () => {
    const speed = async () => (await school.ask('GET', paths.answerTime, { as: ada })).json;
    const now = Date.now();
    const row = { user_id: ada!.id, kind: 'nothing', title: '', is_private: false, state: 'closed', is_shown: false };
    const at = (minutes: number) => ({
      ...{
        ...row,
        id: `t-${minutes}`,
        request_id: `r-${minutes}`,
        created_at: now - minutes * 60_000,
        updated_at: now,
      },
      ...{ revision: 1, folded_asker: '', folded_text: '', first_answered_at: now },
    });
    await school.db('threads').insert(Array.from({ length: 9 }, (_, index) => at(index + 1)));
    expect(await speed()).toEqual({ medianMinutes: null });
    await school.db('threads').insert(at(90));
    expect(await speed()).toEqual({ medianMinutes: 6 });
  });
});

describe('the inbox', () => {
  it('shows each role the kinds that they answer, and nothing to authors and students', async () => {
    await asked();
    const enquiry = { firstName: 'Eve', lastName: 'Fox', email: 'eve@example.org', phone: '', message: 'How much?' };
    expect((await school.ask('POST', paths.contact, { body: enquiry })).status).toBe(201);
    const kinds = async (as?: Person) => (await inbox('state=open', as)).threads.map(({ about }) => about.kind);
    expect([await kinds(owner), await kinds(tess), await kinds(olga)]).toEqual([
      ['nothing', 'enquiry'],
      ['nothing'],
      ['enquiry'],
    ]);
    const [, { id, from }] = (await inbox()).threads.toReversed() as [unknown, InboxReply['threads'][number]];
    expect(from).toEqual({ name: 'Eve Fox', email: 'eve@example.org', studentId: null });
    expect((await answer(id, 1, tess)).status).toBe(404);
    expect((await answer(id, 1, olga)).status).toBe(200);
    await school.drainJobs();
    expect(await school.db('mails').where({ kind: 'thread-answer', to: 'eve@example.org' })).toHaveLength(1);
    for (const as of [ada, await school.member('author')])
      expect((await school.ask('GET', paths.inbox, { as })).status).toBe(403);
  });

  it('ties an enquiry to the account of a confirmed address only', async () => {
    const send = (email: string) =>
      school.ask('POST', paths.contact, { body: { firstName: 'A', lastName: 'B', email, message: 'Hello' } });
    await school.db('users').where({ id: ada!.id }).update({ email_confirmed_at: Date.now() });
    await school.db('users').where({ id: bob!.id }).update({ email_confirmed_at: null });
    await send(ada!.email.toUpperCase());
    await send(bob!.email);
    const owners = (await school.db('threads').orderBy('created_at').pluck('user_id')) as (string | null)[];
    expect(new Set(owners)).toEqual(new Set([ada!.id, null]));
  });

  it('lets one of two editors answer, and shows the other one what is there now', async () => {
    const { id } = await asked();
    const both = await Promise.all([answer(id), answer(id, 1, owner)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409)!;
    expect(late.json).toMatchObject({ code: 'support/stale-thread', current: { revision: 2, state: 'answered' } });
    expect(await school.db('jobs').where({ name: 'support/send-thread-answer' })).toHaveLength(1);
    expect((await post(paths.threadClosure, id, { revision: 2 })).json).toMatchObject({ state: 'closed', revision: 3 });
    expect(refusal(await answer(id, 3))).toEqual([409, 'support/thread-closed']);
    const more = { idempotencyKey: 'follow-up-3', text: 'Still?' };
    const followUp = await school.ask('POST', href(paths.threadMessages, { threadId: id }), { as: ada, body: more });
    expect(refusal(followUp)).toEqual([409, 'support/thread-closed']);
  });

  it('assigns to people who answer such messages, and finds by words', async () => {
    const { id } = await asked(undefined, { text: 'Zahnärzte und Phở' });
    const assign = (assignedTo: string | null, revision: number) =>
      school.ask('PUT', href(paths.threadAssignment, { threadId: id }), { as: tess, body: { assignedTo, revision } });
    for (const nobody of [olga!.id, ada!.id, 'none']) expect((await assign(nobody, 1)).status).toBe(422);
    expect((await assign(tess!.id, 1)).json).toMatchObject({ assignedTo: { id: tess!.id }, revision: 2 });
    expect((await inbox('assigned=me', tess)).threads).toHaveLength(1);
    expect((await inbox('assigned=me', owner)).threads).toHaveLength(0);
    expect((await assign(null, 2)).json).toMatchObject({ assignedTo: null });
    expect((await inbox('search=zahnarzte+pho')).threads).toHaveLength(1);
    expect((await inbox('search=ada')).threads).toHaveLength(1);
    expect((await inbox('search=molar')).threads).toHaveLength(0);
  });

  it('pages with as many statements however many there are', async () => {
    const statements = async () => {
      const asked: string[] = [];
      const note = ({ sql }: { sql: string }) => void (sql.includes('threads') && asked.push(sql));
      school.db.on('query', note);
      const page = await inbox('state=open&search=why');
      school.db.removeListener('query', note);
      return { page, count: asked.length };
    };
    await asked();
    const { count: few } = await statements();
    const row = { user_id: ada!.id, kind: 'nothing', title: '', is_private: false, state: 'open', is_shown: false };
    const many = Array.from({ length: 60 }, (_, at) => ({
      ...{
        ...row,
        id: `t-${at}`,
        request_id: `r-${at}`,
        created_at: at + 1,
        updated_at: at + 1,
        waiting_since: at + 1,
      },
      ...{ revision: 1, folded_asker: 'ada', folded_text: 'why' },
    }));
    await school.db('threads').insert(many);
    const { page, count: same } = await statements();
    expect([few, same]).toEqual([1, 1]);
    expect(page.threads.map(({ id }) => id)).toEqual(many.slice(0, 25).map(({ id }) => id));
    const next = await inbox(`state=open&before=${page.nextBefore}`);
    expect(next.threads[0]?.id).toBe('t-25');
  });

  it('keeps answers to use them again', async () => {
    const add = (title: string) => school.ask('POST', paths.cannedAnswers, { as: tess, body: { title, text: 'Yes.' } });
    await add('second');
    expect((await add('First')).json).toMatchObject({ answers: [{ title: 'First' }, { title: 'second' }] });
    expect((await add('')).status).toBe(422);
  });
});
