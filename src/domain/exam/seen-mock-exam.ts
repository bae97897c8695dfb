import type { MockExamId } from '../kernel/ids.ts';
import { inForce } from './default-blueprint.ts';
import { mockExamClosed, noSuchMockExam, notADraft, staleMockExam } from './errors.ts';
import type { MockExam } from './mock-exam.ts';
import type { BlueprintRepository, MockExamRepository } from './ports.ts';

/** A mock exam, and the revision that its editor read. */
export interface SeenMockExam {
  readonly mockExamId: MockExamId;
  readonly revision: number;
}

/** The mock exam that an editor changes. Refuses where it is closed, or was saved since the editor read it. */
export async function seenMockExam(
  mockExams: Pick<MockExamRepository, 'find'>,
  { mockExamId, revision }: SeenMockExam,
): Promise<MockExam> {
  const mockExam = await mockExams.find(mockExamId);
  if (!mockExam) throw noSuchMockExam();
  if (mockExam.state === 'closed') throw mockExamClosed();
  if (mockExam.revision !== revision) throw staleMockExam();
  return mockExam;
}

export async function seenDraft(mockExams: Pick<MockExamRepository, 'find'>, seen: SeenMockExam): Promise<MockExam> {
  const mockExam = await seenMockExam(mockExams, seen);
  if (mockExam.state !== 'draft') throw notADraft();
  return mockExam;
}

type Blueprints = Pick<BlueprintRepository, 'newest' | 'find'>;
type InForce = ReturnType<typeof inForce>;
type Made = Pick<MockExam, 'state' | 'blueprintVersion'>;

/** The blueprint that a mock exam is made to: of a draft the newest one, later the one of its publication. */
export async function blueprintOf(
  { state, blueprintVersion: version }: Made,
  blueprints: Blueprints,
): Promise<InForce> {
  if (state === 'draft') return inForce(await blueprints.newest());
  return inForce(version === 0 ? undefined : await blueprints.find(version));
}

/** The newest blueprint, and the one of each of these mock exams: every version is read once. */
export async function blueprintsOf<M extends Made>(
  mockExams: readonly M[],
  blueprints: Blueprints,
): Promise<{ readonly newest: InForce; readonly made: readonly (readonly [M, InForce])[] }> {
  const newest = inForce(await blueprints.newest());
  const known = new Map([[newest.version, newest]]);
  const made = [];
  for (const mockExam of mockExams) {
    const version = mockExam.state === 'draft' ? newest.version : mockExam.blueprintVersion;
    const blueprint = known.get(version) ?? (await blueprintOf(mockExam, blueprints));
    known.set(version, blueprint);
    made.push([mockExam, blueprint] as const);
  }
  return { newest, made };
}
