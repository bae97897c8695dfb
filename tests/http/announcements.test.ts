import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNSUBSCRIBE } from '../../src/wire/chosen-mails.ts';
import { CHOSEN_MAILS } from '../../src/wire/literals.ts';
import type {
  AnnouncementReply,
  AnnouncementsReply,
  MailChoicesReply,
  UnreadReply,
} from '../../src/wire/replies/news.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { type FakeSmtp, openSmtp } from '../support/smtp-server.ts';
import { problem } from './support/problem.ts';

let smtp: FakeSmtp;
let school: School;
let [admin, ada]: Person[] = [];
let courseId: string;

beforeAll(async () => {
  smtp = await openSmtp();
  school = await openSchool({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'mail@school.example' });
  [admin, ada] = [await school.admin(), await school.student('ada')];
  courseId = (await school.course()).id;
  await school.enrol(ada!.id, courseId);
  await school.drainJobs();
});
afterAll(async () => {
  await school.close();
  await smtp.close();
});
beforeEach(() => void smtp.received.splice(0));

const WORDS = { audience: 'all', subject: 'On Saturday', body: 'Bring **two** cases.', onSite: true, byMail: true };
const write = async (facts: object = {}) =>
  school.ask('POST', '/api/admin/announcements', { as: admin, body: { ...WORDS, ...facts } });
const written = async (facts: object = {}) => (await write(facts)).json as AnnouncementReply;
const about = (id: string, what: string, body: object) =>
  school.ask('POST', `/api/admin/announcements/${id}/${what}`, { as: admin, body });
const unread = async (as: Person | undefined = ada) =>
  ((await school.ask('GET', '/api/announcements', { as })).json as UnreadReply).announcements;
