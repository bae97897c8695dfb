import { type CourseOutline, type CourseTree, isShown, type WeeklyDiscussions } from './course-tree.ts';
import type { Guidance } from './guidance.ts';
import { PROMISES, type Promised } from './literals.ts';

/** Facts of a course that promises depend on. */
export interface Holdings {
  readonly guidance: Guidance;
  readonly discussions: readonly Pick<WeeklyDiscussions, 'isCaseDiscussion'>[];
  /** False for a course without mock exams: they are not promised, and not counted as missing. */
  readonly hasQuestionBank: boolean;
  readonly videoCount: number;
  /** Whether each module has one; false without modules. */
  readonly hasVideoInEachModule: boolean;
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

export function keptPromises(holdings: Holdings): KeptPromise[] {
  const { guidance, discussions, videoCount, hasVideoInEachModule, materialCount, mockExamCount } = holdings;
  const { studyGroupUrl, mentorUrl } = guidance;
  const off = promisesOff(holdings);
  const isKept: Readonly<Record<Promised, boolean>> = {
    // “Subject by subject”: one lesson somewhere would not keep it.
    videos: hasVideoInEachModule,
    materials: materialCount > 0,
    'live-discussions': discussions.length > 0,
    // Kept by a series that is marked so, not by any room.
    'case-discussions': discussions.some(({ isCaseDiscussion }) => isCaseDiscussion),
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
  return PROMISES.filter((promise) => isKept[promise] && !off.includes(promise)).map((promise) => ({
    promise,
    count: counts[promise] ?? null,
  }));
}

const promisesOff = ({ guidance: { soldWithout }, hasQuestionBank }: Holdings): readonly Promised[] =>
  hasQuestionBank ? soldWithout : [...soldWithout, 'mock-exams'];

export function openPromises(holdings: Holdings): Promised[] {
  const kept = new Set(keptPromises(holdings).map(({ promise }) => promise));
  const off = promisesOff(holdings);
  return PROMISES.filter((promise) => !kept.has(promise) && !off.includes(promise));
}

export function holdingsOfOutline({ course, modules, discussions, mockExamCount }: CourseOutline): Holdings {
  const { guidance, hasQuestionBank } = course;
  const days = modules.flatMap((module) => module.days);
  const papers = days.map(({ itemCount, videoCount, testCount }) => itemCount - videoCount - testCount);
  return {
    guidance,
    discussions,
    hasQuestionBank,
    videoCount: total(days.map(({ videoCount }) => videoCount)),
    hasVideoInEachModule: inEach(modules, (module) => module.days.some(({ videoCount }) => videoCount > 0)),
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
  { course: { guidance, hasQuestionBank }, discussions, mockExamCount }: CourseTree,
  held: readonly Held[],
): Holdings => ({
  guidance,
  discussions,
  hasQuestionBank,
  videoCount: total(held.map(({ videoCount }) => videoCount)),
  hasVideoInEachModule: inEach(held, ({ videoCount }) => videoCount > 0),
  materialCount: total(held.map(({ materialCount }) => materialCount)),
  mockExamCount,
});

const inEach = <T>(modules: readonly T[], has: (module: T) => boolean): boolean =>
  modules.length > 0 && modules.every(has);

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
