import type { MockExamReply } from '../../../src/wire/replies/mock-exams.ts';
import type { Difference } from '../../admin/stale-notice.tsx';
import { MOCK, MOCK_EXAM } from '../../text/copy/admin-mock-exams.ts';
import { momentOf } from '../../text/dates.ts';
import { type MockExamBody, placesOf } from './mock-exams-api.ts';

/** Values of the form of a mock exam. */
export interface SettingsValues {
  title: string;
  /** `from`: number of the section before the edit, whose vignettes it keeps; null for a new one. */
  sections: { minutes: number | ''; places: number | ''; from: number | null }[];
  courseIds: string[];
  /** Local time, as its field has it: 2027-04-22T09:30. Empty for none. */
  releaseAt: string;
}

export const valuesOf = ({ title, sections, courseIds, releaseAt }: MockExamReply): SettingsValues => ({
  title,
  sections: sections.map(({ minutes, places }, from) => ({ minutes, places, from })),
  courseIds,
  releaseAt: localTime(releaseAt),
});

/** Body of a save: settings of the form over the vignettes that the server has. */
export const settingsBody = (
  { title, sections, courseIds, releaseAt }: SettingsValues,
  seen: Pick<MockExamReply, 'sections'>,
): MockExamBody => ({
  title,
  courseIds,
  releaseAt: instantOf(releaseAt),
  sections: sections.map(({ minutes, places, from }) => ({
    // An empty field is the server's to refuse, in the words of its schema.
    minutes: minutes as number,
    places: places as number,
    vignettes: placesOf((from === null ? undefined : seen.sections[from]?.vignettes) ?? []),
  })),
});

const two = (part: number): string => String(part).padStart(2, '0');

function localTime(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(instant);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Leaves what cannot be read as it is, so that it is refused at its field. */
function instantOf(local: string): string | null {
  if (local === '') return null;
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? local : at.toISOString();
}

/** Fields in which another save differs from this form. */
export function differences(theirs: MockExamReply, mine: SettingsValues): Difference[] {
  const sectionWords = (sections: readonly { minutes: number | ''; places: number | '' }[]) =>
    sections.map(({ minutes, places }) => MOCK_EXAM.sectionWords(Number(minutes), Number(places))).join('; ');
  const rows: Difference[] = [
    { field: MOCK_EXAM.name, their: theirs.title, mine: mine.title },
    { field: MOCK_EXAM.sections, their: sectionWords(theirs.sections), mine: sectionWords(mine.sections) },
    { field: MOCK_EXAM.courses, their: coursesKey(theirs.courseIds), mine: coursesKey(mine.courseIds) },
    {
      field: MOCK_EXAM.release,
      their: theirs.releaseAt === null ? '' : momentOf(theirs.releaseAt),
      mine: mine.releaseAt === '' ? '' : momentOf(instantOf(mine.releaseAt) ?? ''),
    },
  ];
  return rows.flatMap(({ field, their, mine: own }) => {
    if (their === own) return [];
    if (field !== MOCK_EXAM.courses) return [{ field, their, mine: own }];
    return [{ field, their: MOCK.courses(theirs.courseIds.length), mine: MOCK.courses(mine.courseIds.length) }];
  });
}

const coursesKey = (ids: readonly string[]): string => [...ids].sort().join(' ');