const stopMails = (url: string, headers: Record<string, string> = {}) =>
  school.ask('POST', new URL(url).pathname, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('an announcement', () => {
  it('is seen as readers will, sent, mailed once, and read', async () => {
    const draft = await written({ body: 'Bring **two** cases.\n\n- one' });
    expect(draft).toMatchObject({
      state: 'draft',
      readers: { people: 1, mails: 1 },
      blocks: [{ kind: 'paragraph' }, {}],
    });
    expect((await about(draft.id, 'test', {})).status).toBe(204);
    const sent = (await about(draft.id, 'send', { revision: draft.revision })).json as AnnouncementReply;
    expect(sent.state).toBe('leaving');
    await school.drainJobs();
    expect(smtp.received.map(({ subject }) => subject).toSorted()).toEqual(['On Saturday', 'Test: On Saturday']);
    const list = (await school.ask('GET', '/api/admin/announcements', { as: admin })).json as AnnouncementsReply;
    expect(list.announcements[0]).toMatchObject({ id: draft.id, people: 1, mailed: 1, authorName: expect.any(String) });
    expect(await unread()).toMatchObject([{ id: draft.id, subject: 'On Saturday', courseIds: null }]);
    const read = async () => (await school.ask('POST', `/api/announcements/${draft.id}/read`, { as: ada })).status;
    expect([await read(), await read()]).toEqual([204, 204]);
    expect(await unread()).toEqual([]);
  });

  it('answers a sender who saw an older one with the one of now', async () => {
    const { id, revision } = await written();
    await about(id, 'send', { revision, at: '2026-12-31T09:00' });
    const late = await about(id, 'send', { revision });
    expect(late).toMatchObject(problem(409, 'news/stale-announcement'));
    expect(late.json).toMatchObject({ current: { state: 'planned', leavesAt: '2026-12-30T22:00:00.000Z' } });
    expect((await about(id, 'stop', {})).json).toMatchObject({ state: 'draft', leavesAt: null });
    // Its job comes at its time and finds nothing to do: nobody waits for that here.
    await school.db('jobs').delete();
  });

  it.each([
    [{ subject: '' }, 'subject'],
    [{ onSite: false, byMail: false }, 'byMail'],
    [{ audience: 'courses', courseIds: ['gone'] }, 'courseIds'],
    [{ audience: 'people' }, 'userIds'],
    [{ audience: 'everyone' }, 'audience'],
  ])('is refused with a sentence at the field: %j', async (facts, field) => {
    expect(await write(facts)).toMatchObject({ status: 422, json: { fields: { [field]: expect.any(String) } } });
  });

  it('of a megabyte is not read, and one in the past or to nobody is not sent', async () => {
    expect((await write({ body: 'x'.repeat(1_000_000) })).status).toBe(413);
    const { id, revision } = await written();
    expect(await about(id, 'send', { revision, at: '2020-01-01T09:00' })).toMatchObject({
      status: 422,
      json: { fields: { at: expect.stringContaining('over') } },
    });
    const none = await written({ audience: 'students', search: 'nobody is called this' });
    expect(await about(none.id, 'send', { revision: none.revision })).toMatchObject({
      status: 422,
      json: { fields: { audience: expect.any(String) } },
    });
    expect(await about('none', 'send', { revision })).toMatchObject(problem(404, 'news/no-announcement'));
  });
});

describe('mails that one may switch off', () => {
  const send = async () => {
    const { id, revision } = await written({ onSite: false });
    await about(id, 'send', { revision });
    await school.drainJobs();
  };
  const linkOf = (headers: ReadonlyMap<string, unknown> = new Map()): string => {
    const list = headers.get('list') as { unsubscribe: { url: string } } | undefined;
    return list?.unsubscribe.url ?? 'no link';
  };

  it('end with one press of a mail program, and not when the link is opened', async () => {
    await send();
    const url = linkOf(smtp.received[0]?.headers);
    const opened = await school.ask('GET', new URL(url).pathname, { headers: { accept: 'text/html' } });
    expect(opened).toMatchObject({
      status: 200,
      headers: { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
    });
    expect(opened.text).toMatch(/<form method="post"><button type="submit" [^>]*>Unsubscribe<\/button>/);
    expect(opened.text).not.toMatch(/<script|https?:\/\/(?!localhost|127\.0\.0\.1)/);
    await send();
    expect(smtp.received.length).toBe(2);
    expect((await stopMails(url, { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' })).status).toBe(200);
    expect((await stopMails(url)).text).toContain(UNSUBSCRIBE.done('announcement'));
    await send();
    expect(smtp.received.length).toBe(2);
    const choices = (await school.ask('GET', '/api/mail-choices', { as: ada })).json as MailChoicesReply;
    expect(choices.choices).toContainEqual({ kind: 'announcement', isOn: false });
    expect(choices.choices.filter(({ isOn }) => isOn).length).toBe(CHOSEN_MAILS.length - 2);
  });

  const isOn = async (as: Person | undefined = ada) => {
    const { choices } = (await school.ask('GET', '/api/mail-choices', { as })).json as MailChoicesReply;
    return choices.find(({ kind }) => kind === 'announcement')?.isOn;
  };
  const allOn = () =>
    school.ask('PUT', '/api/mail-choices', { as: ada, body: { choices: [{ kind: 'announcement', isOn: true }] } });

  it('say how in their headers, as mail programs ask for it, and no other mail does', async () => {
    await allOn();
    await send();
    const draft = await written();
    await about(draft.id, 'test', {});
    await school.ask('POST', '/api/admin/mail-templates/receipt/send', { as: admin });
    await school.ask('POST', '/api/auth/forgot-password', { body: { email: 'ada@example.org' } });
    await school.drainJobs();
    const [announced, ...others] = smtp.received;
    expect(announced?.headers.get('list')).toMatchObject({
      unsubscribe: { url: expect.stringMatching(/^https?:\/\/[^/]+\/api\/unsubscribe\/announcement\./) },
      'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
    });
    expect(announced?.text).toContain(linkOf(announced?.headers));
    expect(others.map(({ headers }) => headers.get('list'))).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['a form of parts, as the standard allows', 'multipart/form-data; boundary=x', '--x\r\n\r\n--x--\r\n'],
    ['what is no form', 'application/json', '{'],
    ['nothing', 'application/x-www-form-urlencoded', ''],
  ])('end by a press with %s, without a session and whoever is signed in', async (_what, type, body) => {
    await allOn();
    await send();
    const { pathname } = new URL(linkOf(smtp.received[0]?.headers));
    const press = (as?: Person) =>
      school.ask('POST', pathname, { body, headers: { 'content-type': type }, ...(as && { as }) });
    for (const method of ['HEAD', 'GET']) await school.ask(method, pathname, { as: admin });
    expect(await isOn()).toBe(true);
    expect((await press()).status).toBe(200);
    expect(await isOn()).toBe(false);
    await allOn();
    expect((await press(admin)).status).toBe(200);
    expect([await isOn(), await isOn(admin)]).toEqual([false, true]);
  });

  it('are on again when their person says so, and stay theirs', async () => {
    const set = (choices: object[]) => school.ask('PUT', '/api/mail-choices', { as: ada, body: { choices } });
    expect((await set([{ kind: 'announcement', isOn: true }])).json).toMatchObject({
      choices: expect.arrayContaining([{ kind: 'announcement', isOn: true }]),
    });
    await send();
    expect(smtp.received.length).toBe(1);
    expect((await set([{ kind: 'receipt', isOn: false }])).status).toBe(422);
    expect((await set([{ kind: 'away' }])).status).toBe(422);
  });

  it('are not ended by a link that is not ours, whatever is sent along', async () => {
    for (const token of ['x', 'announcement.x.y', `away.${ada?.id}.${'0'.repeat(64)}`]) {
      const refused = await stopMails(`${school.origin}/api/unsubscribe/${token}`);
      expect([refused.status, refused.text.includes('does not work')]).toEqual([403, true]);
    }
  });
});
