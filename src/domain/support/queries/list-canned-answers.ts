import type { CannedAnswer, CannedAnswers } from '../threads/ports.ts';

/** Lists answers that the team keeps to use again, by title. */
export class ListCannedAnswers {
  constructor(private readonly answers: Pick<CannedAnswers, 'list'>) {}

  run(): Promise<CannedAnswer[]> {
    return this.answers.list();
  }
}
