import { type Books, type Coupon, newId, type Session } from './books.ts';
import { type Form, formAt, type Shape, textAt, unknownIn } from './form-body.ts';

/** An error as Stripe words it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: { type: string; message: string; code?: string; param?: string },
  ) {
    super(body.message);
  }
}

const refuse = (message: string, more: { code?: string; param?: string } = {}, status = 400): never => {
  throw new ApiError(status, { type: 'invalid_request_error', message, ...more });
};

const missing = (kind: string, id: string, param = 'id'): never =>
  refuse(`No such ${kind}: '${id}'`, { code: 'resource_missing', param }, 404);

const PAGING: Shape = { limit: 'number', starting_after: 'text', created: { gte: 'number' }, expand: { each: 'text' } };
const METADATA: Shape = {
  order_id: 'text',
  user_id: 'text',
  course_id: 'text',
  months: 'text',
  coupon: 'text',
  country: 'text',
  refund_id: 'text',
  ends_access: 'text',
};

interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly shape: Shape;
  readonly answer: (books: Books, form: Form, id: string, origin: string) => object;
}

const list = (data: readonly object[], form: Form, url: string) => {
  const limit = Number(textAt(form, 'limit') ?? 10);
  const since = Number(textAt(form, 'created', 'gte') ?? 0);
  const after = textAt(form, 'starting_after');
  if (limit < 1 || limit > 100) refuse('This value must be between 1 and 100.', { param: 'limit' });
  const rows = (data as readonly { id: string; created: number }[])
    .filter(({ created }) => created >= since)
    .toReversed();
  if (after !== undefined && rows.every(({ id }) => id !== after)) missing('object', after, 'starting_after');
  const start = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  return { object: 'list', url, has_more: rows.length > start + limit, data: rows.slice(start, start + limit) };
};

const expands = (form: Form, path: string): boolean => Object.values(formAt(form, 'expand')).includes(path);

export const ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    shape: {
      mode: 'text',
      line_items: {
        each: {
          quantity: 'number',
          price_data: { currency: 'text', unit_amount: 'number', product_data: { name: 'text' } },
        },
      },
      discounts: { each: { coupon: 'text' } },
      customer_email: 'text',
      adaptive_pricing: { enabled: 'boolean' },
      client_reference_id: 'text',
      metadata: METADATA,
      payment_intent_data: { metadata: METADATA, description: 'text' },
      success_url: 'text',
      cancel_url: 'text',
      expires_at: 'number',
    },
    answer: createSession,
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions$/,
    shape: { ...PAGING, payment_intent: 'text' },
    answer: (books, form) => {
      const intent = textAt(form, 'payment_intent');
      const rows = [...books.sessions.keys()].flatMap((id) => books.session(id) ?? []);
      return list(
        rows.filter((one) => intent === undefined || one.payment_intent === intent),
        form,
        '/v1/checkout/sessions',
      );
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/([^/]+)$/,
    shape: { expand: { each: 'text' } },
    answer: (books, form, id) => {
      const session = books.session(id) ?? missing('checkout.session', id, 'session');
      const intent = books.intents.get(session.payment_intent ?? '');
      if (!intent || !expands(form, 'payment_intent.latest_charge.refunds')) return session;
      const charge = books.charges.get(intent.latest_charge ?? '');
      const own = [...books.refunds.values()].filter((one) => one.charge === charge?.id);
      const refunds = { object: 'list', has_more: false, data: own.toReversed().slice(0, 10) };
      return { ...session, payment_intent: { ...intent, latest_charge: charge ? { ...charge, refunds } : null } };
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
    shape: {},
    answer: (books, _form, id) => {
      const session = books.session(id) ?? missing('checkout.session', id, 'session');
      if (session.status !== 'open')
        refuse(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        );
      books.expire(session);
      return session;
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/coupons$/,
    shape: { id: 'text', name: 'text', amount_off: 'number', currency: 'text', duration: 'text' },
    answer: (books, form) => {
      const id = textAt(form, 'id') ?? newId('coupon');
      if (books.coupons.has(id)) refuse('Coupon already exists.', { code: 'resource_already_exists' });
      const amount = Number(textAt(form, 'amount_off'));
      if (!(amount > 0)) refuse('Invalid positive integer', { param: 'amount_off' });
      const coupon: Coupon = {
        id,
        object: 'coupon',
        name: textAt(form, 'name') ?? '',
        amount_off: amount,
        currency: textAt(form, 'currency') ?? '',
        duration: 'once',
      };
      books.coupons.set(id, coupon);
      return coupon;
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    shape: { payment_intent: 'text', amount: 'number', metadata: METADATA },
    answer: createRefund,
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    shape: { ...PAGING, payment_intent: 'text' },
    answer: (books, form) => reversals(books, [...books.refunds.values()], form, '/v1/refunds'),
  },
  {
    method: 'GET',
    path: /^\/v1\/disputes$/,
    shape: { ...PAGING, payment_intent: 'text' },
    answer: (books, form) => reversals(books, [...books.disputes.values()], form, '/v1/disputes'),
  },
  {
    method: 'GET',
    path: /^\/v1\/account$/,
    shape: {},
    answer: () => ({ id: 'acct_fake', object: 'account', charges_enabled: true, default_currency: 'aud' }),
  },
];

/** Refuses what Stripe would refuse before anything begins; such a reply is not kept under an idempotency key. */
export function checkParameters(form: Form, shape: Shape): void {
  const fault = unknownIn(form, shape);
  if (fault?.isUnknown)
    refuse(`Received unknown parameter: ${fault.param}`, { code: 'parameter_unknown', param: fault.param });
  if (fault) refuse(`Invalid value for ${fault.param}`, { param: fault.param });
}

