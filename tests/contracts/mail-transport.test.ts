import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { RestMailTransport } from '../../src/adapters/mail-rest/rest-mail-transport.ts';
import { smtpFault } from '../../src/adapters/smtp/smtp-faults.ts';
import { SmtpTransport } from '../../src/adapters/smtp/smtp-transport.ts';
import type { DomainError } from '../../src/domain/kernel/errors.ts';
import { MAIL_ACCOUNT, openMailService } from '../support/mail-service.ts';
import { openSmtp, type SmtpMood } from '../support/smtp-server.ts';
import { anOutgoingMail, mailTransportContract } from './mail-transport.contract.ts';

const FROM = { name: 'Cusp', address: 'mail@school.example' };
const REPLY_TO = 'school@example.org';
const IMPATIENT = { connect: 300, silence: 300, whole: 600 };

mailTransportContract('SMTP', async () => {
  const server = await openSmtp();
  const settings = { url: `smtp://127.0.0.1:${server.port}`, from: FROM, replyTo: REPLY_TO };
  return {
    transport: new SmtpTransport(settings),
    impatient: new SmtpTransport(settings, IMPATIENT),
    arrived: () => server.received.map(({ subject = '' }) => subject),
    answerTo: () => server.received.map(({ replyTo }) => replyTo?.text ?? ''),
    beBusy: () => void (server.mood = 'try-later'),
    refuse: () => void (server.mood = 'no-relay'),
    beMute: () => void (server.mood = 'mute'),
    hangUp: () => void (server.mood = 'drop'),
    stop: () => server.close(),
  };
});

mailTransportContract('the REST call', async () => {
  const service = await openMailService();
  const settings = { url: service.url, ...MAIL_ACCOUNT, from: FROM, replyTo: REPLY_TO };
  return {
    transport: new RestMailTransport(settings),
    impatient: new RestMailTransport(settings, 300),
    arrived: () => service.received.map(({ subject = '' }) => subject),
    answerTo: () => service.received.map((params) => params['reply_to'] ?? ''),
    beBusy: () => void (service.mood = 'busy'),
    refuse: () => void (service.mood = 'refuses'),
    beMute: () => void (service.mood = 'mute'),
    hangUp: () => void (service.mood = 'lost'),
    stop: () => service.close(),
  };
});

describe('a mail by SMTP', () => {
  it('that may be switched off says how, by one press; no other one does', async () => {
    const server = await openSmtp();
    const transport = new SmtpTransport({ url: `smtp://127.0.0.1:${server.port}`, from: FROM, replyTo: REPLY_TO });
    await transport.deliver(anOutgoingMail({ unsubscribeUrl: 'https://school.example/unsubscribe/away.ada.0f' }));
    await transport.deliver(anOutgoingMail({ id: 'receipt' }));
    await server.close();
    const [chosen, receipt] = server.received.map(({ headers }) => headers);
    expect(chosen?.get('list')).toMatchObject({
      unsubscribe: { url: 'https://school.example/unsubscribe/away.ada.0f' },
      'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
    });
    expect(receipt?.get('list')).toBeUndefined();
  });

  it('has both parts, a stable Message-ID, and says that a machine wrote it', async () => {
    const server = await openSmtp();
    const transport = new SmtpTransport({ url: `smtp://127.0.0.1:${server.port}`, from: FROM, replyTo: REPLY_TO });
    await transport.deliver(anOutgoingMail());
    await transport.deliver(anOutgoingMail());
    await server.close();
    const [first, second] = server.received;
    expect(first).toMatchObject({
      messageId: '<mail-1@school.example>',
      text: 'Dear Ada,\n\nthank you.',
      html: '<!doctype html><p>Dear Ada,</p>',
      from: { text: '"Cusp" <mail@school.example>' },
      to: { text: 'ada@example.org' },
    });
    expect(first?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(second?.messageId).toBe(first?.messageId);
  });

  it('cannot be led elsewhere by what people typed', async () => {
    const server = await openSmtp();
    const transport = new SmtpTransport({ url: `smtp://127.0.0.1:${server.port}`, from: FROM, replyTo: REPLY_TO });
    const subject = 'Hello\r\nBcc: all@example.org';
    await transport.deliver(anOutgoingMail({ subject, replyTo: 'bob@example.org\r\nBcc: all@example.org' }));
    await transport.deliver(anOutgoingMail({ to: 'ada@example.org, all@example.org' })).catch(() => undefined);
    await server.close();
    for (const mail of server.received) {
      expect(mail.bcc).toBeUndefined();
      expect(JSON.stringify(mail.to)).not.toContain('all@example.org"');
    }
  });

  it('tells an address that takes no mail from a refusal of this mail, of its sender or of the relay', async () => {
    const server = await openSmtp();
    const transport = new SmtpTransport({ url: `smtp://127.0.0.1:${server.port}`, from: FROM, replyTo: REPLY_TO });
    const codeWhen = async (mood: SmtpMood) => {
      server.mood = mood;
      return transport.deliver(anOutgoingMail()).catch(({ code }: DomainError) => code);
    };
    expect([await codeWhen('no-such-box'), await codeWhen('no-relay'), await codeWhen('spam')]).toEqual([
      'mail/address-refused',
      'mail/refused',
      'mail/refused',
    ]);
    await server.close();
  });

  it.each([
    ['550 5.1.1 No such user', 'mail/address-refused'],
    ['550-5.1.1 The account does not exist.\n550 5.1.1 Learn more', 'mail/address-refused'],
    ['556 5.1.10 Recipient address has a null MX', 'mail/address-refused'],
    ['550 5.2.1 The mailbox is disabled', 'mail/address-refused'],
    ['552 5.2.2 The mailbox is full', 'mail/refused'],
    ['550 5.7.1 Relaying denied', 'mail/refused'],
    ['553 5.1.8 Bad sender', 'mail/refused'],
    ['550 5.1.11 Something new', 'mail/refused'],
    ['550 No such user here', 'mail/address-refused'],
    ['550 Requested action not taken: mailbox unavailable', 'mail/address-refused'],
    ['553 Unknown recipient', 'mail/address-refused'],
    ['550 relay not permitted', 'mail/refused'],
    ['550 Sender verify failed: unknown user', 'mail/refused'],
    ['550 Relay denied, mailbox unavailable', 'mail/refused'],
    ['554 Mailbox unavailable', 'mail/refused'],
    ['550 5.7.1 Unknown user by our policy', 'mail/refused'],
    ['550 Administrative prohibition', 'mail/refused'],
    ['450 4.1.1 Try again', 'mail/unavailable'],
  ])('that is answered with %j is %s', (response, code) => {
    const facts = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: Number(response.slice(0, 3)), response };
    expect(smtpFault(Object.assign(new Error(response), facts))).toMatchObject({ code });
  });

  it('is refused for good after DATA too', async () => {
    const server = await openSmtp();
    const transport = new SmtpTransport({ url: `smtp://127.0.0.1:${server.port}`, from: FROM, replyTo: REPLY_TO });
    server.mood = 'spam';
    await expect(transport.deliver(anOutgoingMail())).rejects.toMatchObject({
      code: 'mail/refused',
      message: expect.stringContaining('554'),
    });
    await server.close();
  });
});

