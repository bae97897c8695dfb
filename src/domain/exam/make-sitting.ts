import type { Clock } from '../kernel/clock.ts';
import type { DomainError } from '../kernel/errors.ts';
import type { CourseId, SittingId } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/jobs.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { previewsExams, type Viewer } from '../kernel/viewer.ts';
import type { SectionSource, SectionVignette } from '../kernel/vignettes.ts';
import { answeredIn } from './answer-sheet.ts';
import type { BlueprintContent } from './blueprint.ts';
import { confirmFirst, noExamAccess, openSitting, satAlready, takenOver } from './errors.ts';
import type { ExamAccess } from './link-ports.ts';
import type { MockExam } from './mock-exam.ts';
import type { AnswerSheets, NewSitting, SittingRepository } from './ports.ts';
import { sittingEnd, sittingState } from './section-clock.ts';
import type { PlannedVignette, SittingShape, WholeSitting } from './sitting.ts';

export interface MadeSitting {
  readonly sittingId: SittingId;
  /** False: the same request had made it before. */
  readonly isNew: boolean;
}

export interface SittingStores {
  readonly sittings: SittingRepository;
  readonly answerSheets: AnswerSheets;
  readonly outbox: Outbox;
}

interface Makers {
  readonly work: UnitOfWork<SittingStores>;
  readonly sittings: Pick<SittingRepository, 'findRequested' | 'findOpen'>;
  readonly clock: Clock;
}

/**
 * Stores a sitting once, however often its request is sent. One that was open and is over by the clock is ended first,
 * and the practice test that its candidate gives up for it, `ends`; of several at once one gets in. A free mock exam is
 * sat once.
 */
export async function makeSitting(
  { work, sittings, clock }: Makers,
  made: NewSitting,
  ends?: SittingId,
): Promise<MadeSitting> {
  const { userId, mockExamId, isFree, isPreview } = made.sitting;
  try {
    await work.run(async (stores) => {
      const open = await stores.sittings.findOpen(userId, mockExamId);
      if (open && !(await endIfOver(stores, open, clock.now()))) {
        if (open.sitting.id !== ends) throw openSitting();
        await endEarly(stores, ends, open.sections[0]?.writer ?? 0, clock.now());
      }
      const isOnce = mockExamId !== null && isFree && !isPreview;
      if (isOnce && (await stores.sittings.listOfMocks(userId, [mockExamId])).length > 0) throw satAlready();
      await stores.sittings.add(made);
    });
    return { sittingId: made.sitting.id, isNew: true };
  } catch (error) {
    // Race of two equal requests: the loser answers what the winner made.
    const winner = await sittings.findRequested(userId, made.idempotencyKey);
    if (winner === undefined) throw error;
    return { sittingId: winner, isNew: false };
  }
}

/** Notes the end of a sitting that is over by its sections and the clock. Answers whether it is. */
export async function endIfOver(
  stores: Pick<SittingStores, 'outbox'> & { readonly sittings: Pick<SittingRepository, 'end'> },
  { sitting, sections }: WholeSitting,
  now: Date,
): Promise<boolean> {
  if (sittingState(sitting, sections, now) !== 'over') return false;
  if (!sitting.endedAt) await endSitting(stores, sitting.id, sittingEnd(sitting, sections, now));
  return true;
}

/** The job that tells courses of it is left by the same transaction. */
export async function endSitting(
  { sittings, outbox }: Pick<SittingStores, 'outbox'> & { readonly sittings: Pick<SittingRepository, 'end'> },
  sittingId: SittingId,
  at: Date,
): Promise<void> {
  await sittings.end(sittingId, at);
  await outbox.add('exam/note-finished', { sittingId });
}

/**
 * Ends a sitting before its last section, inside a unit of work: a running section is handed in as it is stored, later
 * sections are missed. Deletes a practice test without an answer. Returns whether the sitting is still stored.
 */
export async function endEarly(
  { sittings, answerSheets, outbox }: SittingStores,
  sittingId: SittingId,
  writer: number,
  at: Date,
): Promise<boolean> {
  // Before anything is read: from then on no section starts, and no device takes over or saves.
  await endSitting({ sittings, outbox }, sittingId, at);
  const handedIn = await answerSheets.submitStored(sittingId, writer, at);
  const whole = await sittings.find(sittingId);
  if (!whole) return false;
  if (whole.sections.some((section) => section.writer !== writer)) throw takenOver();
  if (whole.sitting.mockExamId === null && whole.sections.every(({ answers }) => answeredIn(answers) === 0)) {
    await sittings.remove(sittingId);
    return false;
  }
  for (const number of handedIn) await outbox.add('exam/close-section', { sittingId, number });
  return true;
}

export const shapeOf = (
  { days, breakMinutes, pass, clusters, subjects }: BlueprintContent,
  isShort: boolean,
): SittingShape => ({
  days,
  breakMinutes,
  pass,
  clusters: clusters.map(({ id, short, title }) => ({ id, short, title })),
  subjects: subjects.map(({ id, title }) => ({ id, title })),
  isShort,
});

/** Plan of these vignettes. One whose version is gone is left out. */
export async function planOf(
  source: SectionSource,
  chosen: readonly Pick<PlannedVignette, 'vignetteId' | 'versionId' | 'isScored'>[],
): Promise<PlannedVignette[]> {
  const found = await source.vignettes(chosen.map(({ versionId }) => versionId));
  const texts = new Map<string, SectionVignette>(found.map((text) => [text.versionId, text]));
  return chosen.flatMap(({ vignetteId, versionId, isScored }) => {
    const text = texts.get(versionId);
    if (!text) return [];
    const questions = text.questions.map(({ id, options }) => ({ id, optionIds: options.map((option) => option.id) }));
    return [{ vignetteId, versionId, isScored, questions }];
  });
}

/** Returns whether the viewer may practise: with the right to preview exams, or with access to any course. */
export const mayPractise = (viewer: Viewer, own: readonly CourseId[]): boolean =>
  previewsExams(viewer) || own.length > 0;

/** Refusal to start this mock exam; undefined when the viewer may. */
export async function refusalToSit(
  viewer: Viewer,
  mockExam: Pick<MockExam, 'courseIds' | 'isFree'> | undefined,
  access: ExamAccess,
): Promise<DomainError | undefined> {
  if (previewsExams(viewer)) return undefined;
  if (mockExam?.isFree) return (await access.isConfirmed(viewer.userId)) ? undefined : confirmFirst();
  const own = await access.courses(viewer.userId);
  return mockExam?.courseIds.some((id) => own.includes(id)) ? undefined : noExamAccess();
}
