import { type ComponentType, lazy, Suspense } from 'react';
import type { LiveCourse } from '../../api/courses.ts';
import type { Programs } from './use-programs.ts';

const Nothing: ComponentType<{ courses: readonly LiveCourse[] }> = () => null;

const DiscussionTimes = lazy(() =>
  import('./discussion-times.tsx').then(
    ({ DiscussionTimes: component }) => ({ default: component as typeof Nothing }),
    () => ({ default: Nothing }),
  ),
);

/** Times of the live discussions; nothing without any, and loaded late, because two time zones take a phone 60 ms. */
export function NextDiscussions({ courses }: Pick<Programs, 'courses'>) {
  if (!courses?.some(({ discussions }) => discussions !== null)) return null;
  return (
    <Suspense fallback={null}>
      <DiscussionTimes courses={courses} />
    </Suspense>
  );
}
