import type { UserId } from '../../kernel/ids.ts';
import type { NoteReading } from '../use-cases/note-reading.ts';
import type { ListAnswers, ReadAnswers, WantedAnswers } from './list-answers.ts';

type Wanted = Omit<WantedAnswers, 'by' | 'reader'> & { readonly studentId: UserId };

/** Answers of a student with their keys, for teachers, from the end of the test on. Each reading is noted. */
export class ReadStudentAnswers {
  constructor(
    private readonly listAnswers: Pick<ListAnswers, 'run'>,
    private readonly noteReading: Pick<NoteReading, 'run'>,
  ) {}

  async run({ studentId, ...wanted }: Wanted): Promise<ReadAnswers> {
    const answers = await this.listAnswers.run({ ...wanted, by: studentId, reader: 'teacher' });
    await this.noteReading.run({ actorId: wanted.viewer.userId, sitting: answers.sitting });
    return answers;
  }
}
