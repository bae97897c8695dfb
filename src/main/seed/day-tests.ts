import type { Container } from 'inversify';
import type { CourseTest } from '../../domain/catalog/content.ts';
import type { CatalogReader } from '../../domain/catalog/ports.ts';
import { AddTest } from '../../domain/catalog/use-cases/add-test.ts';
import type { CourseId, MockExamId } from '../../domain/kernel/ids.ts';

interface DemoTest {
  readonly moduleNumber: number;
  readonly dayNumber: number;
  readonly title: string;
  readonly test: CourseTest;
}

const quiz = (
  moduleNumber: number,
  mode: 'timed' | 'tutor',
  vignettes: number,
  subjects: readonly string[],
): DemoTest => ({
  ...{ moduleNumber, dayNumber: 6, title: 'Practice Quiz' },
  test: { kind: 'practice', mode, vignettes, clusters: [], subjects },
});

/** About the subject of their module, as far as the demo has cases for practice. */
const QUIZZES: readonly DemoTest[] = [
  quiz(2, 'tutor', 2, ['paediatric-dentistry', 'orthodontics']),
  quiz(4, 'tutor', 2, ['oral-medicine', 'radiology']),
  quiz(6, 'timed', 3, ['endodontics', 'restorative']),
];

/**
 * Gives days of a course their tests as an administrator would: practice on day 6 of some modules, and the mock exam on
 * the last day, where there is one. What is there already stays.
 */
export async function seedDayTests(
  container: Container,
  reader: Pick<CatalogReader, 'courseTree'>,
  { courseId, mockExamId }: { courseId: CourseId; mockExamId?: MockExamId },
): Promise<void> {
  const mockTest = (id: MockExamId): DemoTest => ({
    ...{ moduleNumber: 7, dayNumber: 7, title: 'Mock Test' },
    test: { kind: 'mock', mockExamId: id },
  });
  const { modules } = (await reader.courseTree(courseId)) ?? { modules: [] };
  for (const wanted of [...QUIZZES, ...(mockExamId === undefined ? [] : [mockTest(mockExamId)])]) {
    const found = modules.find(({ module }) => module.number === wanted.moduleNumber);
    const day = found?.days.find((one) => one.day.number === wanted.dayNumber);
    if (!found || !day) continue;
    const { title, test } = wanted;
    await container.get(AddTest).run({ courseId, moduleId: found.module.id, dayId: day.day.id, title, test });
  }
}
