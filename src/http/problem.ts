import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { DomainError, type ErrorKind } from '../domain/kernel/errors.ts';
import type { ProblemReply } from '../wire/replies/problem.ts';
import { unsupportedBody } from './errors.ts';

/** Statuses of the domain's kinds of errors. A new kind does not compile until it has one. */
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
    sendProblem(res, status, problem, {
      current: problem.isStale ? await orNothing(req.readCurrent) : undefined,
      arrivalNote: status === 429 || status >= 500 ? await orNothing(req.noteOfArrival) : undefined,
    });
  };
}

/** Gone in the meantime, out of reach or unreadable: the refusal is true all the same. */
async function orNothing<T>(read: (() => Promise<T>) | undefined): Promise<T | undefined> {
  try {
    return await read?.();
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
  audiencePeople: 'userIds',
  off: 'value',
};

const wireFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [WIRE_FIELDS[field] ?? field, sentence]));

/** The one shape of every refusal (decision B3). Headers of the refusal's own are set before. */
export function sendProblem(
  res: Response,
  status: number,
  problem: Pick<DomainError, 'code' | 'message'> & Partial<DomainError>,
  { current, arrivalNote }: Pick<ProblemReply, 'current' | 'arrivalNote'> = {},
): void {
  const { code, message, fields = {} } = problem;
  res.req.refusalCode = code;
  const body: ProblemReply = { message, error: message, code };
  if (Object.keys(fields).length > 0) body.fields = wireFields(fields);
  if (current !== undefined) body.current = current;
  if (arrivalNote !== undefined) body.arrivalNote = arrivalNote;
  res.status(status).setHeader('Cache-Control', 'no-store');
  res.json(body);
}

/** Answers 404 to a request that no route took. */
export const nothingHere: RequestHandler = (_req, _res, next) => {
  next(new DomainError('not-found', 'request/nothing-here', 'There is nothing at this address.'));
};
