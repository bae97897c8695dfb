import { after, type Clock, MINUTE_MS } from '../kernel/clock.ts';
import type { UserId } from '../kernel/ids.ts';
import { isSameSecret, type Secrets } from '../kernel/secrets.ts';
import { sheetText } from './answer-sheet.ts';
import type { SentSheet } from './ports.ts';

/** Validity of a note, from the arrival of its sheet. No section is closed before its notes have expired. */
export const NOTE_MS = 2 * MINUTE_MS;

/**
 * Signed notes of when a sheet had come. A server that is too busy to store a sheet gives its sender one, and the same
 * sheet sent again counts from that moment. It is about this sheet alone: it makes no later edit count.
 */
export class ArrivalNotes {
  constructor(
    private readonly secrets: Pick<Secrets, 'digest' | 'keyedDigest'>,
    private readonly clock: Clock,
  ) {}

  noteOf(userId: UserId, sheet: SentSheet): string {
    const at = sheet.receivedAt.getTime();
    return `${at}.${this.signature(userId, sheet, at)}`;
  }

  /** Time when this sheet first arrived. A note that is foreign, about another sheet or too old changes nothing. */
  firstReceived(userId: UserId, sheet: SentSheet, note: string | undefined): Date {
    const [, digits = '0', signature = ''] = /^(\d{1,15})\.([\w-]+)$/.exec(note ?? '') ?? [];
    const at = Number(digits);
    const isOfNow = at > after(this.clock.now(), -NOTE_MS).getTime() && at < sheet.receivedAt.getTime();
    if (!isOfNow) return sheet.receivedAt;
    const isOurs = isSameSecret(this.secrets, signature, this.signature(userId, sheet, at));
    return isOurs ? new Date(at) : sheet.receivedAt;
  }

  private signature(userId: UserId, { sittingId, number, writer, sequence, answers }: SentSheet, at: number): string {
    const about = [userId, sittingId, number, writer, sequence, sheetText(answers), at];
    return this.secrets.keyedDigest(`arrival ${JSON.stringify(about)}`);
  }
}
