import { describe, expect, it } from 'vitest';
import { SendResetLink } from '../../../src/domain/identity/jobs/send-reset-link.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import { DomainError } from '../../../src/domain/kernel/errors.ts';
import type { Jobs, LeasedJob } from '../../../src/domain/kernel/jobs.ts';
import { button, dear, mailText, text } from '../../../src/domain/kernel/mail.ts';
import type { Viewer } from '../../../src/domain/kernel/viewer.ts';
import { DeliverMail } from '../../../src/domain/operations/jobs/deliver-mail.ts';
import { PurgeOldMails } from '../../../src/domain/operations/jobs/purge-old-mails.ts';
import type { MailService } from '../../../src/domain/operations/literals.ts';
import type { OutgoingMail } from '../../../src/domain/operations/ports.ts';
import { ListMails } from '../../../src/domain/operations/queries/list-mails.ts';
import { MAX_TRIES, nextTryAt } from '../../../src/domain/operations/stored-mail.ts';
import { QueueMail } from '../../../src/domain/operations/use-cases/queue-mail.ts';
import { RetryMail } from '../../../src/domain/operations/use-cases/retry-mail.ts';
import { aMail, aUser, monday } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';

const away = new DomainError('unavailable', 'mail/unavailable', 'The email server is not reached.');
const refused = new DomainError('invalid', 'mail/refused', 'The email server refused this email: 550 No such mailbox');

/** A school whose mail service does what the test says. */
function postOffice(service: MailService = 'smtp') {
  const world = sqlWorld();
  const { stores, work, ids, clock, secrets, jobs } = world;
  const delivered: OutgoingMail[] = [];
  const office = { trouble: undefined as Error | undefined, tried: 0 };
  const transport = {
    service,
    async deliver(mail: OutgoingMail) {
      office.tried += 1;
      if (office.trouble) throw office.trouble;
      delivered.push(mail);
    },
  };
  const renderer = { render: mailRendered };
  const mailer = new QueueMail(work, ids, clock);
  const site = { name: 'Cusp', origin: 'https://school.example' };
  const deliver = new DeliverMail(stores.mails, work, transport, renderer, clock);
  const sendResetLink = new SendResetLink(work, mailer, secrets, clock, site);

  const runJob = async ({ id, name, payload }: LeasedJob) => {
    if (name === 'operations/deliver-mail') await deliver.run(payload as Jobs['operations/deliver-mail']);
    if (name === 'identity/send-reset-link') await sendResetLink.run(payload as Jobs['identity/send-reset-link']);
    await jobs.done(id);
  };
  /** Does all that is due. */
  const workOff = async () => {
    for (;;) {
      const due = await jobs.lease(clock.now(), clock.now(), 10);
      if (due.length === 0) return;
      for (const job of due) await runJob(job);
    }
  };
  /** Lets time pass, a minute at a time, as a worker would live through it. */
  const pass = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += MINUTE_MS) {
      clock.advance(MINUTE_MS);
      await workOff();
    }
  };
  return Object.assign(office, {
    ...world,
    mailer,
    deliver,
    delivered,
    sendResetLink,
    workOff,
    pass,
    mails: stores.mails,
    only: async () => (await stores.mails.list({ limit: 1 }))[0],
    listMails: new ListMails(stores.mails, transport),
    retryMail: new RetryMail(work),
    purge: new PurgeOldMails(stores.mails, clock),
  });
}
const mailRendered = (words: Parameters<typeof mailText>[0]) => ({ text: mailText(words), html: '<html>' });

const OWNER: Pick<Viewer, 'roles'> = { roles: ['owner'] };

