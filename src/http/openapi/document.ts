import type { JsonSchema } from '../../wire/json-schema.ts';
import { API_VERSION, paths } from '../../wire/paths.ts';
import { problemSchema } from '../../wire/replies/problem.ts';
import { SCHOOL } from '../../wire/school.ts';
import type { Route } from '../route.ts';
import { bodyJsonSchema, queryFields } from './body-schema.ts';
import { refusalResponses, refusalsOf, responsesOf } from './responses.ts';

export interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
}

/** The API in OpenAPI 3.1, made of the very routes that are mounted: what is not a route is not in it. */
export function openApiDocument(routes: readonly Route[]): OpenApiDocument & JsonSchema {
  const schemas: Record<string, JsonSchema> = {};
  const refer = (schema: JsonSchema): JsonSchema => hoisted(schema, schemas);
  refer(problemSchema.json);
  const found: Record<string, Record<string, JsonSchema>> = {};
  for (const route of routes) (found[openApiPath(route.path)] ??= {})[route.method] = operationOf(route, refer);
  return {
    openapi: '3.1.0',
    info: {
      title: `${SCHOOL.name} API`,
      version: API_VERSION,
      description:
        'The calls of the school. All answer at `/api` and at the root as well. Every refusal has one shape; text, ' +
        'numbers and flags are never taken for one another.',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(routes.map(({ context }) => context))].filter(Boolean).map((name) => ({ name })),
    paths: found,
    components: {
      schemas,
      responses: refusalResponses(new Set(routes.flatMap(refusalsOf))),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a login. Needed for every change.' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sid',
          description: 'The session cookie of a login: enough to read what is one’s own, never to change anything.',
        },
      },
    },
  };
}

/** `/courses/:courseId` as OpenAPI writes it: `/courses/{courseId}`. */
export const openApiPath = (path: string): string => path.replace(/[:*](\w+)/g, '{$1}');

/** A list in an address has commas between its entries. */
const commasOf = ({ type }: JsonSchema) => (type === 'array' ? { style: 'form', explode: false } : {});

const NAMES = new Map<string, string>(Object.entries(paths).map(([name, path]) => [path, name]));

function operationOf(route: Route, refer: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const { method, path, context, summary, body, query, isBodyOptional, rawBodyLimit } = route;
  const name = NAMES.get(path) ?? path.replace(/\W+/g, '-');
  const parameters = [
    ...Array.from(path.matchAll(/([:*])(\w+)/g), ([, kind, param]) => ({
      name: param,
      in: 'path',
      required: true,
      schema: { type: 'string' },
      ...(kind === '*' && { description: 'A file key, slashes included.' }),
    })),
    ...(query ? queryFields(query).map((field) => ({ ...field, ...commasOf(field.schema), in: 'query' })) : []),
  ];
  return {
    operationId: `${method}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    ...(context && { tags: [context] }),
    ...(summary && { summary }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: !isBodyOptional,
        content: { 'application/json': { schema: bodyJsonSchema(body) } },
      },
    }),
    ...((rawBodyLimit ?? (route.rule === 'signature' ? '' : undefined)) !== undefined && {
      requestBody: { required: true, content: { '*/*': {} } },
    }),
    security: securityOf(route),
    responses: responsesOf(route, refer),
  };
}

/** Only a bearer token may change anything, and an administrator always needs one. */
function securityOf({ rule, method, isPage }: Route): JsonSchema[] {
  if (rule === 'public' || rule === 'signature') return [];
  const isReadable = method === 'get' && (rule !== 'admin' || isPage);
  return [{ bearer: [] }, ...(isReadable ? [{ cookie: [] }] : [])];
}

/** Moves each schema with a title to the components, once, and leaves a reference in its place. */
function hoisted(schema: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]));
    const { title } = value as { title?: unknown };
    if (typeof title !== 'string') return inner;
    schemas[title] = inner;
    return { $ref: `#/components/schemas/${title}` };
  };
  return walk(schema) as JsonSchema;
}
