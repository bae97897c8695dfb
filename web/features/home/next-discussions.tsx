import { lateExtra } from '../../platform/late.tsx';
import type { Programs } from './use-programs.ts';

const DiscussionTimes = lateExtra(() => import('./discussion-times.tsx'), 'DiscussionTimes');

/** Times of the live discussions; nothing without any, and loaded late, because two time zones take a phone 60 ms. */
export const NextDiscussions = ({ courses }: Pick<Programs, 'courses'>) =>
  courses?.some(({ discussions }) => discussions.length > 0) && <DiscussionTimes courses={courses} />;
