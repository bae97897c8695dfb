import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { defaultDayTitle } from '../course.ts';
import { idOf, type Part, type Place } from '../course-node.ts';
import { noSuchPart } from '../errors.ts';
import type { CourseNodeRepository, CourseRepository } from '../ports.ts';

/**
 * Lets a part and its neighbour change places. Of modules and days the numbers change hands: students see
 * them in order, and a gap stays where it is. Past either end nothing happens.
 */
export class MovePart {
  constructor(private readonly work: UnitOfWork<{ courses: CourseRepository; parts: CourseNodeRepository }>) {}

  run({ place, direction }: { place: Place; direction: 'up' | 'down' }): Promise<void> {
    return this.work.run(async ({ courses, parts }) => {
      await courses.hold(place.courseId);
      const siblings = await parts.siblings(place);
      const at = siblings.findIndex(({ id }) => id === idOf(place));
      const moved = siblings[at];
      if (!moved) throw noSuchPart(place.kind);
      const neighbour = siblings[direction === 'up' ? at - 1 : at + 1];
      if (neighbour)
        await parts.swap(place, [movedTo(place, moved, neighbour.order), movedTo(place, neighbour, moved.order)]);
    });
  }
}

/** A day that was never given a title of its own is called after its new number. */
function movedTo({ kind }: Place, part: Part, order: number): Part {
  const isDefault = kind === 'day' && part.title === defaultDayTitle(part.order);
  return { ...part, order, title: isDefault ? defaultDayTitle(order) : part.title };
}