describe('the delivery of a mail', () => {
  it('is a job of the same commit, whose payload holds an id and nothing that the mail says', async () => {
    const { mailer, jobs, clock, mails, work, ids } = postOffice();
    await mailer.send(aMail({ blocks: [text('secret words')], subject: 'Two\r\nlines' }));
    await mailer.send(aMail());
    const found = await jobs.lease(clock.now(), clock.now(), 10);
    expect(found).toMatchObject([{ name: 'operations/deliver-mail', payload: { mailId: expect.any(String) } }]);
    expect(Object.keys(found[0]?.payload ?? {})).toEqual(['mailId']);
    expect(await mails.list({ limit: 9 })).toMatchObject([{ state: 'waiting', subject: 'Two lines' }]);
    const full = { add: () => Promise.reject(new Error('full')) };
    const broken = new QueueMail({ run: (step) => work.run((all) => step({ ...all, outbox: full })) }, ids, clock);
    await expect(broken.send(aMail({ key: 'other' }))).rejects.toThrow('full');
    expect(await mails.list({ limit: 9 })).toHaveLength(1);
  });

  it('tells no name to an address that nobody confirmed', async () => {
    const { mailer, delivered, workOff, stores } = postOffice();
    const toAda = (key: string) =>
      mailer.send(aMail({ key, blocks: [dear('Buy at https://bad.example'), text('hello')] }));
    await stores.users.add(aUser({ id: 'ada', email: 'ada@example.org' }));
    await toAda('before');
    await stores.users.confirmEmail('ada', 'ada@example.org', monday);
    await toAda('after');
    await workOff();
    expect(delivered.map((mail) => mail.text)).toEqual([
      'Hello,\n\nhello',
      'Dear Buy at https://bad.example,\n\nhello',
    ]);
  });

  it('happens once, however often its job is done', async () => {
    const { mailer, workOff, deliver, delivered, only, clock } = postOffice();
    await mailer.send(aMail({ replyTo: 'bob@example.org' }));
    await workOff();
    const mail = await only();
    await Promise.all([deliver.run({ mailId: mail?.id ?? '' }), deliver.run({ mailId: mail?.id ?? '' })]);
    expect(delivered).toEqual([
      {
        id: mail?.id,
        to: 'ada@example.org',
        replyTo: 'bob@example.org',
        subject: 'About a mail',
        text: 'Hello',
        html: '<html>',
      },
    ]);
    expect(mail).toMatchObject({ state: 'sent', sentAt: clock.now(), tries: 1, reason: null });
    await deliver.run({ mailId: 'unknown' });
  });

  it.each<[MailService, string, number]>([
    ['smtp', 'sample/1', 1],
    ['rest', 'sample/1', 1],
    ['smtp', 'receipt/1', 0],
    ['outbox', 'sample/1', 0],
  ])('on %s proves by %s that a mail service takes mails: %d times', async (service, key, times) => {
    const { mailer, workOff, db, clock } = postOffice(service);
    await mailer.send(aMail({ key }));
    await workOff();
    const tested = { service, tested_at: clock.now().getTime() };
    expect(await db('tested_mail_services')).toEqual(Array.from({ length: times }, () => tested));
  });

  it('survives a mail server that is away for an hour: F21', async () => {
    const office = postOffice();
    office.trouble = away;
    await office.mailer.send(aMail({ key: 'first' }));
    await office.pass(20 * MINUTE_MS);
    await office.mailer.send(aMail({ key: 'second' }));
    await office.pass(40 * MINUTE_MS);
    expect(await office.mails.list({ limit: 9 })).toMatchObject([
      { key: 'second', state: 'waiting', reason: away.message },
      { key: 'first', state: 'waiting', reason: away.message },
    ]);
    expect(office.tried).toBeLessThan(30);
    office.trouble = undefined;
    await office.pass(20 * MINUTE_MS);
    expect(office.delivered).toHaveLength(2);
    expect(await office.mails.counts()).toEqual({ waiting: 0, sent: 2, failed: 0 });
    await office.pass(2 * HOUR_MS);
    expect(office.delivered).toHaveLength(2);
  });

  it('is given up at once when the service refuses, with its reason, and again when somebody asks', async () => {
    const office = postOffice();
    office.trouble = refused;
    await office.mailer.send(aMail());
    await office.pass(DAY_MS / 8);
    const mail = await office.only();
    expect([office.tried, mail]).toMatchObject([1, { state: 'failed', reason: refused.message, tries: 1 }]);
    office.trouble = undefined;
    await office.retryMail.run({ mailId: mail?.id ?? '' });
    await expect(office.retryMail.run({ mailId: mail?.id ?? '' })).rejects.toMatchObject({ kind: 'not-found' });
    await office.workOff();
    expect([office.delivered.length, await office.only()]).toMatchObject([1, { state: 'sent', reason: null }]);
  });

  it('notes an address that takes no mail, and no other refusal', async () => {
    const office = postOffice();
    const { users } = office.stores;
    for (const id of ['ada', 'bob', 'cy'])
      await users.add(aUser({ id, email: `${id}@example.org`, emailConfirmedAt: monday }));
    const refusedAt = async (id: string) => (await users.find(id))?.emailRefusedAt;
    office.trouble = new DomainError('invalid', 'mail/address-refused', 'The email server refused this address: 550.');
    await office.mailer.send(aMail());
    await office.mailer.send(aMail({ key: 'nobody', to: 'nobody@example.org' }));
    await office.workOff();
    expect([await refusedAt('ada'), await refusedAt('bob')]).toEqual([office.clock.now(), null]);
    expect(await office.mails.list({ limit: 9, search: 'ada' })).toMatchObject([
      {
        state: 'failed',
        tries: 1,
        reason: expect.stringMatching(/^Announcements .+ stop .+ refused this address: 550\.$/),
      },
    ]);
    for (const [id, trouble] of Object.entries({ bob: refused, cy: away })) {
      office.trouble = trouble;
      await office.mailer.send(aMail({ key: id, to: `${id}@example.org` }));
      await office.workOff();
      expect(await refusedAt(id)).toBeNull();
    }
  });

  it('is given up after some two days', async () => {
    let at = monday;
    for (let tries = 1; tries < MAX_TRIES; tries += 1) at = nextTryAt(at, tries, 0);
    expect(at.getTime() - monday.getTime()).toBeGreaterThan(1.9 * DAY_MS);
    expect(at.getTime() - monday.getTime()).toBeLessThan(2.2 * DAY_MS);
    const office = postOffice();
    office.trouble = new Error('an adapter with a fault');
    await office.mailer.send(aMail());
    const mail = await office.only();
    for (let tries = 0; tries < MAX_TRIES - 1; tries += 1) await office.mails.begin(mail?.id ?? '', tries);
    await office.workOff();
    expect(await office.only()).toMatchObject({ state: 'failed', reason: 'an adapter with a fault' });
  });
});

