import type { Fault } from '../kernel/fault.ts';
import type { VignetteId } from '../kernel/ids.ts';
import type { StandingVignette } from '../kernel/vignettes.ts';
import type { RatingRules } from './link-ports.ts';
import { MAX_FREE_CASES, MAX_SHEET_ROWS } from './literals.ts';
import { type MockExam, vignetteIdsOf } from './mock-exam.ts';

type Standing = ReadonlyMap<VignetteId, StandingVignette>;
type Sections = Pick<MockExam, 'sections'>;

const vignettePath = (section: number, place: number): string => `sections[${section}].vignettes[${place}]`;

export const byVignette = <V extends { readonly vignetteId: VignetteId }>(vignettes: readonly V[]) =>
  new Map(vignettes.map((vignette) => [vignette.vignetteId, vignette]));

/** Faults that not even a draft may have. */
export function draftFaults({ sections }: Sections, standing: Standing): Fault[] {
  const faults = repeated({ sections }, standing);
  sections.forEach(({ places, vignettes }, section) => {
    if (vignettes.length > places)
      faults.push({
        path: `sections[${section}].places`,
        message: `This section has ${vignettes.length} cases. Remove some first.`,
      });
    vignettes.forEach(({ vignetteId }, place) => {
      if (!standing.has(vignetteId))
        faults.push({ path: vignettePath(section, place), message: 'This case is not in the question bank.' });
    });
  });
  return faults;
}

/** Fault of a mock exam that is published, or will be. */
export const noCourse: Fault = {
  path: 'courseIds',
  message: 'Please choose a course. Without one nobody can sit this mock exam.',
};

/** Faults that keep a draft from its publication, in the order of its sections. */
export function publicationFaults(
  { sections, courseIds, isFree, releaseAt }: Pick<MockExam, 'sections' | 'courseIds' | 'isFree' | 'releaseAt'>,
  standing: Standing,
  { reviewers }: RatingRules,
  now: Date,
): Fault[] {
  const faults = draftFaults({ sections }, standing);
  sections.forEach(({ places, vignettes }, section) => {
    const name = `Section ${section + 1}`;
    if (vignettes.length < places)
      faults.push({
        path: `sections[${section}].vignettes`,
        message: `${name} has ${vignettes.length} of ${places} cases.`,
      });
    const questions = vignettes.flatMap(({ vignetteId }) => standing.get(vignetteId)?.questions ?? []).length;
    if (questions > MAX_SHEET_ROWS)
      faults.push({
        path: `sections[${section}].places`,
        message: `${name} has ${questions} questions. A section has at most ${MAX_SHEET_ROWS}.`,
      });
    vignettes.forEach(({ vignetteId }, place) => {
      const vignette = standing.get(vignetteId);
      const message = vignette && faultOf(vignette, reviewers > 0);
      if (message) faults.push({ path: vignettePath(section, place), message });
    });
  });
  if (sections.length === 0) faults.push({ path: 'sections', message: 'A mock exam needs a section.' });
  if (isFree && sections.flatMap(({ vignettes }) => vignettes).length > MAX_FREE_CASES)
    faults.push({ path: 'isFree', message: `A free mock exam has at most ${MAX_FREE_CASES} cases.` });
  if (!isFree && courseIds.length === 0) faults.push(noCourse);
  if (releaseAt && releaseAt <= now)
    faults.push({ path: 'releaseAt', message: 'This time is over. Please choose a later one.' });
  return faults;
}

/** A sentence about a vignette that no mock exam may take. */
function faultOf(vignette: StandingVignette, needsRatings: boolean): string | undefined {
  const name = `V${vignette.number}`;
  if (vignette.isRetired) return `${name} is retired. Please choose another case.`;
  if (vignette.pool === 'practice') return `${name} is for practice. Please choose a case for mock exams.`;
  if (vignette.pool === 'sample') return `${name} is a free sample. Please choose a case for mock exams.`;
  if (!vignette.isApproved) return `${name} is not approved yet.`;
  if (vignette.hasWithdrawn) return `${name} has a withdrawn question. Please choose another case.`;
  if (needsRatings && !isRated(vignette)) return `${name} has a question without a rating.`;
  return undefined;
}

/** Whether a vignette of the demonstration is among those of these sections. */
export const isDemoOf = (
  sections: Sections,
  known: readonly Pick<StandingVignette, 'vignetteId' | 'isDemo'>[],
): boolean => {
  const demo = new Set(known.filter(({ isDemo }) => isDemo).map(({ vignetteId }) => vignetteId));
  return vignetteIdsOf(sections).some((id) => demo.has(id));
};

export const isRated = ({ questions }: Pick<StandingVignette, 'questions'>): boolean =>
  questions.every(({ rating }) => rating !== null);

function repeated({ sections }: Sections, standing: Standing): Fault[] {
  const seen = new Set<VignetteId>();
  return sections.flatMap(({ vignettes }, section) =>
    vignettes.flatMap(({ vignetteId }, place) => {
      const isSecond = seen.has(vignetteId);
      seen.add(vignetteId);
      const name = `V${standing.get(vignetteId)?.number ?? ''}`;
      return isSecond ? [{ path: vignettePath(section, place), message: `${name} is in this mock exam twice.` }] : [];
    }),
  );
}
