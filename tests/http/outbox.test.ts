import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailTemplatesReply, OutboxReply } from '../../src/wire/replies/operations.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { type FakeSmtp, openSmtp } from '../support/smtp-server.ts';
import { problem } from './support/problem.ts';

let smtp: FakeSmtp;
let school: School;
let [student, admin]: Person[] = [];

beforeAll(async () => {
  smtp = await openSmtp();
  school = await openSchool({
    WORK_JOBS: '1',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'mail@school.example',
    // So that the limits are those of production.
    RATE_LIMIT_FACTOR: '1',
  });
  [student, admin] = [await school.student('ada'), await school.admin()];
  await school.drainJobs();
});
afterAll(async () => {
  await school.close();
  await smtp.close();
});

const outbox = async (query = ''): Promise<OutboxReply> =>
  (await school.ask('GET', `/api/admin/outbox${query}`, { as: admin })).json as OutboxReply;

describe('mails on a mail server', () => {
  it('greet whoever registers, and are kept with what became of them', async () => {
    const welcome = smtp.received.find(({ subject }) => subject === 'Welcome to Cusp');
    expect(welcome).toMatchObject({
      from: { text: '"Cusp" <mail@school.example>' },
      to: { text: 'ada@example.org' },
      replyTo: { text: 'school@example.org' },
      text: expect.stringContaining('Dear ada,'),
      html: expect.stringMatching(/<!doctype html>[\s\S]*Dear ada,[\s\S]*<\/html>/),
    });
    expect(await outbox('?state=sent')).toMatchObject({
      service: 'smtp',
      counts: { waiting: 0, failed: 0 },
      mails: [{ kind: 'welcome', to: 'ada@example.org', state: 'sent', tries: 1, sentAt: expect.any(String) }],
    });
  });

  it('wait while the server is away, with no request the worse for it, and arrive once: F21', async () => {
    smtp.mood = 'try-later';
    const question = { firstName: 'Zoë', lastName: 'N', email: 'zoe@example.org', message: 'When does it start?' };
    expect(await school.ask('POST', '/api/contact', { body: question })).toMatchObject({ status: 201 });
    await expect
      .poll(async () => (await outbox('?state=waiting')).mails)
      .toMatchObject([{ kind: 'contact-message', state: 'waiting', reason: expect.stringContaining('451') }]);
    smtp.mood = 'well';
    await school.db('jobs').update({ run_at: 0 });
    await expect.poll(async () => (await outbox()).counts.waiting).toBe(0);
    const arrived = smtp.received.filter(({ subject }) => subject === 'Message from Zoë N');
    expect(arrived).toMatchObject([{ replyTo: { text: 'zoe@example.org' }, to: { text: 'school@example.org' } }]);
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
  it('are for administrators, as are the mails', async () => {
    for (const [method, path] of [
      ['GET', '/admin/outbox'],
      ['GET', '/admin/outbox/any/page'],
      ['POST', '/admin/outbox/any/retry'],
      ['GET', '/admin/mail-templates'],
      ['GET', '/admin/mail-templates/receipt/page'],
      ['POST', '/admin/mail-templates/receipt/send'],
    ] as const) {
      expect(await school.ask(method, `/api${path}`), path).toMatchObject(problem(401, 'identity/not-signed-in'));
      expect(await school.ask(method, `/api${path}`, { as: student }), path).toMatchObject(
        problem(403, 'identity/admins-only'),
      );
    }
  });

  it('are shown by the session cookie, as documents that may do nothing', async () => {
    const { templates } = (await school.ask('GET', '/api/admin/mail-templates', { as: admin }))
      .json as MailTemplatesReply;
    expect(templates.length).toBe(20);
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

it('refuses a state that does not exist', async () => {
  expect(await school.ask('GET', '/api/admin/outbox?state=lost', { as: admin })).toMatchObject(
    problem(400, 'request/parameter'),
  );
});