describe('a mail with a secret', () => {
  const withRequest = async (service?: MailService) => {
    const office = postOffice(service);
    await office.stores.users.add(aUser());
    const textNow = async (viewer: Pick<Viewer, 'roles'> = OWNER) =>
      (await office.listMails.run({ viewer })).mails[0]?.text;
    return { office, textNow };
  };

  it('is read in the outbox by owners alone: by it, another role could sign in as one of them', async () => {
    const { office, textNow } = await withRequest('outbox');
    await office.sendResetLink.run({ email: 'ada@example.org' });
    expect(await textNow()).toContain('/reset-password/');
    expect(await textNow({ roles: ['office', 'teacher', 'author'] })).toBeNull();
  });

  it('is forgotten as soon as a mail service has it, and read by nobody before', async () => {
    const { office, textNow } = await withRequest('smtp');
    await office.sendResetLink.run({ email: 'ada@example.org' });
    expect(await textNow()).toBeNull();
    await office.workOff();
    expect(office.delivered[0]?.text).toContain('/reset-password/');
    expect(await office.only()).toMatchObject({ state: 'sent', words: null });
  });

  it('can be read in the outbox for the thirty minutes that it is good', async () => {
    const { office, textNow } = await withRequest('outbox');
    await office.sendResetLink.run({ email: 'ada@example.org' });
    await office.workOff();
    await office.purge.run();
    expect(await textNow()).toContain('/reset-password/');
    office.clock.advance(30 * MINUTE_MS);
    await office.purge.run();
    expect(await textNow()).toBeNull();
    expect(await office.only()).toMatchObject({ state: 'sent', subject: 'Choose a new password for Cusp' });
  });

  it('is never delivered with a dead link: whoever waits gets a new one, once', async () => {
    const { office } = await withRequest('smtp');
    office.trouble = away;
    await office.sendResetLink.run({ email: 'ada@example.org' });
    await office.pass(HOUR_MS);
    await office.purge.run();
    office.trouble = undefined;
    for (let minute = 0; minute < 30 && office.delivered.length === 0; minute += 1) await office.pass(MINUTE_MS);
    const token = /reset-password\/(\S+)/.exec(office.delivered[0]?.text ?? '')?.[1] ?? '';
    expect(await office.stores.resetLinks.consume(office.secrets.digest(token), office.clock.now())).toBe('ada');
    await office.pass(HOUR_MS);
    expect(office.delivered).toHaveLength(1);
    expect(await office.mails.counts()).toEqual({ waiting: 0, sent: 1, failed: 0 });
  });

  it('stays failed when its owner is gone meanwhile', async () => {
    const office = postOffice();
    office.trouble = away;
    const expiresAt = new Date(office.clock.now().getTime() + MINUTE_MS);
    const secret = { kind: 'reset-link', expiresAt, blocks: [button('Open', 'https://x.example')] } as const;
    await office.mailer.send(aMail({ ...secret, to: 'nobody@example.org' }));
    await office.pass(HOUR_MS);
    expect(await office.only()).toMatchObject({
      state: 'failed',
      words: null,
      reason: expect.stringMatching(/expired/),
    });
  });
});

describe('the list of mails', () => {
  it('shows all once, newest first, fifty at a time, and those of one state', async () => {
    const { mailer, clock, listMails, mails } = postOffice();
    for (let count = 1; count <= 120; count += 1) {
      clock.advance(1000);
      await mailer.send(aMail({ key: `k${count}`, subject: `${count}` }));
    }
    const pages: string[][] = [];
    let before: string | undefined;
    do {
      const page = await listMails.run({ viewer: OWNER, before });
      pages.push(page.mails.map(({ subject }) => subject));
      before = page.nextBefore ?? undefined;
    } while (before !== undefined);
    expect(pages.map((page) => page.length)).toEqual([50, 50, 20]);
    expect(pages.flat()).toEqual(Array.from({ length: 120 }, (_, index) => `${120 - index}`));
    expect(await listMails.run({ viewer: OWNER, before: 'nothing' })).toMatchObject({ mails: [], nextBefore: null });
    const [newest] = await mails.list({ limit: 1 });
    await mails.fail(newest?.id ?? '', 'No such mailbox.');
    expect(await listMails.run({ viewer: OWNER, state: 'failed' })).toMatchObject({
      service: 'smtp',
      counts: { waiting: 119, sent: 0, failed: 1 },
      mails: [{ subject: '120', text: 'Hello', reason: 'No such mailbox.' }],
    });
  });

  it('forgets mails after ninety days', async () => {
    const { mailer, clock, purge, mails } = postOffice();
    await mailer.send(aMail());
    clock.advance(90 * DAY_MS);
    await purge.run();
    expect(await mails.list({ limit: 9 })).toHaveLength(1);
    clock.advance(1);
    await purge.run();
    expect(await mails.list({ limit: 9 })).toEqual([]);
  });
});
