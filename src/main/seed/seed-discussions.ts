import type { Container } from 'inversify';
import { GetCourseDiscussions } from '../../domain/discussions/queries/get-course-discussions.ts';
import { AddSeries } from '../../domain/discussions/use-cases/add-series.ts';
import { AttachRecording } from '../../domain/discussions/use-cases/attach-recording.ts';
import { EditDiscussion } from '../../domain/discussions/use-cases/edit-discussion.ts';
import { JoinDiscussion } from '../../domain/discussions/use-cases/join-discussion.ts';
import { after, DAY_MS } from '../../domain/kernel/clock.ts';
import type { UserId } from '../../domain/kernel/ids.ts';
import { DEMO_SERIES } from './demo-courses.ts';
import type { YearCourse, YearCourses } from './year/event-runner.ts';
import type { MovedClock } from './year/moved-clock.ts';

const SINCE_MS = 22 * DAY_MS;

/**
 * Series of the courses on sale, for three weeks already: the student was there once, and two of the past discussions
 * have a recording. The next one has a paper to read before.
 */
export async function seedDiscussions(
  container: Container,
  clock: MovedClock,
  { now, courses, studentId }: { now: Date; courses: YearCourses; studentId: UserId },
): Promise<void> {
  clock.moveTo(after(now, -SINCE_MS));
  for (const key of ['mastery', 'sprint'] as const)
    for (const series of DEMO_SERIES[key]) await container.get(AddSeries).run({ ...series, courseId: courses[key].id });
  const { mastery } = courses;
  const [first] = (await container.get(GetCourseDiscussions).run({ courseId: mastery.id })).coming;
  if (!first) return;
  clock.moveTo(first.startsAt);
  const viewer = { userId: studentId, role: 'student', roles: [] } as const;
  await container.get(JoinDiscussion).run({ viewer, discussionId: first.id });
  clock.moveTo(now);
  await attachRecordings(container, mastery);
  await giveTopic(container, mastery, now);
}

async function attachRecordings(container: Container, { id: courseId, items }: YearCourse): Promise<void> {
  const { past } = await container.get(GetCourseDiscussions).run({ courseId });
  const videos = items.filter(({ isVideo }) => isVideo);
  for (const [at, { id: discussionId, revision }] of past.slice(-2).entries())
    await container
      .get(AttachRecording)
      .run({ courseId, discussionId, revision, recordingId: videos.at(-1 - at)?.id ?? null });
}

async function giveTopic(container: Container, { id: courseId, items }: YearCourse, now: Date): Promise<void> {
  const { coming } = await container.get(GetCourseDiscussions).run({ courseId });
  const next = coming.find(({ isCaseDiscussion, startsAt }) => !isCaseDiscussion && startsAt > now);
  const paper = items.find(({ isVideo }) => !isVideo);
  if (!next || !paper) return;
  const { id: discussionId, revision, startsAt, minutes } = next;
  await container.get(EditDiscussion).run({
    ...{ courseId, discussionId, revision, startsAt, minutes, papers: [paper.id] },
    ...{ topic: 'Past papers: local anaesthesia', isCancelled: false, isForOthers: false },
  });
}
