import { type CalendarDay, dayIn, daysAfter, startIn } from '../kernel/calendar.ts';
import { DomainError, fieldsRefused } from '../kernel/errors.ts';
import type { UserId } from '../kernel/ids.ts';
import type { ExamDay } from './cards/study-day.ts';
import type { RoundedChance } from './chance.ts';
import type { KeptEstimate } from './curve.ts';
import type { ClusterResult } from './literals.ts';

/** First day of the exam, by the clocks of its candidate. */
export type PlannedExam = ExamDay & { readonly examOn: CalendarDay };

export const plannedExam = (exam: ExamDay | undefined): PlannedExam | undefined =>
  exam && exam.examOn !== null ? { ...exam, examOn: exam.examOn } : undefined;

/** Results that a candidate told after an exam, with the chances that were predicted before it. It never changes. */
export interface Outcome {
  readonly userId: UserId;
  readonly examOn: CalendarDay;
  readonly at: Date;
  readonly content: {
    /** Clusters of the exam rules when it was told, in their order; the chance is null where none was known. */
    readonly clusters: readonly {
      readonly id: string;
      readonly result: ClusterResult;
      readonly chance: RoundedChance | null;
    }[];
    /** Chance to pass all of them; null where it was not known. */
    readonly all: RoundedChance | null;
  };
}

export interface ToldCluster {
  readonly id: string;
  readonly result: ClusterResult;
}

/** Days after the exam in which its result is asked for: less than outcomes are kept, so that nobody is asked again. */
const ASKED_DAYS = 365;

/** Why the result of an exam cannot be told now; undefined where it can. */
export function refusalToTell(exam: PlannedExam | undefined, now: Date): DomainError | undefined {
  if (!exam) return refusal('no-exam', 'You have no exam in your study plan. So there is no result to tell.');
  const today = dayIn(exam.timeZone, now);
  if (today <= exam.examOn) return refusal('too-early', 'You can tell your result from the day after your exam.');
  if (today > daysAfter(exam.examOn, ASKED_DAYS))
    return refusal('too-late', 'You can tell your result for a year after your exam.');
  return undefined;
}

const refusal = (code: string, sentence: string) => new DomainError('conflict', `readiness/${code}`, sentence);

export const toldAlready = (): DomainError =>
  refusal('told-already', 'You have told us the result of this exam already. It cannot be changed.');

/** Refuses clusters that the exam does not have, or has twice here. */
export function checkTold(told: readonly ToldCluster[], clusters: readonly { readonly id: string }[]): void {
  const ids = told.map(({ id }) => id);
  const unknown = ids.findIndex((id) => !clusters.some((cluster) => cluster.id === id));
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  const fault = (at: number, sentence: string) =>
    fieldsRefused('readiness/outcome', { [`clusters[${at}].id`]: sentence }, sentence);
  if (unknown >= 0) throw fault(unknown, 'The exam has no such cluster.');
  if (twice >= 0) throw fault(twice, 'Please tell the result of each cluster once.');
}

/**
 * Chances of the newest estimate from before the end of the exam’s day. Estimates by the demonstration alone, and those
 * from before that was kept, predict nothing.
 */
export function predictionFor({ examOn, timeZone }: PlannedExam, kept: readonly KeptEstimate[]) {
  const end = startIn(timeZone, daysAfter(examOn, 1));
  const last = kept.filter(({ at }) => at < end).toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
  const content = last?.content.isDemo === false ? last.content : undefined;
  return {
    chanceOf: (id: string): RoundedChance | null => content?.clusters.find((one) => one.id === id)?.chance ?? null,
    all: content?.all ?? null,
  };
}

/** Whether two outcomes say the same; a cluster that is not said may be missing. */
export function saySame(one: Outcome, other: Outcome): boolean {
  const said = ({ content }: Outcome) =>
    content.clusters
      .flatMap(({ id, result }) => (result === 'not-said' ? [] : [`${id} ${result}`]))
      .toSorted()
      .join();
  return said(one) === said(other);
}
