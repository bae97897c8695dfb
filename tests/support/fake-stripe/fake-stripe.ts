import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { ApiError, checkParameters, ENDPOINTS } from './api.ts';
import { Books, type StripeEvent } from './books.ts';
import { readForm } from './form-body.ts';
import { openPage, overPage } from './hosted-page.ts';
import { IdempotencyKeys } from './idempotency.ts';

/** What goes wrong with a call. Each is used up by one call, unless it says how many. */
export interface Fault {
  /** Only calls whose method and path match, as in /^POST .*sessions$/; without it any. */
  readonly at?: RegExp;
  readonly times?: number;
  /**
   * `500` before anything happened; `kept 500` the same, and its key answers it for ever; `lost reply` after it
   * happened; `silence`: it happened, and nothing is ever answered; `drip`: the answer comes a byte at a time.
   */
  readonly what: '500' | 'kept 500' | '503' | 'reset' | 'lost reply' | 'silence' | 'drip';
}

export interface FakeStripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly now?: () => Date;
}

/** How a message was answered. */
export type Delivery = { readonly status: number } | { readonly error: unknown };

export const signedBy = (secret: string, body: Uint8Array, at: Date): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload: Buffer.from(body).toString(),
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  });

/** A Stripe with teeth: it keeps books, refuses what Stripe refuses, and can be made to fail. For tests alone. */
export async function openFakeStripe({ secretKey, webhookSecret, now = () => new Date() }: FakeStripeSettings) {
  const events: StripeEvent[] = [];
  const faults: { fault: Fault; left: number }[] = [];
  const calls: string[] = [];
  const deliveries = new Set<Promise<Delivery>>();
  const keys = new IdempotencyKeys();
  /** Where messages go by themselves; without it a test sends them, in its own order. */
  const webhook: { url?: string } = {};
  const books = new Books((event) => {
    events.push(event);
    if (webhook.url !== undefined) track(send(event, webhook.url));
  }, now);

  const track = (delivery: Promise<Delivery>): void => {
    deliveries.add(delivery);
    void delivery.finally(() => deliveries.delete(delivery));
  };

  const messageOf = (event: StripeEvent) => {
    const body = JSON.stringify(event);
    const signature = signedBy(webhookSecret, Buffer.from(body), now());
    return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
  };

  const send = async (event: StripeEvent, url: string): Promise<Delivery> => {
    try {
      const { status } = await fetch(url, { method: 'POST', ...messageOf(event) });
      return { status };
    } catch (error) {
      return { error };
    }
  };

  const takeFault = (call: string): Fault['what'] | undefined => {
    const planned = faults.find(({ fault, left }) => left > 0 && (fault.at?.test(call) ?? true));
    if (planned) planned.left -= 1;
    return planned?.fault.what;
  };

  const server = createServer((req, res) => void answer(req, res));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(req.url ?? '/', origin);
    const text = Buffer.concat(await req.toArray()).toString();
    const sessionId = /^\/c\/pay\/([^/]+)$/.exec(pathname)?.[1];
    if (sessionId !== undefined) return hosted(req.method ?? 'GET', sessionId, text, res);

    const call = `${req.method} ${pathname}`;
    calls.push(call);
    const fault = takeFault(call);
    if (fault === 'reset') return void req.socket.destroy();
    const { status, body, isReplay } = await replyTo(req, pathname, text || search.slice(1), fault);
    if (fault === 'silence') return;
    if (fault === 'lost reply') return void req.socket.destroy();
    const json = JSON.stringify(body);
    res.writeHead(status, {
      'content-type': 'application/json',
      'request-id': `req_${calls.length}`,
      ...(isReplay ? { 'idempotent-replayed': 'true' } : {}),
    });
    if (fault !== 'drip') return void res.end(json);
    const drip = setInterval(() => void res.write(' '), 200);
    res.on('close', () => clearInterval(drip));
  }

  async function replyTo(req: IncomingMessage, path: string, text: string, fault: Fault['what'] | undefined) {
    const broken = { status: fault === '503' ? 503 : 500, body: { error: { type: 'api_error', message: 'Broken.' } } };
    try {
      if (req.headers.authorization !== `Bearer ${secretKey}`)
        throw new ApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_****' });
      const endpoint = ENDPOINTS.find((one) => one.method === req.method && one.path.test(path));
      if (!endpoint)
        throw new ApiError(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${path}).` });
      const form = readForm(text);
      checkParameters(form, endpoint.shape);
      if (fault === '500' || fault === '503') return { ...broken, isReplay: false };
      const id = decodeURIComponent(endpoint.path.exec(path)?.[1] ?? '');
      const key = req.method === 'POST' ? req.headers['idempotency-key']?.toString() : undefined;
      return await keys.once(key, `${path}?${text}`, async () => {
        if (fault === 'kept 500') return broken;
        try {
          return { status: 200, body: endpoint.answer(books, form, id, origin) };
        } catch (error) {
          if (error instanceof ApiError) return { status: error.status, body: { error: error.body } };
          throw error;
        }
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { status: error.status, body: { error: error.body }, isReplay: false };
    }
  }

  function hosted(method: string, id: string, text: string, res: ServerResponse): void {
    const session = books.session(id);
    const shown = books.shown.get(id);
    const html = (status: number, body: string) =>
      void res.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body);
    if (!session || !shown || session.status !== 'open') return html(session ? 200 : 404, overPage());
    const way = method === 'POST' ? new URLSearchParams(text).get('way') : null;
    if (way === 'card') books.pay(id);
    if (way === 'debit') books.payLater(id);
    if (way === 'declined') books.decline(id);
    if (session.status === 'open')
      return html(way === 'declined' ? 402 : 200, openPage(session, shown, way === 'declined'));
    return void res.writeHead(303, { location: session.success_url }).end();
  }

  return {
    origin,
    books,
    events,
    calls,
    webhook,
    messageOf,
    plan: (...planned: readonly Fault[]) => {
      for (const fault of planned) faults.push({ fault, left: fault.times ?? 1 });
    },
    heal: () => void faults.splice(0),
    send,
    /** Until every message that is on its way has been answered. */
    settled: async () => {
      while (deliveries.size > 0) await Promise.all(deliveries);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await Promise.all(deliveries);
    },
  };
}

export type FakeStripe = Awaited<ReturnType<typeof openFakeStripe>>;
