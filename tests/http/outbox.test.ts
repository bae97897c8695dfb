import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailTemplatesReply, OutboxReply } from '../../src/wire/replies/operations.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { type FakeSmtp, openSmtp } from '../support/smtp-server.ts';
import { problem } from './support/problem.ts';

let smtp: FakeSmtp;
let school: School;
let admin: Person;

beforeAll(async () => {
  smtp = await openSmtp();
  school = await openSchool({
    WORK_JOBS: '1',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'mail@school.example',
    // So that the limits are those of production.
    RATE_LIMIT_FACTOR: '1',
  });
  await school.newcomer('ada');
  admin = await school.admin();
  await school.drainJobs();
});
afterAll(async () => {
  await school.close();
  await smtp.close();
});

const outbox = async (query = ''): Promise<OutboxReply> =>
  (await school.ask('GET', `/api/admin/outbox${query}`, { as: admin })).json as OutboxReply;

describe('mails on a mail server', () => {
  it('greet a person who registers and bring a link, and are kept with what became of them', async () => {
    const welcome = smtp.received.find(({ subject }) => subject === 'Welcome to Cusp');
    expect(welcome).toMatchObject({
      from: { text: '"Cusp" <mail@school.example>' },
      to: { text: 'ada@example.org' },
      replyTo: { text: 'school@example.org' },
      text: expect.stringContaining('Hello,'),
      html: expect.stringMatching(/<!doctype html>[\s\S]*Hello,[\s\S]*<\/html>/),
    });
    const link = smtp.received.find(({ subject }) => subject === 'Confirm your email address for Cusp');
    expect(link?.text).toMatch(/\/confirm-email\/[\w-]{20,}\?own\n/);
    const { service, counts, mails } = await outbox('?state=sent');
    expect({ service, counts }).toMatchObject({ service: 'smtp', counts: { waiting: 0, failed: 0 } });
    const sent = { to: 'ada@example.org', state: 'sent', tries: 1, sentAt: expect.any(String) };
    expect(mails.toSorted((one, other) => one.kind.localeCompare(other.kind))).toMatchObject([
      { kind: 'email-confirmation', ...sent, text: null },
      { kind: 'welcome', ...sent },
    ]);
  });

  it('that were refused are retried by an administrator, once', async () => {
    smtp.mood = 'no-such-box';
    await school.ask('POST', '/api/admin/mail-templates/receipt/send', { as: admin });
    await expect.poll(async () => (await outbox('?state=failed')).mails.length).toBe(1);
    const [failed] = (await outbox('?state=failed')).mails;
    expect(failed).toMatchObject({
      tries: 1,
      reason: expect.stringContaining('550'),
      subject: /^Sample: Your receipt/,
    });
    smtp.mood = 'well';
    const retry = () => school.ask('POST', `/api/admin/outbox/${failed?.id}/retry`, { as: admin });
    expect(await retry()).toMatchObject({ status: 204 });
    expect(await retry()).toMatchObject(problem(404, 'operations/no-failed-mail'));
    await expect.poll(async () => (await outbox()).counts.failed).toBe(0);
  });

  it('keep no reset link, neither in a row nor for an administrator', async () => {
    await school.ask('POST', '/api/auth/forgot-password', { body: { email: 'ada@example.org' } });
    const isReset = ({ subject }: { subject?: string }) => subject?.startsWith('Choose a new password');
    await expect.poll(() => smtp.received.filter(isReset).length).toBe(1);
    const token = /reset-password\/(\S+)/.exec(smtp.received.find(isReset)?.text ?? '')?.[1] ?? '';
    expect(token.length).toBeGreaterThan(20);
    const [mail] = (await outbox()).mails.filter(isReset);
    expect(mail).toMatchObject({ text: null, to: 'ada@example.org' });
    await expect
      .poll(async () => JSON.stringify([await school.db('mails'), await school.db('jobs')]))
      .not.toContain(token);
    expect(await school.ask('GET', `/api/admin/outbox/${mail?.id}/page`, { as: admin })).toMatchObject(
      problem(404, 'operations/no-mail'),
    );
  });
});

describe('the mail templates', () => {
  it('are shown by the session cookie, as documents that may do nothing', async () => {
    const { templates } = (await school.ask('GET', '/api/admin/mail-templates', { as: admin }))
      .json as MailTemplatesReply;
    expect(templates.length).toBe(33);
    for (const { kind } of templates) {
      const page = await school.ask('GET', `/api/admin/mail-templates/${kind}/page`, {
        headers: { cookie: admin?.cookie ?? '', 'if-none-match': '*' },
      });
      expect(page.status, kind).toBe(200);
      expect(page.headers['content-type']).toMatch(/^text\/html/);
      expect(page.headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
      expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.text).not.toMatch(/<script|<img|undefined|NaN/);
    }
    expect(await school.ask('GET', '/api/admin/mail-templates/none/page', { as: admin })).toMatchObject(
      problem(404, 'operations/no-mail'),
    );
  });

  it('are sent to whoever asks and nobody else, and not without end', async () => {
    const send = () => school.ask('POST', '/api/admin/mail-templates/welcome/send', { as: admin });
    expect(await send()).toMatchObject({ status: 204 });
    await expect
      .poll(() => smtp.received.filter(({ subject }) => subject === 'Sample: Welcome to Cusp').length)
      .toBe(1);
    const sample = smtp.received.find(({ subject }) => subject === 'Sample: Welcome to Cusp');
    expect(sample?.to).toMatchObject({ text: 'boss@example.org' });
    const answers: number[] = [];
    for (let count = 0; count < 20; count += 1) answers.push((await send()).status);
    expect(answers.at(-1)).toBe(429);
  });
});

it('refuses a state that does not exist, and has no page behind a mail that is not there', async () => {
  for (const query of ['state=lost', 'before=a&before=b'])
    expect(await school.ask('GET', `/api/admin/outbox?${query}`, { as: admin })).toMatchObject(
      problem(400, 'request/parameter'),
    );
  expect(await outbox('?before=nothing')).toMatchObject({ mails: [], nextBefore: null });
});
