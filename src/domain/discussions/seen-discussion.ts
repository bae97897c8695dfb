import type { CourseId, DiscussionId } from '../kernel/ids.ts';
import type { Discussion } from './discussion.ts';
import { noSuchDiscussion, staleDiscussion } from './errors.ts';
import type { DiscussionRepository } from './ports.ts';

/** A discussion as its editor saw it. */
export interface SeenDiscussion {
  readonly courseId: CourseId;
  readonly discussionId: DiscussionId;
  readonly revision: number;
}

/** The discussion as it was seen, held against other writers. */
export async function seenDiscussion(
  discussions: Pick<DiscussionRepository, 'hold' | 'find'>,
  { courseId, discussionId, revision }: SeenDiscussion,
): Promise<Discussion> {
  await discussions.hold(courseId);
  const discussion = await discussions.find(discussionId);
  if (discussion?.courseId !== courseId) throw noSuchDiscussion();
  if (discussion.revision !== revision) throw staleDiscussion();
  return discussion;
}
