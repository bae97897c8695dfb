import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteBackup } from '../../src/adapters/knex/backups.ts';
import { KnexUnmatchedPayments } from '../../src/adapters/knex/enrolment/unmatched-payments.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';

const TOKEN = 'token-for-prometheus';
/** The welcome, and the link that confirms the address. */
/** Its address is confirmed at once: no link is mailed. */
const MAILS_OF_SIGN_UP = 1;

let school: School;
let ada: Person;
beforeAll(async () => {
  school = await openSchool({ METRICS_TOKEN: TOKEN, WORK_JOBS: '1' });
  ada = await school.student('ada');
});
afterAll(() => school.close());

const figures = async (): Promise<string> => {
  const answer = await school.ask('GET', '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  return answer.text;
};

/** The value of a sample whose line begins so; 0 when there is none. */
const valueOf = (text: string, sample: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(sample))
      ?.slice(sample.length) ?? 0,
  );

describe('the figures of a running school', () => {
  it('tell of each component whether it answers, also of those without which the school goes on', async () => {
    const text = await figures();
    for (const component of ['database', 'databaseWrites', 'storage', 'diskSpace'])
      expect([component, valueOf(text, `cusp_component_ready{component="${component}"} `)]).toEqual([component, 1]);
  });

  it('tell when the newest backup was made, and how many payments fit no order', async () => {
    expect(await figures()).toMatch(/^cusp_last_backup_timestamp_seconds 0$/m);
    await noteBackup(school.db, new Date('2026-03-01T22:00:00.500Z'));
    await noteBackup(school.db, new Date('2026-03-02T22:00:00.500Z'));
    const keep = (checkoutId: string, settledAt: Date | null) =>
      new KnexUnmatchedPayments(school.db).keep({
        checkoutId,
        orderId: 'order',
        userId: 'ada',
        courseId: 'course',
        amountCents: 100,
        refundedCents: 0,
        currency: 'AUD',
        payer: null,
        foundAt: new Date(),
        settledAt,
      });
    await keep('open', null);
    await keep('over', new Date());
    const text = await figures();
    expect(valueOf(text, 'cusp_last_backup_timestamp_seconds ')).toBe(Date.parse('2026-03-02T22:00:00Z') / 1000);
    expect(valueOf(text, 'cusp_unmatched_payments ')).toBe(1);
  });

  it('count requests by route and status, and never by what an address holds', async () => {
    const before = await figures();
    await school.ask('GET', '/api/user/courses/no-such-course', { as: ada });
    await school.ask('GET', '/api/nowhere-at-all');
    const text = await figures();
    const route = 'cusp_http_requests_total{method="GET",route="/user/courses/:courseId",status="404"} ';
    expect(valueOf(text, route) - valueOf(before, route)).toBe(1);
    expect(valueOf(text, 'cusp_http_requests_total{method="GET",route="none",status="404"} ')).toBeGreaterThan(0);
    expect(valueOf(text, 'cusp_http_request_seconds_count{method="POST",route="/auth/login"} ')).toBe(1);
    expect(text).not.toMatch(/no-such-course|nowhere-at-all/);
  });

  it('count streams, uploads and their bytes, jobs by name and lane, mails, and the event loop', async () => {
    const done = 'cusp_job_seconds_count{job="operations/deliver-mail",lane="mail",outcome="done"} ';
    // Mails of the sign-up first: making a course works off what waits, by a worker that counts nothing.
    let text = await figures();
    while (valueOf(text, done) < MAILS_OF_SIGN_UP) text = await figures();
    const { videoKey, id } = await school.course();
    await school.enrol(ada.id, id);
    const stream = await school.ask('GET', `/stream/${videoKey}`, { as: ada });
    await school.ask('POST', '/api/contact', {
      body: { firstName: 'Ada', lastName: 'Lane', email: 'ada@example.org', message: 'When does it begin?' },
    });
    // The mail to the school.
    while (valueOf(text, done) < MAILS_OF_SIGN_UP + 1) text = await figures();
    expect(text).toContain(
      'cusp_job_seconds_count{job="support/deliver-contact-message",lane="usual",outcome="done"} 1',
    );
    expect(valueOf(text, 'cusp_stream_bytes_total ')).toBeGreaterThanOrEqual(Number(stream.headers['content-length']));
    expect(valueOf(text, 'cusp_component_call_seconds_count{component="mail",call="send",outcome="ok"} ')).toBe(
      MAILS_OF_SIGN_UP + 1,
    );
    expect(text).toContain('cusp_component_call_seconds_count{component="storage",call="read",outcome="ok"}');
    for (const name of ['cusp_streams_open 0', 'cusp_uploads_open 0', 'cusp_jobs{state="waiting"} 0'])
      expect(text).toContain(name);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('cusp_reading_threads{state="waiting"} 0');
  });

  it('are for who has the token, and nothing is here for anybody else', async () => {
    for (const headers of [{}, { authorization: 'Bearer another-token-of-enough-length' }])
      expect(await school.ask('GET', '/metrics', { headers: headers as Record<string, string> })).toMatchObject(
        problem(404, 'request/nothing-here'),
      );
  });

  it('are for this machine alone where no token is set, and not for who came by a proxy', async () => {
    const open = await openSchool();
    const ask = async (headers: Record<string, string>) => (await open.ask('GET', '/metrics', { headers })).status;
    expect(await ask({})).toBe(200);
    expect(await ask({ 'x-forwarded-for': '203.0.113.9' })).toBe(404);
    for (const host of ['school.example', 'localhost.school.example', '127.0.0.1.school.example:80'])
      expect(await ask({ host }), host).toBe(404);
    await open.close();
  });

  it.each([
    ['others can reach it', { isExposed: true }],
    ['it is the production one', { isProduction: true }],
  ])('are for nobody without a token where %s: a proxy beside it may not say that it is one', async (_why, facts) => {
    const open = await openSchool({}, undefined, (settings) => ({ ...settings, ...facts }));
    expect(await open.ask('GET', '/metrics')).toMatchObject(problem(404, 'request/nothing-here'));
    await open.close();
  });
});
