import type { SittingId, UserId } from '../../kernel/ids.ts';
import type { Person } from '../../kernel/people.ts';
import { releasedFrom } from '../release.ts';
import type { NoteReading } from '../use-cases/note-reading.ts';
import type { GetResult, SittingResult } from './get-result.ts';

export interface StudentResult {
  readonly student: Person;
  readonly result: SittingResult;
  /** The student sees it from then on; null: from its end. */
  readonly releaseAt: Date | null;
}

/** Result of a student for teachers, from the end of the test on, released or not. Each reading is noted. */
export class ReadStudentResult {
  constructor(
    private readonly getResult: Pick<GetResult, 'run'>,
    private readonly noteReading: Pick<NoteReading, 'run'>,
  ) {}

  async run(wanted: { actorId: UserId; studentId: UserId; sittingId: SittingId }): Promise<StudentResult> {
    const { actorId, studentId, sittingId } = wanted;
    const viewer = { userId: studentId, role: 'student', roles: [] } as const;
    const result = await this.getResult.run({ sittingId, viewer, reader: 'teacher' });
    const student = await this.noteReading.run({ actorId, sitting: result.sitting });
    return { student, result, releaseAt: releasedFrom(result.sitting) };
  }
}
