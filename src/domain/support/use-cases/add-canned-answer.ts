import type { Ids } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { tooManyCanned } from '../threads/errors.ts';
import type { CannedAnswer, CannedAnswers } from '../threads/ports.ts';

/** More than anybody finds in a list. */
const MAX_CANNED = 100;

/** Keeps an answer to use it again. */
export class AddCannedAnswer {
  constructor(
    private readonly work: UnitOfWork<{ cannedAnswers: CannedAnswers }>,
    private readonly ids: Ids,
  ) {}

  run({ title, text }: Pick<CannedAnswer, 'title' | 'text'>): Promise<CannedAnswer[]> {
    return this.work.run(async ({ cannedAnswers }) => {
      if ((await cannedAnswers.list()).length >= MAX_CANNED) throw tooManyCanned(MAX_CANNED);
      await cannedAnswers.add({ id: this.ids.next(), title, text });
      return cannedAnswers.list();
    });
  }
}
