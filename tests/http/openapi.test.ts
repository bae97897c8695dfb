import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { array, object } from 'yup';
import { MarkedRichTextReader } from '../../src/adapters/marked/rich-text-reader.ts';
import type { Block } from '../../src/domain/kernel/rich-text.ts';
import { bodyJsonSchema, queryFields } from '../../src/http/openapi/body-schema.ts';
import { openApiDocument, openApiPath } from '../../src/http/openapi/document.ts';
import { refusalsOf } from '../../src/http/openapi/responses.ts';
import { type Call, type PublicCall, route } from '../../src/http/route.ts';
import { newCourseBody, newDocumentsBody } from '../../src/wire/admin-catalog.ts';
import { couponBody } from '../../src/wire/enrolment.ts';
import { type JsonSchema, object as objectReply } from '../../src/wire/json-schema.ts';
import { paths } from '../../src/wire/paths.ts';
import { messageSchema } from '../../src/wire/replies/identity.ts';
import { richTextSchema } from '../../src/wire/replies/rich-text.ts';
import { flag, text } from '../../src/wire/strict-text.ts';
import { openSchool, type School } from '../support/school.ts';
import { makeAdmin, openSchool as openIdentitySchool, signedInAgain, signedUp } from './identity-school.ts';
import { mismatch } from './support/api-contract.ts';
import { everyRoute } from './support/every-route.ts';
import { composedApp, routesOf } from './support/router-walk.ts';

let school: School;
beforeAll(async () => void (school = await openSchool()));
afterAll(() => school.close());