describe('signing in to a mail server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cusp-smtp-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', cert, ...subject], { stdio: 'ignore' });
  const tls = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const withPassword = (secure: boolean) =>
    openSmtp({
      ...tls,
      secure,
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        username === 'school@example.org' && password === 'p@ss/word'
          ? done(null, { user: username })
          : done(new Error('Invalid login')),
    });
  const transportTo = (scheme: string, port: number, password = 'p@ss/word', ca: string | undefined = tls.cert) =>
    new SmtpTransport({
      url: `${scheme}://school%40example.org:${encodeURIComponent(password)}@localhost:${port}`,
      from: FROM,
      replyTo: REPLY_TO,
      ...(ca === undefined ? {} : { ca }),
    });

  it.each([
    ['smtp', false],
    ['smtps', true],
  ] as const)('works over %s, with a password that has signs of its own', async (scheme, secure) => {
    const server = await withPassword(secure);
    const transport = transportTo(scheme, server.port);
    await transport.verify();
    await transport.deliver(anOutgoingMail());
    expect(server.received).toHaveLength(1);
    await expect(transportTo(scheme, server.port, 'wrong').deliver(anOutgoingMail())).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('does not accept the user or the password of SMTP_URL'),
    });
    await expect(transportTo(scheme, server.port, 'wrong').verify()).rejects.toThrow(/SMTP_URL/);
    await server.close();
  });

  it('trusts no certificate that nobody vouches for', async () => {
    const server = await withPassword(true);
    const stranger = new SmtpTransport({ url: `smtps://localhost:${server.port}`, from: FROM, replyTo: REPLY_TO });
    await expect(stranger.deliver(anOutgoingMail())).rejects.toMatchObject({ kind: 'unavailable' });
    expect(server.received).toEqual([]);
    await server.close();
  });
});

describe('a mail by the REST call', () => {
  const sent = async (mail: Partial<Parameters<typeof anOutgoingMail>[0]>) => {
    const service = await openMailService();
    const account = { url: service.url, ...MAIL_ACCOUNT, from: FROM, replyTo: REPLY_TO };
    await new RestMailTransport(account).deliver(anOutgoingMail(mail)).finally(() => service.close());
    return service.received[0];
  };

  it('has the four parameters of a contact message', async () => {
    const sender = { name: 'Zoë', email: 'zoe@example.org', phone: '', message: 'When <does> it start?' };
    expect(await sent({ sender })).toMatchObject({
      from_name: 'Zoë',
      from_email: 'zoe@example.org',
      from_phone: '',
      message: 'When <does> it start?',
    });
  });

  it('has the same of every other mail, from the school', async () => {
    expect(await sent({})).toEqual({
      from_name: 'Cusp',
      from_email: 'mail@school.example',
      from_phone: '',
      message: 'Dear Ada,\n\nthank you.',
      message_html: '<!doctype html><p>Dear Ada,</p>',
      message_id: 'mail-1',
      to_email: 'ada@example.org',
      reply_to: 'school@example.org',
      subject: 'Your receipt',
    });
  });

  it('is not sent where somebody else answered', async () => {
    const service = await openMailService();
    service.mood = 'page';
    const account = { url: service.url, ...MAIL_ACCOUNT, from: FROM, replyTo: REPLY_TO };
    await expect(new RestMailTransport(account).deliver(anOutgoingMail())).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('Sign in to this network'),
    });
    await service.close();
  });

  it('waits for a mended account, and says which part is wrong', async () => {
    const service = await openMailService();
    for (const [wrong, words] of [
      [{ publicKey: 'other' }, 'Public Key'],
      [{ service: 'other' }, 'service ID'],
      [{ template: 'other' }, 'template ID'],
    ] as const) {
      const account = { url: service.url, ...MAIL_ACCOUNT, ...wrong, from: FROM, replyTo: REPLY_TO };
      await expect(new RestMailTransport(account).deliver(anOutgoingMail())).rejects.toMatchObject({
        kind: 'unavailable',
        message: expect.stringContaining(words),
      });
    }
    await service.close();
  });
});
