import type { SaveRequest } from '../../../src/answering/ports.ts';
import { isSameSheet } from '../../../src/domain/exam/answer-sheet.ts';
import type { SentSheet } from '../../../src/domain/exam/ports.ts';
import type { SectionWork } from '../../../src/domain/exam/sitting.ts';
import type { SittingReply } from '../../../src/wire/replies/sittings.ts';
import type { Answer } from '../../support/asking.ts';

/** As it is promised, whatever the product believes. */
const GRACE_MS = 10_000;

/** Moment from which nothing may be taken. */
export const closesAt = (deadlineAt: Date): number => deadlineAt.getTime() + GRACE_MS;

type Work = Pick<SentSheet, 'writer' | 'sequence' | 'answers'>;

interface Sent {
  readonly request: SaveRequest;
  readonly at: number;
  isAcknowledged: boolean;
}

interface TakenOver {
  readonly writer: number;
  readonly sheet: SittingReply['sheet'];
}

const told = ({ writer, sequence }: Work) => `sequence ${sequence} of writer ${writer}`;

/** Notes outside of engine and server what of one sitting was sent and what the server answered, and judges the end. */
export class SittingLedger {
  private readonly sends: Sent[] = [];
  private readonly takeOvers: TakenOver[] = [];

  constructor(readonly sittingId: string) {}

  /** Notes a request from the moment it is sent, and its answer also where nobody is told of it any more. */
  async sent(answering: Promise<Answer>, { path, body }: { path: string; body: object | undefined }): Promise<Answer> {
    const save = body && 'answers' in body ? (structuredClone(body) as SaveRequest) : undefined;
    const entry = save && { request: save, at: Date.now(), isAcknowledged: false };
    if (entry) this.sends.push(entry);
    const answer = await answering;
    if (answer.status !== 200) return answer;
    if (entry) entry.isAcknowledged = true;
    if (path.endsWith('/writer')) {
      const { writer, sheet } = answer.json as SittingReply;
      this.takeOvers.push({ writer: writer.number, sheet });
    }
    return answer;
  }

  get acknowledged(): SaveRequest[] {
    return this.sends.filter(({ isAcknowledged }) => isAcknowledged).map(({ request }) => request);
  }

  /** Saves that reached the server when its grace was over, whatever it said. */
  late = (deadlineAt: Date): number => this.sends.filter(({ at }) => at >= closesAt(deadlineAt)).length;

  get takenOver(): number {
    return this.takeOvers.length;
  }

  /** Everything that is not as it was promised, against the section as it is stored in the end. */
  faults({ deadlineAt, sequence, writer, answers }: SectionWork): string[] {
    const { acknowledged } = this;
    const stored: Work = { writer, sequence, answers };
    const closedAt = deadlineAt ? closesAt(deadlineAt) : 0;
    const lost = acknowledged.filter((one) => !isIn(one, stored));
    const bySequence = acknowledged.toSorted((one, other) => one.sequence - other.sequence);
    const older = bySequence.filter(
      (one, at) => one.writer < Math.max(...bySequence.slice(0, at + 1).map((each) => each.writer)),
    );
    const unread = this.takeOvers.flatMap(({ writer: newer, sheet }) =>
      sheet ? acknowledged.filter((one) => one.writer < newer && !isIn(one, { ...sheet, writer: newer })) : [],
    );
    const late = [...acknowledged, stored].filter((one) => !this.wasSentBefore(closedAt, one));
    return [
      ...lost.map((one) => `${told(one)} was acknowledged and is lost: ${told(stored)} is there`),
      ...older.map((one) => `${told(one)} was acknowledged above a newer writer`),
      ...unread.map((one) => `${told(one)} was acknowledged, and a take-over read an older sheet`),
      ...late.map((one) => `${told(one)} was taken after the grace`),
    ].map((fault) => `${this.sittingId}: ${fault}`);
  }

  /** Work that was stored in time is acknowledged whenever it is sent again, also as a later one by a tab that reloaded. */
  private wasSentBefore(closedAt: number, { answers }: Work): boolean {
    // Each section begins with an empty sheet: nothing is taken by saying so late.
    if (answers.length === 0) return true;
    return this.sends.some(({ at, request }) => at < closedAt && isSameSheet(request.answers, answers));
  }
}

/** The same work, or one that came after it. */
const isIn = (one: Work, stored: Work): boolean =>
  stored.sequence > one.sequence || isSameSheet(stored.answers, one.answers);
