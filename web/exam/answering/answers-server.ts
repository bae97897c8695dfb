import type {
  AnswersServer,
  Conflict,
  Failure,
  SaveOutcome,
  SaveRequest,
  Sitting,
  SittingOutcome,
} from '../../../src/answering/ports.ts';
import { href, paths } from '../../../src/wire/paths.ts';
import type { ProblemReply } from '../../../src/wire/replies/problem.ts';
import type { SittingReply } from '../../../src/wire/replies/sittings.ts';
import { ApiError, call } from '../../api/client.ts';

/** The sitting as the engine reads it, with the reply that it was made of. */
export interface SchoolSitting extends Sitting {
  readonly reply: SittingReply;
}

const momentOf = (time: string | null): number | null => (time === null ? null : Date.parse(time));

export const sittingOf = (reply: SittingReply): SchoolSitting => ({
  state: reply.state,
  now: Date.parse(reply.now),
  writer: reply.writer,
  sections: reply.sections.map(({ number, state, deadlineAt }) => ({
    number,
    state,
    deadlineAt: momentOf(deadlineAt),
  })),
  sheet: reply.sheet && { ...reply.sheet, savedAt: momentOf(reply.sheet.savedAt) },
  reply,
});

/** Browsers refuse a larger body that is to outlive the page. */
const KEEPALIVE_BYTES = 60_000;

/**
 * Options of a save: one of a page that is hidden or left goes out even when the page is gone. The engine repeats it
 * after a sign-in itself.
 */
function saving<Method extends 'PUT' | 'POST'>(method: Method, body: SaveRequest) {
  const outlives = document.visibilityState === 'hidden' && JSON.stringify(body).length < KEEPALIVE_BYTES;
  return { method, body, keepalive: outlives, waitsForSignIn: false };
}

/** Statuses after which the same request may be taken: lost, too slow, too often, or our fault. */
const mayPass = (status: number): boolean => status === 0 || status === 408 || status === 429 || status >= 500;

/** Tells whether the same request may be sent again. */
export function failureOf({ status, message, retryAfterSeconds, reply }: ApiError): Failure {
  if (status === 401) return { kind: 'signed-out' };
  if (!mayPass(status)) return { kind: 'refused', status, message };
  const { arrivalNote } = reply as Partial<ProblemReply>;
  return {
    kind: 'unreachable',
    ...(retryAfterSeconds && { retryAfterMs: retryAfterSeconds * 1000 }),
    ...(arrivalNote !== undefined && { arrivalNote }),
  };
}

export function answersServer(sittingId: string): AnswersServer<SchoolSitting> {
  const asked = async (work: () => Promise<SittingReply>): Promise<SittingOutcome<SchoolSitting>> => {
    try {
      return { kind: 'sitting', sitting: sittingOf(await work()) };
    } catch (error) {
      return refused(error);
    }
  };
  const read = () => asked(() => call(href(paths.sitting, { sittingId }), { waitsForSignIn: false }));

  /** Reads the sitting after a conflict, which says only that the state has changed. */
  async function refused(error: unknown): Promise<Conflict | Failure> {
    if (!(error instanceof ApiError)) return { kind: 'unreachable' };
    const { code, status } = error;
    if (status !== 409) return failureOf(error);
    if (code === 'exam/section-over' || code === 'exam/over') return { kind: 'section-over' };
    if (code !== 'exam/taken-over' && code !== 'exam/out-of-order') return failureOf(error);
    const now = await read();
    if (now.kind !== 'sitting') return now;
    const { writer, sheet } = now.sitting;
    if (code === 'exam/taken-over') return { kind: 'taken-over', device: writer.device };
    return sheet ? { kind: 'out-of-order', sequence: sheet.sequence } : { kind: 'section-over' };
  }

  const inSection = (section: number) => ({ sittingId, number: String(section) });
  return {
    read,
    async save(section, request): Promise<SaveOutcome> {
      try {
        const address = href(paths.sectionAnswers, inSection(section));
        const { savedAt, now, deadlineAt, ...saved } = await call(address, saving('PUT', request));
        const state = saved.state === 'waiting' ? 'over' : saved.state;
        const [atSaved, atNow, atDeadline] = [savedAt, now, deadlineAt].map((time) => Date.parse(time));
        return {
          kind: 'saved',
          sequence: saved.sequence,
          savedAt: atSaved!,
          now: atNow!,
          deadlineAt: atDeadline!,
          state,
        };
      } catch (error) {
        return refused(error);
      }
    },
    submit: (section, request) =>
      asked(() => call(href(paths.sectionSubmission, inSection(section)), saving('POST', request))),
    takeOver: () =>
      asked(() => call(href(paths.sittingWriter, { sittingId }), { method: 'POST', body: {}, waitsForSignIn: false })),
  };
}
