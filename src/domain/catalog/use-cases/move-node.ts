import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { withOrder } from '../arrange.ts';
import { idOf, type NodeRef } from '../course-node.ts';
import { noSuchNode } from '../errors.ts';
import type { CourseNodeRepository, CourseRepository } from '../ports.ts';

interface Move {
  readonly ref: NodeRef;
  readonly direction: 'up' | 'down';
}

/**
 * Swaps a node with its neighbour. Modules and days swap their numbers: students see them in that order, and a gap
 * stays where it is. Past either end nothing happens.
 */
export class MoveNode {
  constructor(private readonly work: UnitOfWork<{ courses: CourseRepository; nodes: CourseNodeRepository }>) {}

  run({ ref, direction }: Move): Promise<void> {
    return this.work.run(async ({ courses, nodes }) => {
      await courses.hold(ref.courseId);
      const siblings = await nodes.siblings(ref);
      const index = siblings.findIndex(({ id }) => id === idOf(ref));
      const moved = siblings[index];
      if (!moved) throw noSuchNode(ref.kind);
      const neighbour = siblings[direction === 'up' ? index - 1 : index + 1];
      if (!neighbour) return;
      await nodes.swap(ref, [withOrder(ref.kind, moved, neighbour.order), withOrder(ref.kind, neighbour, moved.order)]);
    });
  }
}
