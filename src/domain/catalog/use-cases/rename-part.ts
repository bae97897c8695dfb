import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { checkedTitle } from '../course.ts';
import type { Place } from '../course-node.ts';
import type { CourseNodeRepository } from '../ports.ts';

/** Gives a module, a day, an item or a document another title. */
export class RenamePart {
  constructor(private readonly work: UnitOfWork<{ parts: CourseNodeRepository }>) {}

  /** Without a revision that was seen the last writer wins. */
  async run(input: { place: Place; title: string; seenRevision?: number }): Promise<void> {
    const title = checkedTitle(input.title);
    await this.work.run(({ parts }) => parts.rename(input.place, title, input.seenRevision));
  }
}
