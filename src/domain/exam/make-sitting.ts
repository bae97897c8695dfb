import type { Clock } from '../kernel/clock.ts';
import type { CourseId, SittingId } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/jobs.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { previewsExams, type Viewer } from '../kernel/viewer.ts';
import type { BlueprintContent } from './blueprint.ts';
import { openSitting } from './errors.ts';
import type { SectionSource, SectionVignette } from './link-ports.ts';
import type { NewSitting, SittingRepository } from './ports.ts';
import { sittingEnd, sittingState } from './section-clock.ts';
import type { PlannedVignette, SittingShape, WholeSitting } from './sitting.ts';

export interface MadeSitting {
  readonly sittingId: SittingId;
  /** False: the same request had made it before. */
  readonly isNew: boolean;
}

export interface SittingStores {
  readonly sittings: SittingRepository;
  readonly outbox: Outbox;
}

interface Makers {
  readonly work: UnitOfWork<SittingStores>;
  readonly sittings: Pick<SittingRepository, 'findRequested' | 'findOpen'>;
  readonly clock: Clock;
}

/**
 * Stores a sitting once, however often its request is sent. One that was open and is over by the clock is ended first;
 * of several at once one gets in.
 */
export async function makeSitting({ work, sittings, clock }: Makers, made: NewSitting): Promise<MadeSitting> {
  const { userId, mockExamId } = made.sitting;
  try {
    await work.run(async (stores) => {
      const open = await stores.sittings.findOpen(userId, mockExamId);
      if (open && !(await endIfOver(stores, open, clock.now()))) throw openSitting();
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

/**
 * Returns whether the viewer may start it: anything by previewing exams, else what one of these courses gives, or any
 * course where none is named.
 */
export const mayStart = (viewer: Viewer, own: readonly CourseId[], wanted: readonly CourseId[] | undefined): boolean =>
  previewsExams(viewer) || (wanted ? wanted.some((id) => own.includes(id)) : own.length > 0);
