import type { JsonSchema } from '../../wire/json-schema.ts';
import { KEPT, type Route } from '../route.ts';

const REASONS: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Created',
  204: 'Done; there is nothing to say',
  206: 'A range of the file',
  302: 'The file lies at another address, which is good for a minute',
  304: 'What the client has is still good',
  400: 'Malformed: no readable JSON, parameter or address',
  401: 'Not signed in, or not by a bearer token where something changes',
  403: 'Not allowed, or sent by a page of another site',
  404: 'Not there, or nothing that the caller may know of',
  409: 'In conflict with what is there now',
  411: 'Without a length',
  412: 'Changed since the client read it',
  413: 'Too large',
  415: 'A kind of body that is not supported',
  416: 'No such range',
  422: 'Understood, but against a rule; `fields` names each wrong field',
  429: 'Too many calls; `Retry-After` says how many seconds to wait',
  500: 'A fault of ours',
  503: 'A component is down; `Retry-After` says how many seconds to wait',
};

const isWrite = ({ method }: Route): boolean => method !== 'get';

/** The statuses of refusals that method, rule, limit and schemas of a route bring with them, and its own. */
export function refusalsOf(route: Route): number[] {
  const { rule, body, query, path, refusals = [], rawBodyLimit } = route;
  const isKnown = rule === 'signed-in' || rule === 'owner' || rule === 'admin';
  const statuses = new Set([400, 429, 500, 503, ...refusals]);
  if (isKnown) statuses.add(401);
  if (rule === 'owner' || rule === 'admin' || rule === 'signature' || isWrite(route)) statuses.add(403);
  if (/[:*]/.test(path) || body || query) statuses.add(404);
  if (isWrite(route)) for (const status of [409, 413, 415]) statuses.add(status);
  if (rawBodyLimit !== undefined) statuses.add(413);
  if (body || query || isWrite(route)) statuses.add(422);
  return [...statuses].sort((a, b) => a - b);
}

type Refer = (schema: JsonSchema) => JsonSchema;

/** The responses of an operation by status. */
export function responsesOf(route: Route, refer: Refer): Record<string, JsonSchema> {
  const { reply, media, otherReplies = {} } = route;
  const usual = route.status ?? (reply || media ? 200 : 204);
  const successes = [usual, ...(route.cache === KEPT ? [304] : [])].flat();
  const responses: Record<string, JsonSchema> = {};
  for (const status of refusalsOf(route)) responses[status] = { $ref: `#/components/responses/${status}` };
  for (const status of successes) {
    const description = REASONS[status] ?? 'Done';
    responses[status] =
      status === 302 || status === 304 ? { description } : { description, ...contentOf(route, refer) };
  }
  for (const [status, other] of Object.entries(otherReplies)) {
    const schemas = [refer(other.json), ...(Number(status) in responses ? [PROBLEM] : [])];
    responses[status] = {
      description: REASONS[Number(status)] ?? 'Refused',
      content: { 'application/json': { schema: schemas.length > 1 ? { anyOf: schemas } : schemas[0] } },
    };
  }
  return responses;
}

export const PROBLEM: JsonSchema = { $ref: '#/components/schemas/Problem' };

function contentOf({ reply, media }: Route, refer: Refer): JsonSchema {
  if (media) return { content: Object.fromEntries(media.map((type) => [type, {}])) };
  return reply ? { content: { 'application/json': { schema: refer(reply.json) } } } : {};
}

/** Refusals of all routes have the same shape, so each status is described once. */
export const refusalResponses = (statuses: Iterable<number>): Record<string, JsonSchema> =>
  Object.fromEntries(
    [...statuses].map((status) => [
      status,
      {
        description: REASONS[status] ?? 'Refused',
        ...(status === 429 || status === 503
          ? { headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } }
          : {}),
        content: { 'application/json': { schema: PROBLEM } },
      },
    ]),
  );
