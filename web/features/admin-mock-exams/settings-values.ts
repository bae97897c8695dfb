import type { MockExamReply } from '../../../src/wire/replies/mock-exams.ts';
import type { Difference } from '../../admin/stale-notice.tsx';
import { MOCK, MOCK_EXAM } from '../../text/copy/admin-mock-exams.ts';
import { schoolInstantOf, schoolMomentOf, schoolTimeOf } from '../../text/school-clock.ts';
import { type MockExamBody, placesOf } from './mock-exams-api.ts';

/** Values of the form of a mock exam. */
export interface SettingsValues {
  title: string;
  /** `from`: number of the section before the edit, whose vignettes it keeps; null for a new one. */
  sections: { minutes: number | ''; places: number | ''; from: number | null }[];
  courseIds: string[];
  isFree: boolean;
  /** On the school's clocks, as its field has it: 2027-04-22T09:30. Empty for none. */
  releaseAt: string;
}

export const valuesOf = ({ title, sections, courseIds, isFree, releaseAt }: MockExamReply): SettingsValues => ({
  title,
  sections: sections.map(({ minutes, places }, from) => ({ minutes, places, from })),
  courseIds,
  isFree,
  releaseAt: releaseAt === null ? '' : schoolTimeOf(releaseAt),
});

/** Body of a save: settings of the form over what the server has. */
export const settingsBody = (
  { title, sections, courseIds, isFree, releaseAt }: SettingsValues,
  seen: Pick<MockExamReply, 'sections' | 'releaseAt'>,
): MockExamBody => ({
  title,
  courseIds,
  isFree,
  releaseAt: instantOf(releaseAt, seen.releaseAt),
  sections: sections.map(({ minutes, places, from }) => ({
    // An empty field is the server's to refuse, in the words of its schema.
    minutes: minutes as number,
    places: places as number,
    vignettes: placesOf((from === null ? undefined : seen.sections[from]?.vignettes) ?? []),
  })),
});

/** A field that was not changed means the moment that it was, also in an hour that comes twice. */
const instantOf = (local: string, before: string | null): string | null => {
  if (local === '') return null;
  return before !== null && local === schoolTimeOf(before) ? before : schoolInstantOf(local);
};

/** Fields in which another save differs from this form. */
export function differences(theirs: MockExamReply, mine: SettingsValues): Difference[] {
  const sectionWords = (sections: readonly { minutes: number | ''; places: number | '' }[]) =>
    sections.map(({ minutes, places }) => MOCK_EXAM.sectionWords(Number(minutes), Number(places))).join('; ');
  const rows: Difference[] = [
    { field: MOCK_EXAM.name, their: theirs.title, mine: mine.title },
    { field: MOCK_EXAM.sections, their: sectionWords(theirs.sections), mine: sectionWords(mine.sections) },
    { field: MOCK_EXAM.courses, their: audienceKey(theirs), mine: audienceKey(mine) },
    {
      field: MOCK_EXAM.release,
      their: theirs.releaseAt === null ? '' : schoolMomentOf(theirs.releaseAt),
      mine: mine.releaseAt === '' ? '' : schoolMomentOf(schoolInstantOf(mine.releaseAt)),
    },
  ];
  return rows.flatMap(({ field, their, mine: own }) => {
    if (their === own) return [];
    if (field !== MOCK_EXAM.courses) return [{ field, their, mine: own }];
    return [{ field, their: MOCK.audience(theirs), mine: MOCK.audience(mine) }];
  });
}

const audienceKey = ({ courseIds, isFree }: Pick<SettingsValues, 'courseIds' | 'isFree'>): string =>
  isFree ? 'free' : [...courseIds].sort().join(' ');