const operationsOf = (document: ReturnType<typeof openApiDocument>) =>
  Object.entries(document.paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
    .sort();

describe('the document of the API', () => {
  const document = openApiDocument(everyRoute());

  it('has every route that is mounted, and no other', async () => {
    const mounted = routesOf(composedApp(school)).map(({ method, path }) => `${method} ${openApiPath(path)}`);
    expect(operationsOf(document)).toEqual(mounted.sort());
    const served = (await school.ask('GET', '/api/openapi.json')).json as typeof document;
    expect(operationsOf(served)).toEqual(operationsOf(document));
  });

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it('tells of each operation what it does, where it belongs and who may call it', () => {
    const ids = new Set<unknown>();
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        expect(operation, `${method} ${path}`).toMatchObject({
          summary: expect.stringMatching(/^\S/),
          tags: [expect.any(String)],
        });
        ids.add(operation['operationId']);
      }
    }
    expect(ids.size).toBe(operationsOf(document).length);
    expect(document.paths['/admin/courses']?.['get']?.['security']).toEqual([{ bearer: [] }]);
    expect(document.paths['/auth/me']?.['get']?.['security']).toEqual([{ bearer: [] }, { cookie: [] }]);
  });

  it('knows the refusals that method, rule, limit and schemas bring with them', () => {
    const login = everyRoute().find(({ path }) => path === paths.login)!;
    expect(refusalsOf(login)).toEqual([400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503]);
    const live = everyRoute().find(({ path }) => path === paths.liveCourses)!;
    expect(refusalsOf(live)).toEqual([400, 429, 500, 503]);
  });

  it('is kept by clients for as long as it is the same', async () => {
    const { headers } = await school.ask('GET', '/api/openapi.json');
    const again = await school.ask('GET', '/api/openapi.json', { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

describe('the query of an address', () => {
  const queries = everyRoute().flatMap(({ method, path, query }) =>
    query
      ? queryFields(query).map(({ name, schema }) => ({ name, at: `${method} ${path} ${name}`, path, schema }))
      : [],
  );

  it('has bounds for each text and each list: who sends it needs no password for many of them', () => {
    const isBounded = ({ type, maxLength, maxItems, pattern, enum: choices }: JsonSchema): boolean =>
      type === 'array'
        ? maxItems !== undefined
        : type !== 'string' || Boolean(choices ?? pattern) || maxLength !== undefined;
    expect(queries.length).toBeGreaterThan(30);
    expect(queries.filter(({ schema }) => !isBounded(schema)).map(({ at }) => at)).toEqual([]);
    const long = queries.filter(({ schema }) => Number(schema['maxLength'] ?? 0) > MAX_TEXT);
    expect(long.map(({ at }) => at)).toEqual([]);
  });
  const MAX_TEXT = 1000;

  it('has lists as long as those of the same name in a body of its address', () => {
    const lists = queries.filter(({ schema }) => schema['type'] === 'array');
    expect(lists.map(({ at }) => at)).toEqual([`get ${paths.practice} clusters`, `get ${paths.practice} subjects`]);
    for (const { name, path, schema } of lists) {
      const bodies = everyRoute().flatMap((one) => (one.path === path && one.body ? [bodyJsonSchema(one.body)] : []));
      const fields = bodies.map(({ properties }) => (properties as Record<string, JsonSchema>)[name]?.['maxItems']);
      expect(fields, name).toEqual([schema['maxItems']]);
    }
  });
});

describe('the schema of a body', () => {
  it('tells of each list how long it may be', () => {
    const endless: string[] = [];
    const look = (value: unknown, at: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('type' in value && value.type === 'array' && !('maxItems' in value)) endless.push(at);
      for (const [name, inner] of Object.entries(value)) look(inner, `${at}.${name}`);
    };
    for (const { method, path, body } of everyRoute()) if (body) look(bodyJsonSchema(body), `${method} ${path}`);
    expect(endless).toEqual([]);
  });

  it('has types, bounds, choices and what must be there', () => {
    expect(bodyJsonSchema(couponBody)).toEqual({
      type: 'object',
      required: ['courseId'],
      properties: {
        courseId: { type: 'string', minLength: 1, maxLength: 100 },
        coupon: { anyOf: [{ type: 'string', maxLength: 60 }, { type: 'null' }] },
      },
    });
    expect(bodyJsonSchema(newCourseBody)).toMatchObject({
      required: ['title', 'price', 'durationMonths', 'weeks'],
      properties: {
        durationMonths: { type: 'integer', minimum: 1, maximum: 36 },
        price: { type: 'number', minimum: 0 },
        thumbnail: { type: 'string', default: '' },
        idempotencyKey: { type: 'string', pattern: '^[\\dA-Za-z-]{8,100}$' },
      },
    });
    // Refused by the use case, each row alone: a described default would be refused too.
    const { properties } = bodyJsonSchema(newDocumentsBody) as { properties: { documents: { items: object } } };
    expect(properties.documents.items).toMatchObject({
      required: ['title', 's3Key'],
      properties: { title: { minLength: 1, maxLength: 200 } },
    });
    expect(properties.documents.items).not.toHaveProperty('properties.title.default');
  });

  it('has lists of objects inside of lists of objects', () => {
    const option = object({ text: text('A text.').required().max(300), isCorrect: flag('Yes or no.').default(false) });
    const question = object({
      case: object({ text: text('A text.').required() }).required(),
      options: array().of(option.required()).required().min(4).max(5),
    });
    const textOf = (bounds: object) => ({ type: 'string', minLength: 1, ...bounds });
    expect(bodyJsonSchema(object({ questions: array().of(question).max(20) }))).toEqual({
      type: 'object',
      required: [],
      properties: {
        questions: {
          type: 'array',
          maxItems: 20,
          items: {
            type: 'object',
            required: ['case', 'options'],
            properties: {
              case: { type: 'object', required: ['text'], properties: { text: textOf({}) } },
              options: {
                type: 'array',
                minItems: 4,
                maxItems: 5,
                items: {
                  type: 'object',
                  required: ['text'],
                  properties: { text: textOf({ maxLength: 300 }), isCorrect: { type: 'boolean', default: false } },
                },
              },
            },
          },
        },
      },
    });
  });
});

describe('a reply that holds itself', () => {
  const reader = new MarkedRichTextReader();
  const texts = route({
    method: 'get',
    path: paths.contact,
    rule: 'public',
    summary: 'A text.',
    reply: objectReply({ blocks: richTextSchema }, 'RichText'),
    handle: (): { blocks: Block[] } => ({ blocks: [] }),
  });
  const { components, ...document } = openApiDocument([texts]);
  const fits = new Ajv2020({ strict: false })
    .addSchema({ $id: 'api', components })
    .compile({ $ref: 'api#/components/schemas/RichText' });

  it('is described once, by its name', async () => {
    const { valid } = await new Validator().validate(structuredClone({ ...document, components }));
    expect(valid).toBe(true);
    expect(JSON.stringify(components['schemas']?.['ListBlock'])).toContain('"#/components/schemas/ListBlock"');
  });

  it('fits at each depth, and not with one wrong inside', () => {
    const read = reader.read('**a** _b_\n\n- c\n  1. d\n     - e\n\n|f|g|\n|-|-|\n|1||\n\n{{figure:h}}');
    expect(fits(read), JSON.stringify(fits.errors)).toBe(true);
    const wrong = JSON.parse(JSON.stringify(read).replace('"text":"e"', '"text":5')) as object;
    expect(fits(wrong)).toBe(false);
  });
});

describe('an answer that does not fit the document', () => {
  const told = (status: number, json: unknown) => ({ status, json, contentType: 'application/json; charset=utf-8' });
  const problem = { message: 'No.', error: 'No.', code: 'a/b' };

  it('is found: a field that is missing, too many, or of another type', () => {
    expect(mismatch('POST', '/api/contact', told(201, { message: 'Sent.' }))).toBeUndefined();
    expect(mismatch('POST', '/api/contact', told(201, {}))).toMatch(/must have required property 'message'/);
    expect(mismatch('POST', '/contact', told(201, { message: 'Sent.', id: 1 }))).toMatch(/additional properties/);
    expect(mismatch('POST', '/contact', told(201, { message: 5 }))).toMatch(/must be string/);
    expect(mismatch('GET', '/user/courses/live', told(200, [{ id: 'a' }]))).toMatch(/required property/);
  });

  it('is found: a status or a kind of answer that nobody was told of', () => {
    expect(mismatch('POST', '/contact', told(418, problem))).toBe('POST /contact → 418 is not in the document');
    expect(mismatch('GET', '/user/courses/live', told(404, problem))).toMatch(/not in the document/);
    expect(mismatch('POST', '/contact', { ...told(201, ''), contentType: 'text/plain' })).toMatch(/has no text\/plain/);
  });

  it('is found: a refusal in another shape', () => {
    expect(mismatch('POST', '/contact', told(422, problem))).toBeUndefined();
    expect(mismatch('POST', '/contact', told(422, { message: 'No.' }))).toMatch(/required property 'error'/);
  });
});

describe('a handler whose types are not those of its schemas', () => {
  it('does not compile', () => {
    const facts = { method: 'post', rule: 'public', summary: 'x', reply: messageSchema } as const;
    route({ ...facts, path: paths.contact, handle: () => ({ message: 'Sent.' }) });
    // @ts-expect-error the reply is a message
    route({ ...facts, path: paths.contact, handle: () => ({ sent: true }) });
    // @ts-expect-error nobody need be signed in on a public route
    route({ ...facts, path: paths.contact, handle: ({ user }: Call) => ({ message: user.userId }) });
    route({
      ...facts,
      path: paths.contact,
      // @ts-expect-error the path has no such name
      handle: ({ params }: PublicCall<{ path: typeof paths.course }>) => ({ message: params.courseId }),
    });
    expect(facts.method).toBe('post');
  });
});

describe('the page of the API', () => {
  it('comes from here alone, with its script and its style', async () => {
    const { status, text, headers } = await school.ask('GET', '/api/docs', { headers: { accept: 'text/html' } });
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
    const files = Array.from(text.matchAll(/(?:src|href)="([^"]+)"/g), ([, address]) => String(address));
    expect(files.length).toBe(3);
    for (const file of files) expect((await school.ask('GET', file)).status, file).toBe(200);
    expect(text).not.toMatch(/<script>|<style|https?:/);
  });

  it('answers its files whole, whatever range is asked for', async () => {
    for (const range of ['bytes=0-9', 'bytes=99999999-'])
      expect((await school.ask('GET', '/api/docs/swagger-ui.css', { headers: { range } })).status, range).toBe(200);
  });

  it('serves nothing else of the viewer’s folder', async () => {
    for (const file of ['package.json', '..%2fpackage.json', 'index.html', 'swagger-ui-bundle.js.map'])
      expect((await school.ask('GET', `/api/docs/${file}`)).status, file).toBe(404);
  });

  it('is an administrator’s alone in production, who may open it by the session cookie', async () => {
    const closed = await openIdentitySchool({ docsRule: 'admin' });
    const ada = await signedUp(closed, 'ada@example.com');
    for (const path of ['/api/openapi.json', '/api/docs', '/api/docs/start.js']) {
      await request(closed.app).get(path).expect(401);
      await request(closed.app).get(path).set('cookie', ada.cookie).expect(403);
    }
    await makeAdmin(closed.database, ada.id);
    const boss = await signedInAgain(closed, 'ada@example.com');
    for (const path of ['/api/openapi.json', '/api/docs', '/api/docs/start.js'])
      await request(closed.app).get(path).set('cookie', boss.cookie).expect(200);
    await closed.close();
  });
});
