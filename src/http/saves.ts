import type { Request, RequestHandler } from 'express';
import type { ArrivalNotes } from '../domain/exam/arrival-notes.ts';
import type { SentSheet } from '../domain/exam/ports.ts';
import type { Tokens } from '../domain/identity/ports.ts';
import { after, type Clock, SECOND_MS } from '../domain/kernel/clock.ts';
import { answersBody } from '../wire/sittings.ts';
import { MAX_ANSWER_MS, serverTooSlow } from './answer-within.ts';
import { bearerOf } from './auth/credentials.ts';
import { parse, type ValueOf } from './validate.ts';

/** Saves under way at once. Fewer than the database has connections, so that none of them waits for one for long. */
const AT_ONCE = 8;
/**
 * Longest wait of the first one while others arrive. Node accepts one connection a turn of its event loop: if each turn
 * worked as well, the last of hundreds would be noted when the first are done.
 */
const RECEIVING_MS = 5 * SECOND_MS;

const SECTION = /^\/exam\/sittings\/([^/]+)\/sections\/(\d+)\/(?:answers|submit)\/?$/i;

type Section = Pick<SentSheet, 'sittingId' | 'number'>;

function sectionOf({ method, path }: Request): Section | undefined {
  if (method !== 'PUT' && method !== 'POST') return undefined;
  const [, sittingId, number] = SECTION.exec(path) ?? [];
  return sittingId === undefined ? undefined : { sittingId, number: Number(number) };
}

const waitedMs = ({ arrivedAtMs = performance.now() }: Request): number => performance.now() - arrivedAtMs;

/**
 * A sheet with the moment when its whole request had come, before it waited for anything here. The clock has whole
 * milliseconds: a wait that has fractions would make it earlier than it was, and in time when it was late.
 */
export function sentSheet(
  req: Request,
  section: Section,
  { writer, sequence, answers }: ValueOf<typeof answersBody>,
  clock: Clock,
): SentSheet {
  return { ...section, writer, sequence, answers, receivedAt: after(clock.now(), -Math.floor(waitedMs(req))) };
}

interface SavesNeeds {
  readonly notes: Pick<ArrivalNotes, 'noteOf'>;
  readonly tokens: Pick<Tokens, 'read'>;
  readonly clock: Clock;
}

/**
 * Queues answer sheets in order of arrival: the database pool gives up a request that waits too long for a connection,
 * and at a deadline hundreds come at once. Mounted after the body parser and before everything that asks the database.
 * A sheet that could not be stored in time is answered with a signed note of its arrival (problem.ts).
 */
export function savesInTurn({ notes, tokens, clock }: SavesNeeds): RequestHandler {
  const waiting: { readonly req: Request; readonly begin: () => void }[] = [];
  let underWay = 0;
  let isPlanned = false;
  let hasArrived = false;

  /** Begins one a turn of the event loop, and none while more arrive in each turn. */
  const plan = (): void => {
    if (isPlanned || underWay === AT_ONCE || waiting.length === 0) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      const isReceiving = hasArrived && waitedMs(waiting[0]!.req) < RECEIVING_MS;
      hasArrived = false;
      if (!isReceiving) waiting.shift()!.begin();
      plan();
    });
  };

  async function noteOf(req: Request, section: Section): Promise<string | undefined> {
    // The database may be down: the token alone says who sent it, and is checked again when the sheet is sent again.
    const sender = req.signedIn ?? (await tokens.read(bearerOf(req) ?? ''));
    return sender && notes.noteOf(sender.userId, sentSheet(req, section, await parse(answersBody, req.body), clock));
  }

  return (req, res, proceed) => {
    const section = sectionOf(req);
    if (!section) return proceed();
    req.noteOfArrival = () => noteOf(req, section);
    const end = () => {
      underWay -= 1;
      plan();
    };
    const begin = () => {
      underWay += 1;
      // Its sender may have left meanwhile, and it came in time all the same.
      if (res.closed) setImmediate(end);
      else res.once('close', end);
      proceed(waitedMs(req) < MAX_ANSWER_MS ? undefined : serverTooSlow());
    };
    hasArrived = true;
    waiting.push({ req, begin });
    plan();
  };
}
