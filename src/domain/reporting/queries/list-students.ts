import type { StudentReader } from '../ports.ts';
import type { StudentSummary, StudentsPage } from '../student-directory.ts';

export interface StudentsWish extends Omit<StudentsPage, 'offset'> {
  /** From 1. Behind the last page stands the last page. */
  readonly page: number;
}

export interface FoundStudents {
  readonly students: readonly StudentSummary[];
  readonly total: number;
  readonly page: number;
}

/** One page of the students that were looked for. */
export class ListStudents {
  constructor(private readonly reader: StudentReader) {}

  async run({ page: wanted, ...wish }: StudentsWish): Promise<FoundStudents> {
    const total = await this.reader.count(wish.search);
    const page = Math.min(wanted, Math.max(1, Math.ceil(total / wish.limit)));
    const students = await this.reader.page({ ...wish, offset: (page - 1) * wish.limit });
    return { students, total, page };
  }
}
