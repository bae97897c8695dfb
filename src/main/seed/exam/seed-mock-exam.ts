import type { Container } from 'inversify';
import { GetMockExam } from '../../../domain/exam/queries/get-mock-exam.ts';
import { CreateMockExam } from '../../../domain/exam/use-cases/create-mock-exam.ts';
import { DrawMockExam } from '../../../domain/exam/use-cases/draw-mock-exam.ts';
import { EditMockExam } from '../../../domain/exam/use-cases/edit-mock-exam.ts';
import { PublishMockExam } from '../../../domain/exam/use-cases/publish-mock-exam.ts';
import { SYSTEM_ACTOR } from '../../../domain/kernel/audit.ts';
import type { CourseId, MockExamId } from '../../../domain/kernel/ids.ts';
import { DEMO_CASES } from './demo-cases.ts';

const TITLE = 'Mock exam 1';
const SECTIONS = 4;
/** As much time for each vignette as a section of the default blueprint has. */
const MINUTES_PER_VIGNETTE = 120 / 14;

/**
 * Makes a short mock exam of the demo's cases through the use cases of administrators, for the students of these
 * courses. An interrupted seed continues where it stopped.
 */
export async function seedMockExam(container: Container, courseIds: readonly CourseId[]): Promise<MockExamId> {
  const mockExamId = await container
    .get(CreateMockExam)
    .run({ title: TITLE, by: SYSTEM_ACTOR, idempotencyKey: 'demo-mock-exam' });
  const { mockExam } = await container.get(GetMockExam).run({ mockExamId });
  if (mockExam.state !== 'draft') return mockExamId;

  const { revision } = mockExam;
  const places = DEMO_CASES.filter(({ pool }) => pool === 'mock').length / SECTIONS;
  const section = { places, minutes: Math.ceil(places * MINUTES_PER_VIGNETTE), vignettes: [] };
  const sections = Array.from({ length: SECTIONS }, () => section);
  const facts = { title: TITLE, sections, courseIds, isFree: false, releaseAt: null };
  await container.get(EditMockExam).run({ mockExamId, revision, ...facts });
  await container.get(DrawMockExam).run({ mockExamId, revision: revision + 1, seed: 'demo' });
  await container.get(PublishMockExam).run({ mockExamId, revision: revision + 2 });
  return mockExamId;
}
