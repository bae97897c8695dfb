import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApiDocument } from '../../src/http/openapi/document.ts';
import type { Route } from '../../src/http/route.ts';
import type { JsonSchema } from '../../src/wire/json-schema.ts';
import type { ProblemReply } from '../../src/wire/replies/problem.ts';
import type { Answer, Question } from '../support/asking.ts';
import { leastTurnMs } from '../support/longest-turn.ts';
import { Seeded } from '../support/seeded.ts';
import { CALLS, type Prepared, USUAL_FIELDS } from './support/api-calls.ts';
import { type ApiWorld, openApiWorld } from './support/api-world.ts';
import { everyRoute } from './support/every-route.ts';
import { bent, type Extent, swollen, valueOf } from './support/json-values.ts';
import { ODD_TEXTS, ODD_VALUES } from './support/odd-values.ts';

const BENT_REQUESTS = 5000;
/** Of all operations, those that the world above can make succeed; fewer, and the run has shown little. */
const MIN_SUCCEEDED = 110;

/** What no operation may take of the event loop in one go, whatever is sent to it; the calls of this test included. */
const MAX_TURN_MS = 100;
/** Beyond it a body is refused before it is read; bodies that are no JSON have limits of their own. */
const JSON_BYTES = 95_000;
const RAW_BYTES: Readonly<Record<string, number>> = { captions: 1024 * 1024, chapters: 1024 * 1024 };

const MAX_AGAIN = 2;
/** On a machine that does many other things meanwhile. */
const PATIENCE_MS = 600_000;

interface Operation {
  readonly name: string;
  readonly route: Route;
  readonly body: JsonSchema | undefined;
  readonly query: readonly { readonly name: string; readonly required: boolean; readonly schema: JsonSchema }[];
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  readonly question: Question;
}

const document = openApiDocument(everyRoute());
const operations: Operation[] = everyRoute().map((route) => {
  const described = document.paths[route.path.replace(/[:*](\w+)/g, '{$1}')]?.[route.method] as {
    parameters?: ({ in: string } & Operation['query'][number])[];
    requestBody?: { content: Readonly<Record<string, { schema?: JsonSchema }>> };
  };
  return {
    name: `${route.method} ${route.path}`,
    route,
    body: described.requestBody?.content['application/json']?.schema,
    query: (described.parameters ?? []).filter((parameter) => parameter.in === 'query'),
  };
});

let world: ApiWorld;
const succeeded = new Set<string>();
const faults: string[] = [];

beforeAll(async () => {
  world = await openApiWorld();
});
afterAll(() => world.school.close());

const prepared = async ({ name }: Operation): Promise<Prepared> => (await CALLS[name]?.(world)) ?? {};

function requestOf({ route, body, query }: Operation, extent: Extent, ready: Prepared): Request {
  const { shared, student, admin } = world;
  const given = { ...USUAL_FIELDS(world), ...ready.given };
  const [address = '', search = ''] = (ready.address ?? route.path).split('?', 2);
  const asked = valueOf(
    {
      type: 'object',
      properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
      required: query.filter(({ required }) => required).map(({ name }) => name),
    },
    extent,
    given,
  ) as Readonly<Record<string, unknown>>;
  const as = ready.as ?? (route.rule === 'admin' ? admin : student);
  const content = ready.bytes ?? (body && valueOf(body, extent, given));
  return {
    method: route.method.toUpperCase(),
    path: address,
    params: { courseId: shared.id, videoId: shared.videoId, studentId: student.id, weekId: '', ...ready.params },
    query: [
      ...new URLSearchParams(search),
      ...Object.entries(asked).map(([name, value]): [string, string] => [name, encodeURIComponent(String(value))]),
    ],
    question: {
      ...(route.rule === 'public' && !ready.as ? {} : { as }),
      ...(content === undefined ? {} : { body: content }),
      ...(ready.headers ? { headers: { ...ready.headers } } : {}),
    },
  };
}

