import { shownPage } from '../../kernel/paged-rows.ts';
import type { StudentReader } from '../ports.ts';
import type { StudentSummary, StudentsPage } from '../student-directory.ts';

export interface StudentsQuery extends Omit<StudentsPage, 'offset'> {
  /** Page number from 1, clamped to the last page. */
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

  async run({ page: wanted, ...query }: StudentsQuery): Promise<FoundStudents> {
    const total = await this.reader.count(query);
    const page = shownPage(wanted, total, query.limit);
    const students = await this.reader.page({ ...query, offset: (page - 1) * query.limit });
    return { students, total, page };
  }
}
