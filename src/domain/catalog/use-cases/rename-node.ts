import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { NodeRef } from '../course-node.ts';
import type { CourseNodeRepository } from '../ports.ts';
import { checkedTitle } from '../title.ts';

interface Renaming {
  readonly ref: NodeRef;
  readonly title: string;
  /** Absent: the last writer wins. */
  readonly seenRevision?: number | undefined;
}

/** Gives a module, day, content or document another title. */
export class RenameNode {
  constructor(private readonly work: UnitOfWork<{ nodes: CourseNodeRepository }>) {}

  async run({ ref, title, seenRevision }: Renaming): Promise<void> {
    const kept = checkedTitle(title);
    await this.work.run(({ nodes }) => nodes.rename(ref, kept, seenRevision));
  }
}