function addressOf({ path, params, query }: Request): string {
  const spelled = path.replace(/[:*](\w+)/g, (_, name: string) => params[name] ?? name);
  const search = query.map(([name, value]) => `${name}=${value}`).join('&');
  return search === '' ? spelled : `${spelled}?${search}`;
}

const short = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 300);

/** Asks, and keeps what is wrong with the answer: the API's document is looked at by contract-setup.ts. */
async function answerTo({ name }: Operation, request: Request, when: string): Promise<Answer | undefined> {
  const address = addressOf(request);
  const fault = (what: string) => {
    const { body, headers, cookie } = request.question;
    faults.push(`${when}: ${request.method} ${address.slice(0, 300)} ${short({ body, headers, cookie })}: ${what}`);
  };
  try {
    let answer = await world.school.ask(request.method, address, request.question);
    // What a busy machine cannot do in time says when to ask again, and is asked as its clients do; a fault stays one.
    for (let again = 0; again < MAX_AGAIN && isBusy(answer); again += 1) {
      await setTimeout(Number(answer.headers['retry-after']) * 1000);
      answer = await world.school.ask(request.method, address, request.question);
    }
    if (answer.status >= 500) fault(`${answer.status} ${answer.text.slice(0, 200)}`);
    if (answer.status >= 400 && !isProblem(answer))
      fault(`${answer.status} is no refusal: ${answer.text.slice(0, 200)}`);
    if (answer.status < 400) succeeded.add(name);
    return answer;
  } catch (error) {
    fault(String(error));
    return undefined;
  }
}

const isBusy = ({ status, headers }: Answer): boolean => status === 503 && headers['retry-after'] !== undefined;

function isProblem({ json, text }: Answer): boolean {
  const { message, error, code, fields = {} } = (json ?? {}) as Partial<ProblemReply>;
  return (
    typeof message === 'string' &&
    /^\S.*\S$/s.test(message) &&
    error === message &&
    typeof code === 'string' &&
    Object.values(fields).every((sentence) => typeof sentence === 'string' && sentence !== '') &&
    !/\n\s+at |node_modules|SQLITE|select \*|insert into/i.test(text)
  );
}

/** The request with one thing changed: what is sent, where it goes, or who sends it. */
function bentRequest(request: Request, random: Seeded): Request {
  const { params, query, question, path } = request;
  const named = Array.from(path.matchAll(/[:*](\w+)/g), ([, name]) => String(name));
  const text = () => random.of([...ODD_TEXTS, ...Object.values(params)]);
  const withBody = (body: unknown): Request => ({ ...request, question: { ...question, body } });
  const withHeaders = (headers: Record<string, string>): Request => ({
    ...request,
    question: { ...question, headers: { ...question.headers, ...headers } },
  });
  const ofBody: (() => Request)[] = [
    () => withBody(typeof question.body === 'string' ? bentText(question.body, random) : bent(question.body, random)),
    () => withBody(typeof question.body === 'string' ? bentText(question.body, random) : bent(question.body, random)),
    () => withBody(bent(bent(question.body, random), random)),
    () => withBody(JSON.stringify(random.of(ODD_VALUES)) ?? ''),
  ];
  const ofPath = named.map((name) => () => ({ ...request, params: { ...params, [name]: text() } }));
  const ofQuery: (() => Request)[] = query.flatMap(([name, value], at) => [
    () => ({ ...request, query: query.with(at, [name, text()]) }),
    () => ({ ...request, query: [...query, [name, value] as const] }),
    () => ({ ...request, query: query.with(at, [`${name}[a]`, value]) }),
  ]);
  const ofSender: (() => Request)[] = [
    () => ({ ...request, question: { ...question, as: random.of([world.student, { bearer: 'a.b.c' }]) } }),
    () => {
      const { as: _, ...rest } = question;
      return { ...request, question: { ...rest, cookie: 'sid=s%3Anobody.x' } };
    },
    () => withHeaders({ origin: 'https://elsewhere.example' }),
    () => withHeaders({ 'content-type': random.of(['text/plain', 'application/json; charset=utf-7', 'x', 'a/b; c']) }),
    () => withHeaders({ range: random.of(['bytes=0-', 'bytes=9999999-', 'bytes=-1', 'bytes=3-1', 'words=0-1']) }),
    () => withHeaders({ 'if-none-match': random.of(['*', '""', 'W/"x"', 'x'.repeat(300)]), accept: 'image/*' }),
    () => withHeaders({ 'content-encoding': random.of(['gzip', 'br', 'zip', 'deflate']) }),
    () => ({ ...request, query: [...query, [random.of(['token', 'q', '__proto__', 'a[b]']), text()] as const] }),
  ];
  const kinds = [ofPath, ofQuery, ofSender, ...(question.body === undefined ? [] : [ofBody, ofBody, ofBody])];
  return random.of(random.of(kinds.filter((kind) => kind.length > 0)))();
}

