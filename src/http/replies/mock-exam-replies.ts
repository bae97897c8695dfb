import { sizeOf, vignetteIdsOf } from '../../domain/exam/mock-exam.ts';
import type { WholeMockExam } from '../../domain/exam/queries/get-mock-exam.ts';
import type { ListedMockExam } from '../../domain/exam/queries/list-mock-exams.ts';
import type { MockExamReply, MockExamsReply } from '../../wire/replies/mock-exams.ts';
import { bothIds } from './both-ids.ts';
import { timeOrNull } from './time-or-null.ts';

const factsOf = ({ mockExam, isShort }: ListedMockExam) => ({
  ...bothIds(mockExam.id),
  title: mockExam.title,
  state: mockExam.state,
  isShort,
  isDemo: mockExam.isDemo,
  courseIds: [...mockExam.courseIds],
  isFree: mockExam.isFree,
  releaseAt: timeOrNull(mockExam.releaseAt),
  createdAt: mockExam.createdAt.toISOString(),
  publishedAt: timeOrNull(mockExam.publishedAt),
  closedAt: timeOrNull(mockExam.closedAt),
});

export function mockExamReply(whole: WholeMockExam): MockExamReply {
  const { mockExam, vignettes, isConfirmed, clusters, subjects, others, faults } = whole;
  return {
    ...factsOf(whole),
    revision: mockExam.revision,
    isConfirmed,
    sections: mockExam.sections.map((section) => ({
      minutes: section.minutes,
      places: section.places,
      vignettes: section.vignettes.map(({ vignetteId: id, isFixed, isScored }) => {
        const { number = 0, title = '', questions = [] } = vignettes.get(id) ?? {};
        const ratings = questions.flatMap(({ rating }) => (rating === null ? [] : [rating]));
        return {
          id,
          number,
          title,
          clusters: [...new Set(questions.map(({ cluster }) => cluster))],
          questions: questions.length,
          rating: ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length,
          isFixed,
          isScored,
        };
      }),
    })),
    clusters: clusters.map((row) => ({ ...row })),
    subjects: subjects.map((row) => ({ ...row })),
    others: others.map((other) => ({ ...bothIds(other.id), title: other.title, vignettes: vignetteIdsOf(other) })),
    faults: [...faults],
  };
}

export const mockExamListing = (row: ListedMockExam): MockExamsReply['mockExams'][number] => {
  const { sections } = row.mockExam;
  return {
    ...factsOf(row),
    sections: sections.length,
    places: sections.reduce((sum, { places }) => sum + places, 0),
    ...sizeOf(row.mockExam),
  };
};
