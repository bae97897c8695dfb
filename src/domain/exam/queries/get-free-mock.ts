import type { MockExam } from '../mock-exam.ts';
import type { MockExamRepository } from '../ports.ts';

/** The newest published mock exam that is free for everybody; undefined without one. */
export class GetFreeMock {
  constructor(private readonly mockExams: Pick<MockExamRepository, 'list'>) {}

  async run(): Promise<MockExam | undefined> {
    return (await this.mockExams.list({ states: ['published'], openTo: [] }))[0];
  }
}
