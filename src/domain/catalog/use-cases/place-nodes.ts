import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { arrange, type ParentRef, parentIdOf, renumber } from '../arrange.ts';
import { noSuchDay, noSuchModule, noSuchNode } from '../errors.ts';
import type { CourseRepository, NodePlacements } from '../ports.ts';

export interface Placing {
  readonly parent: ParentRef;
  /** Nodes of the parent's kind, from anywhere in its course, in their new order. */
  readonly ids: readonly string[];
  /** Sibling to insert them in front of; absent: at the end. */
  readonly before?: string | undefined;
  /** Exact numbers, one per id, instead of a place; for modules and days only. */
  readonly numbers?: readonly number[] | undefined;
}

/**
 * Moves one or several nodes of a kind to a place in their course: contents to a day, documents and days to a module,
 * modules among themselves. All or none. Idempotent: nodes already in place are not written, so that a request whose
 * reply was lost may be repeated. Ids stay, and with them addresses and the progress of students.
 */
export class PlaceNodes {
  constructor(private readonly work: UnitOfWork<{ courses: CourseRepository; placements: NodePlacements }>) {}

  run({ parent, ids, before, numbers }: Placing): Promise<void> {
    return this.work.run(async ({ courses, placements }) => {
      await courses.hold(parent.courseId);
      const siblings = await placements.under(parent);
      if (!siblings) throw parent.kind === 'content' ? noSuchDay() : noSuchModule();
      const wanted = [...new Set(ids)];
      const moved = await placements.find(parent.courseId, parent.kind, wanted);
      if (moved.length < wanted.length) throw noSuchNode(parent.kind);
      const parentId = parentIdOf(parent);
      const known = new Map([...siblings, ...moved].map((node) => [node.id, node]));
      const arranged = numbers
        ? renumber(parent.kind, siblings, moved, numbers)
        : arrange(parent.kind, siblings, moved, before);
      const changed = arranged.filter(({ id, order }) => {
        const now = known.get(id);
        return now?.order !== order || now.parentId !== parentId;
      });
      if (changed.length > 0) await placements.place(parent, changed);
    });
  }
}
