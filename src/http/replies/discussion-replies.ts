import { endOf, opensAt } from '../../domain/discussions/discussion.ts';
import type { DiscussedItem } from '../../domain/discussions/ports.ts';
import type { CourseDiscussions } from '../../domain/discussions/queries/get-course-discussions.ts';
import type { Listed, ListedDiscussion, StudentDiscussion } from '../../domain/discussions/queries/list-discussions.ts';
import type { CourseDiscussionsReply, DatedDiscussionsReply } from '../../wire/replies/discussions.ts';
import { bothIds } from './both-ids.ts';

const itemReply = ({ id, title }: DiscussedItem) => ({ ...bothIds(id), title });

const factsReply = (one: ListedDiscussion) => ({
  ...bothIds(one.id),
  seriesId: one.seriesId,
  startsAt: one.startsAt.toISOString(),
  endsAt: endOf(one).toISOString(),
  opensAt: opensAt(one).toISOString(),
  topic: one.topic,
  papers: one.papers.map(itemReply),
  state: one.state,
  isCaseDiscussion: one.isCaseDiscussion,
  recording: one.recording && itemReply(one.recording),
});

export function datedDiscussionsReply({ coming, past }: Listed<StudentDiscussion>): DatedDiscussionsReply {
  const told = (one: StudentDiscussion) => ({ ...factsReply(one), isJoined: one.isJoined });
  return { coming: coming.map(told), past: past.map(told) };
}

export function courseDiscussionsReply({ course, series, coming, past }: CourseDiscussions): CourseDiscussionsReply {
  const told = (one: CourseDiscussions['coming'][number]) => ({
    ...factsReply(one),
    revision: one.revision,
    minutes: one.minutes,
    attendance: one.attendance,
  });
  return {
    ...bothIds(course.id),
    title: course.title,
    series: series.map(({ id, courseId: _, createdAt: __, endedAt: ___, ...facts }) => ({ ...bothIds(id), ...facts })),
    coming: coming.map(told),
    past: past.map(told),
  };
}
