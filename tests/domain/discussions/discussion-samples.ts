import type { Discussion } from '../../../src/domain/discussions/discussion.ts';
import { LayDiscussions } from '../../../src/domain/discussions/jobs/lay-discussions.ts';
import type { DiscussedItem } from '../../../src/domain/discussions/ports.ts';
import { FindNextDiscussions } from '../../../src/domain/discussions/queries/find-next-discussions.ts';
import { GetCourseDiscussions } from '../../../src/domain/discussions/queries/get-course-discussions.ts';
import { GetDiscussionCalendar } from '../../../src/domain/discussions/queries/get-discussion-calendar.ts';
import { ListDiscussions } from '../../../src/domain/discussions/queries/list-discussions.ts';
import { ListMeetings } from '../../../src/domain/discussions/queries/list-meetings.ts';
import type { Series, SeriesFacts } from '../../../src/domain/discussions/series.ts';
import { AddSeries } from '../../../src/domain/discussions/use-cases/add-series.ts';
import { AttachRecording } from '../../../src/domain/discussions/use-cases/attach-recording.ts';
import { EditDiscussion, type EditedDiscussion } from '../../../src/domain/discussions/use-cases/edit-discussion.ts';
import { EditSeries } from '../../../src/domain/discussions/use-cases/edit-series.ts';
import { EndSeries } from '../../../src/domain/discussions/use-cases/end-series.ts';
import { JoinDiscussion } from '../../../src/domain/discussions/use-cases/join-discussion.ts';
import type { Viewer } from '../../../src/domain/kernel/viewer.ts';
import { aCourse, aUser, LASTING } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';

/** Monday, 2 March 2026, 9 in the evening in Sydney. */
export const NOW = new Date('2026-03-02T10:00:00.000Z');

export const FACTS: SeriesFacts = {
  ...{ topic: 'Past papers', roomUrl: 'https://meet.example/room', weekday: 3, startsAt: '19:00', minutes: 90 },
  ...{ timeZone: 'Australia/Sydney', isCaseDiscussion: false },
};

export const aSeries = (facts: Partial<Series> = {}): Series => ({
  ...{ id: 'weekly', courseId: 'course', ...FACTS, createdAt: NOW, endedAt: null, revision: 1 },
  ...facts,
});

export const aDiscussion = (facts: Partial<Discussion> = {}): Discussion => ({
  ...{ id: 'first', seriesId: 'weekly', courseId: 'course', week: '2026-03-02' },
  ...{ startsAt: new Date('2026-03-04T08:00:00.000Z'), minutes: 90, topic: 'Past papers', papers: [] },
  ...{ state: 'planned', recordingId: null, sequence: 0, changedAt: NOW, revision: 1 },
  ...facts,
});

export const ADA: Viewer = { userId: 'ada', role: 'student', roles: [] };
export const TEACHER: Viewer = { userId: 'bo', role: 'admin', roles: ['teacher'] };

const ITEMS: readonly DiscussedItem[] = [
  { id: 'paper', title: 'Paper', isVideo: false },
  { id: 'video', title: 'Recording', isVideo: true },
];

/** A school with one course that Ada has. */
export async function discussed() {
  const world = sqlWorld(NOW);
  const { stores, work, ids, clock } = world;
  await stores.courses.add(aCourse({ id: 'course' }), [], []);
  for (const id of ['ada', 'bo', 'bob']) await stores.users.add(aUser({ id, email: `${id}@example.org` }));
  const courses = {
    find: async (id: string) => (id === 'course' ? { id, title: 'Course', isLive: true } : undefined),
    items: async (_: string, wanted: readonly string[]) => ITEMS.filter(({ id }) => wanted.includes(id)),
  };
  await stores.enrolments.add({ userId: 'ada', courseId: 'course', since: NOW, orderId: null, term: LASTING });
  const access = { mayEnter: async (userId: string) => userId === 'ada' };
  const { discussions, attendances } = stores;
  const list = new ListDiscussions(discussions, attendances, courses, access, clock);
  const held = new GetCourseDiscussions(discussions, attendances, courses, clock);
  const accessEnd = { at: null as Date | null };
  const ends = { of: async () => accessEnd.at };
  const calendar = new GetDiscussionCalendar(discussions, courses, access, ends, clock);
  const editOne = new EditDiscussion(work, courses, clock);
  const add = new AddSeries(work, courses, ids, clock);
  const coming = async () => (await held.run({ courseId: 'course' })).coming;
  return {
    ...{ clock, discussions, coming, accessEnd },
    calendar: (viewer = ADA, courseId = 'course') => calendar.run({ viewer, courseId }),
    add: (facts: Partial<Omit<SeriesFacts, 'weekday'> & { weekday: number; courseId: string }> = {}) =>
      add.run({ courseId: 'course', ...FACTS, ...facts }),
    editSeries: new EditSeries(work, ids, clock),
    end: new EndSeries(work, clock),
    /** Edits the discussion of this id as it is stored. */
    edit: async (id: string, edit: Partial<EditedDiscussion> = {}) => {
      const found = await discussions.find(id);
      if (!found) throw new Error(`There is no discussion ${id}.`);
      const { revision, startsAt, minutes, topic, papers, state } = found;
      await editOne.run({
        ...{ courseId: 'course', discussionId: id, revision, startsAt, minutes, topic, papers },
        ...{ isCancelled: state === 'cancelled', isForOthers: false },
        ...edit,
      });
    },
    attach: new AttachRecording(work, courses, clock),
    join: (discussionId: string, viewer = ADA) =>
      new JoinDiscussion(stores.doors, attendances, clock).run({ viewer, discussionId }),
    list: (viewer = ADA) => list.run({ viewer, courseId: 'course' }),
    held: () => held.run({ courseId: 'course' }),
    next: async () => (await new FindNextDiscussions(discussions, clock).run({ courseIds: ['course'] })).get('course'),
    meetings: (until: Date) => new ListMeetings(discussions, clock).run({ courseIds: ['course'], until }),
    version: async () => (await stores.courses.find('course'))?.version,
    lay: () => new LayDiscussions(work, discussions, ids, clock).run(),
  };
}
