import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { DomainError, type ErrorKind } from '../domain/kernel/errors.ts';
import type { ProblemReply } from '../wire/replies/problem.ts';
import { unsupportedBody } from './errors.ts';

/** The one place that knows both vocabularies. A new kind does not compile until it has a status. */
const STATUS: Record<ErrorKind, number> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  invalid: 422,
  'too-many': 429,
  unavailable: 503,
};

const DEFAULT_RETRY_SECONDS = 5;

export interface ErrorLog {
  error(facts: object, message: string): void;
}

/** Maps refusals of body-parser, Express and Node to our own. */
function translated(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  const { status, type } = (error ?? {}) as { status?: unknown; type?: unknown };
  if (status === 413) return new DomainError('too-large', 'request/too-large', 'The request is too large.');
  if (status === 415) return unsupportedBody();
  if (type === 'entity.parse.failed')
    return new DomainError('malformed', 'request/not-json', 'The request is not readable JSON.');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new DomainError('malformed', 'request/malformed', 'The request is not readable.');
  }
  return undefined;
}

/** @param translateFault maps adapter errors to `DomainError`; returns unknown errors unchanged. */
export function problems(
  log: ErrorLog,
  translateFault: (error: unknown) => unknown = (error) => error,
): ErrorRequestHandler {
  return async (error, req, res, next) => {
    if (res.headersSent) {
      next(error); // a stream broke half-way: let Express drop the socket
      return;
    }
    const known = translated(error) ?? translated(translateFault(error));
    if (!(error instanceof DomainError) && (!known || known.kind === 'unavailable'))
      log.error({ err: error, method: req.method, requestId: req.requestId }, 'request failed');
    const problem =
      known ?? new DomainError('unavailable', 'server/failed', 'Something went wrong on our side. Please try again.');
    const status = known ? STATUS[known.kind] : 500;
    const wait = problem.retryAfterSeconds ?? (status === 503 ? DEFAULT_RETRY_SECONDS : undefined);
    if (wait !== undefined) res.setHeader('Retry-After', String(Math.ceil(wait)));
    if (status === 401) res.setHeader('WWW-Authenticate', 'Bearer');
    sendProblem(res, status, problem, problem.isStale ? await currentOf(req) : undefined);
  };
}

/** Gone in the meantime, or out of reach: the refusal is true all the same. */
async function currentOf(req: Request): Promise<unknown> {
  try {
    return await req.readCurrent?.();
  } catch {
    return undefined;
  }
}

/** Fields whose name on the wire differs from the domain's: a module is a week there. */
const WIRE_FIELDS: Readonly<Record<string, string>> = {
  moduleCount: 'weeks',
  moduleNumber: 'weekNumber',
  courseIds: 'courses',
  audienceCourses: 'courseIds',
  off: 'value',
};

const wireFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [WIRE_FIELDS[field] ?? field, sentence]));

/** The one shape of every refusal (decision B3). Headers of the refusal's own are set before. */
export function sendProblem(
  res: Response,
  status: number,
  problem: Pick<DomainError, 'code' | 'message'> & Partial<DomainError>,
  current?: unknown,
): void {
  const { code, message, fields = {} } = problem;
  res.req.refusalCode = code;
  const body: ProblemReply = { message, error: message, code };
  if (Object.keys(fields).length > 0) body.fields = wireFields(fields);
  if (current !== undefined) body.current = current;
  res.status(status).setHeader('Cache-Control', 'no-store');
  res.json(body);
}

/** Whatever no route took. */
export const nothingHere: RequestHandler = (_req, _res, next) => {
  next(new DomainError('not-found', 'request/nothing-here', 'There is nothing at this address.'));
};