function reversals(
  books: Books,
  rows: readonly { charge: string; payment_intent: string }[],
  form: Form,
  url: string,
): object {
  const intent = textAt(form, 'payment_intent');
  const own = rows.filter((one) => intent === undefined || one.payment_intent === intent);
  const isExpanded = expands(form, 'data.charge');
  return list(
    own.map((one) => (isExpanded ? { ...one, charge: books.charges.get(one.charge) } : one)),
    form,
    url,
  );
}

/** Least and most that Stripe takes in Australian dollars. */
const MIN_CENTS = 50;
const MAX_CENTS = 99_999_999;
const HALF_HOUR_SECONDS = 1800;
const DAY_SECONDS = 86_400;

function createSession(books: Books, form: Form, _id: string, origin: string): Session {
  const price = formAt(formAt(formAt(form, 'line_items'), '0'), 'price_data');
  const currency = textAt(price, 'currency') ?? refuse('Missing required param: currency.', { param: 'currency' });
  const title = textAt(price, 'product_data', 'name') ?? '';
  if (title === '') refuse('You must provide a name.', { param: 'line_items[0][price_data][product_data][name]' });
  const quantity = Number(textAt(form, 'line_items', '0', 'quantity') ?? 0);
  const subtotal = quantity * Number(textAt(price, 'unit_amount'));
  if (textAt(form, 'mode') !== 'payment') refuse('You must provide a mode.', { param: 'mode' });

  const couponId = textAt(form, 'discounts', '0', 'coupon');
  const coupon =
    couponId === undefined
      ? undefined
      : (books.coupons.get(couponId) ?? missing('coupon', couponId, 'discounts[0][coupon]'));
  if (coupon && coupon.currency !== currency)
    refuse('The coupon has another currency than the line items.', { param: 'discounts[0][coupon]' });
  const discount = Math.min(subtotal, coupon?.amount_off ?? 0);
  const total = subtotal - discount;
  if (total > 0 && total < MIN_CENTS)
    refuse('The Checkout Session’s total amount must convert to at least 50 cents.', { code: 'amount_too_small' });
  if (total > MAX_CENTS) refuse('Amount must be no more than $999,999.99', { code: 'amount_too_large' });

  const email = textAt(form, 'customer_email');
  if (email !== undefined && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
    refuse(`Invalid email address: ${email}`, { code: 'email_invalid', param: 'customer_email' });
  const [now, expiresAt] = [books.seconds(), Number(textAt(form, 'expires_at') ?? books.seconds() + DAY_SECONDS)];
  if (expiresAt < now + HALF_HOUR_SECONDS || expiresAt > now + DAY_SECONDS)
    refuse('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', { param: 'expires_at' });

  const id = `cs_test_${newId('a').slice(2)}`;
  const session: Session = {
    id,
    object: 'checkout.session',
    mode: 'payment',
    status: 'open',
    payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
    amount_subtotal: subtotal,
    amount_total: total,
    total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
    currency,
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    customer_email: email ?? null,
    customer_details: null,
    metadata: formAt(form, 'metadata') as Record<string, string>,
    payment_intent: null,
    success_url: page(form, 'success_url').replace('{CHECKOUT_SESSION_ID}', id),
    cancel_url: page(form, 'cancel_url'),
    url: `${origin}/c/pay/${id}`,
    expires_at: expiresAt,
    created: now,
    livemode: false,
  };
  books.sessions.set(id, session);
  books.shown.set(id, {
    title,
    coupon: coupon?.name ?? null,
    paymentMetadata: formAt(formAt(form, 'payment_intent_data'), 'metadata') as Record<string, string>,
    description: textAt(form, 'payment_intent_data', 'description') ?? null,
  });
  return session;
}

function page(form: Form, param: string): string {
  const url = textAt(form, param) ?? '';
  return URL.canParse(url) ? url : refuse('Not a valid URL', { code: 'url_invalid', param });
}

function createRefund(books: Books, form: Form): object {
  const intentId = textAt(form, 'payment_intent') ?? '';
  const intent = books.intents.get(intentId) ?? missing('payment_intent', intentId, 'payment_intent');
  const charge = books.charges.get(intent.latest_charge ?? '');
  if (!charge || charge.status !== 'succeeded')
    return refuse(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  if ([...books.disputes.values()].some((one) => one.charge === charge.id && one.status !== 'won'))
    refuse(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  if (charge.refunded) refuse(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const left = charge.amount - charge.amount_refunded;
  const amount = Number(textAt(form, 'amount') ?? left);
  if (!(amount > 0)) refuse('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > left)
    refuse(`Refund amount ($${amount / 100}) is greater than unrefunded amount on charge ($${left / 100})`, {
      param: 'amount',
    });
  return books.refund(charge, amount, formAt(form, 'metadata') as Record<string, string>);
}