function bentText(text: string, random: Seeded): string {
  const at = random.below(text.length + 1);
  return random.of([
    text.slice(0, at),
    `${text.slice(0, at)}\u0000${text.slice(at)}`,
    text + text,
    text.replaceAll('0', '9'),
    `\ufeff${text}`,
    String(random.of(ODD_TEXTS)),
  ]);
}

it(
  'each operation takes its required fields alone, and all of them',
  async () => {
    const refused: string[] = [];
    for (const operation of operations) {
      for (const extent of ['required', 'all'] as const) {
        const request = requestOf(operation, extent, await prepared(operation));
        const answer = await answerTo(operation, request, extent);
        if (answer && answer.status >= 400)
          refused.push(`${operation.name} (${extent}): ${answer.status} ${answer.text.slice(0, 200)}`);
      }
    }
    expect(faults, faults.join('\n')).toEqual([]);
    expect(refused).toEqual([]);
    expect(succeeded.size).toBeGreaterThanOrEqual(MIN_SUCCEEDED);
  },
  PATIENCE_MS,
);

it(
  `answers ${BENT_REQUESTS} bent requests as it is described, and never with a fault`,
  async () => {
    const seed = Number(process.env['API_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
    console.info(`API_SEED=${seed} asks the same again.`);
    const random = new Seeded(seed);
    faults.length = 0;
    const ready = new Map<string, Prepared>();
    for (let asked = 0; asked < BENT_REQUESTS; asked += 1) {
      const operation = random.of(operations);
      const { name } = operation;
      const own = ready.get(name) ?? (await prepared(operation));
      ready.set(name, own);
      const request = requestOf(operation, random.of(['required', 'all']), own);
      const answer = await answerTo(operation, bentRequest(request, random), `seed ${seed}, request ${asked}`);
      // What was made, ended or deleted is not there a second time: the next one begins anew.
      if (answer && answer.status < 300 && /^(?:post|delete) (?!.*\/move$)/.test(name)) ready.delete(name);
    }
    expect(faults, faults.join('\n')).toEqual([]);
  },
  PATIENCE_MS,
);

it(
  'holds the event loop with no body, however large',
  async () => {
    faults.length = 0;
    const tooLong: string[] = [];
    let asked = 0;
    for (const operation of operations) {
      const request = requestOf(operation, 'all', await prepared(operation));
      const { body } = request.question;
      if (body === undefined) continue;
      const raw = RAW_BYTES[operation.route.path.split('/').at(-1) ?? ''] ?? JSON_BYTES;
      const largest =
        typeof body === 'string' || Buffer.isBuffer(body) ? [repeated(body, raw)] : swollen(body, JSON_BYTES);
      for (const content of largest) {
        asked += 1;
        const question = { ...request.question, body: content };
        const turn = await leastTurnMs(MAX_TURN_MS, () =>
          answerTo(operation, { ...request, question }, 'at its largest'),
        );
        if (turn > MAX_TURN_MS) tooLong.push(`${operation.name}: ${turn.toFixed(0)} ms`);
      }
    }
    expect(asked).toBeGreaterThan(60);
    expect([tooLong, faults], faults.join('\n')).toEqual([[], []]);
  },
  PATIENCE_MS,
);

const repeated = (content: string | Buffer, bytes: number): string =>
  String(content).repeat(Math.max(1, Math.floor(bytes / Math.max(1, content.length))));
