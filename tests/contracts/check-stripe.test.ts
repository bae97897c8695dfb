import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkStripe } from '../../src/adapters/stripe/check-stripe.ts';
import { EVENT_TYPES } from '../../src/adapters/stripe/signed-event.ts';

const URL_OF_WEBHOOK = 'https://school.example/api/payment/webhook';
const KEY = 'sk_live_right';

const ours = { url: URL_OF_WEBHOOK, status: 'enabled', enabled_events: [...EVENT_TYPES] };

/** What the account has; the two calls that the check makes are Stripe's own. */
let account: { livemode: boolean; webhooks: object[] | undefined };
let server: Server;
beforeAll(async () => {
  server = createServer((req, res) => {
    const answer = (status: number, body: object) => {
      res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
    if (req.headers.authorization !== `Bearer ${KEY}`)
      return answer(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
    if (req.url === '/v1/balance') return answer(200, { object: 'balance', livemode: account.livemode });
    if (!account.webhooks) return answer(403, { error: { type: 'invalid_request_error', message: 'Not permitted' } });
    return answer(200, { object: 'list', data: account.webhooks, has_more: false });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const look = (now = new Date(), secretKey = KEY) => {
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return checkStripe({ secretKey, webhookSecret: 'whsec_x', apiBase }, URL_OF_WEBHOOK, now);
};

describe('the check of a Stripe account', () => {
  it('finds nothing wrong where the key, the clock and the webhook are right', async () => {
    account = { livemode: true, webhooks: [ours] };
    expect((await look()).map(({ state }) => state)).toEqual(['good', 'good', 'good']);
  });

  it('tells a test key, a clock that is off, and a webhook that is missing, mute or hidden', async () => {
    account = { livemode: false, webhooks: [{ ...ours, status: 'disabled' }] };
    expect(await look(new Date(Date.now() + 90_000))).toMatchObject([
      { state: 'unknown', sentence: expect.stringContaining('is a test key') },
      { state: 'bad', sentence: expect.stringMatching(/Our clock is (89|9\d) s off/) },
      { state: 'bad', sentence: expect.stringContaining(`No webhook leads to ${URL_OF_WEBHOOK}`) },
    ]);
    account = { livemode: true, webhooks: [{ ...ours, enabled_events: EVENT_TYPES.slice(1) }] };
    expect((await look())[2]).toMatchObject({ state: 'bad', sentence: expect.stringContaining(EVENT_TYPES[0]!) });
    account = { livemode: true, webhooks: [{ ...ours, enabled_events: ['*'] }] };
    expect((await look())[2]).toMatchObject({ state: 'good' });
    account = { livemode: true, webhooks: undefined };
    expect((await look())[2]).toMatchObject({ state: 'unknown' });
  });

  it('says what to do about a key that is refused, and a service that is away', async () => {
    expect(await look(new Date(), 'sk_live_rolled')).toEqual([
      { state: 'bad', sentence: expect.stringContaining('Check STRIPE_SECRET_KEY') },
    ]);
    const away = { secretKey: KEY, webhookSecret: 'whsec_x', apiBase: 'http://127.0.0.1:1' };
    expect(await checkStripe(away, URL_OF_WEBHOOK, new Date())).toMatchObject([
      { state: 'bad', sentence: expect.stringContaining('Stripe is not reached') },
    ]);
  });
});
