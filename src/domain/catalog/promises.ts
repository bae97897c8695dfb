import { type CourseOutline, type CourseTree, isShown } from './course-tree.ts';
import type { Guidance } from './guidance.ts';
import { PROMISES, type Promised } from './literals.ts';

/** Facts of a course that promises depend on. */
export interface Holdings {
  readonly guidance: Guidance;
  readonly videoCount: number;
  /** Papers of its days, and documents of its modules. */
  readonly materialCount: number;
  /** Published ones that its students may sit, whether a day shows them or not. */
  readonly mockExamCount: number;
}

/** A promise that a course keeps and that is not off, with how many of them where that can be counted. */
export interface KeptPromise {
  readonly promise: Promised;
  readonly count: number | null;
}

export function keptPromises({ guidance, videoCount, materialCount, mockExamCount }: Holdings): KeptPromise[] {
  const { liveRoom, studyGroupUrl, mentorUrl, soldWithout } = guidance;
  const isKept: Readonly<Record<Promised, boolean>> = {
    videos: videoCount > 0,
    materials: materialCount > 0,
    // The cases are discussed in the live room.
    'live-discussions': liveRoom !== null,
    'case-discussions': liveRoom !== null,
    'mock-exams': mockExamCount > 0,
    progress: videoCount + materialCount > 0,
    'study-group': studyGroupUrl !== null,
    mentor: mentorUrl !== null,
  };
  const counts: Partial<Record<Promised, number>> = {
    videos: videoCount,
    materials: materialCount,
    'mock-exams': mockExamCount,
  };
  return PROMISES.filter((promise) => isKept[promise] && !soldWithout.includes(promise)).map((promise) => ({
    promise,
    count: counts[promise] ?? null,
  }));
}

export function openPromises(holdings: Holdings): Promised[] {
  const kept = new Set(keptPromises(holdings).map(({ promise }) => promise));
  return PROMISES.filter((promise) => !kept.has(promise) && !holdings.guidance.soldWithout.includes(promise));
}

export function holdingsOfOutline({ course: { guidance }, modules, mockExamCount }: CourseOutline): Holdings {
  const days = modules.flatMap((module) => module.days);
  const papers = days.map(({ itemCount, videoCount, testCount }) => itemCount - videoCount - testCount);
  return {
    guidance,
    videoCount: total(days.map(({ videoCount }) => videoCount)),
    materialCount: total([...papers, ...modules.map(({ documentCount }) => documentCount)]),
    mockExamCount,
  };
}

type Held = Pick<Holdings, 'videoCount' | 'materialCount'>;

/** Counts what one module holds without refused files, as an outline does. */
export function heldIn({ days, documents }: CourseTree['modules'][number]): Held {
  const contents = days.flatMap((day) => day.contents).filter(isShown);
  const videoCount = contents.filter(({ type }) => type === 'video').length;
  const paperCount = contents.filter(({ type }) => type === 'pdf').length;
  return { videoCount, materialCount: paperCount + documents.filter(isShown).length };
}

/** @param held what `heldIn` counts of each module: a large course is counted module by module, as it is mapped. */
export const holdingsOfTree = (
  { course: { guidance }, mockExamCount }: CourseTree,
  held: readonly Held[],
): Holdings => ({
  guidance,
  videoCount: total(held.map(({ videoCount }) => videoCount)),
  materialCount: total(held.map(({ materialCount }) => materialCount)),
  mockExamCount,
});

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
