import { describe, expect, it } from 'vitest';
import { after, HOUR_MS } from '../../../src/domain/kernel/clock.ts';
import { aLiveRoom } from '../../contracts/samples.ts';
import { ADMIN, library, OWNER, STRANGER } from './library.ts';

const { url: liveRoomUrl, weekday, startsAt, minutes, timeZone } = aLiveRoom();
const ROOM = {
  liveRoomUrl,
  liveRoomWeekday: weekday,
  liveRoomStartsAt: startsAt,
  liveRoomMinutes: minutes,
  liveRoomTimeZone: timeZone,
};
const LINKS = { studyGroupUrl: 'https://chat.example/group', mentorUrl: 'https://chat.example/mentor' };

async function guidedCourse() {
  const world = library();
  world.clock.set(new Date('2026-07-13T00:00:00Z'));
  const { courseId } = await world.courseWith({ durationMonths: 5 });
  await world.editCourse.run({ courseId, guidance: { ...ROOM, ...LINKS } });
  await world.toggleLive.run({ courseId });
  await world.enrol(courseId);
  return { ...world, courseId };
}

describe('the guidance of a course', () => {
  it('is kept by an edit that does not name it', async () => {
    const { editCourse, stores, courseId } = await guidedCourse();
    await editCourse.run({ courseId, title: 'Another' });
    await editCourse.run({ courseId, guidance: { mentorUrl: '' } });
    expect((await stores.courses.find(courseId))?.guidance).toEqual({
      liveRoom: aLiveRoom(),
      studyGroupUrl: LINKS.studyGroupUrl,
      mentorUrl: null,
      soldWithout: [],
    });
  });

  it('is refused whole when one field is wrong, and nothing else is saved', async () => {
    const { editCourse, stores, courseId } = await guidedCourse();
    await expect(
      editCourse.run({ courseId, title: 'Another', guidance: { mentorUrl: 'http://x.example' } }),
    ).rejects.toMatchObject({ code: 'catalog/guidance', fields: { mentorUrl: expect.any(String) } });
    expect(await stores.courses.find(courseId)).toMatchObject({ title: 'Ten months', guidance: LINKS });
  });

  it('is not there for whoever may not enter', async () => {
    const { getGuidance, getDiscussionCalendar, listGuidance, unpublishCourse, stores, clock, courseId } =
      await guidedCourse();
    const forbidden = { code: 'enrolment/not-enrolled' };
    for (const query of [getGuidance, getDiscussionCalendar]) {
      await expect(query.run({ viewer: STRANGER, courseId })).rejects.toMatchObject(forbidden);
      await expect(query.run({ viewer: OWNER, courseId: 'nothing' })).rejects.toMatchObject({
        code: 'catalog/no-course',
      });
    }
    expect(await listGuidance.run({ userId: STRANGER.userId })).toEqual([]);
    await stores.enrolments.revoke(OWNER.userId, courseId, clock.now());
    for (const query of [getGuidance, getDiscussionCalendar])
      await expect(query.run({ viewer: OWNER, courseId })).rejects.toMatchObject(forbidden);
    expect(await listGuidance.run({ userId: OWNER.userId })).toEqual([]);
    await unpublishCourse.run({ courseId });
    await expect(getGuidance.run({ viewer: STRANGER, courseId })).rejects.toMatchObject({ code: 'catalog/no-course' });
  });

  it('tells when the room opens next, in each course one may enter', async () => {
    const { getGuidance, listGuidance, courseWith, enrol, clock, courseId } = await guidedCourse();
    const next = { startsAt: new Date('2026-07-15T09:00:00Z'), endsAt: new Date('2026-07-15T10:30:00Z') };
    expect(await getGuidance.run({ viewer: OWNER, courseId })).toMatchObject({ course: { id: courseId }, next });
    expect(await getGuidance.run({ viewer: ADMIN, courseId })).toMatchObject({ next });
    clock.set(new Date('2026-07-14T00:00:00Z'));
    const bare = await courseWith();
    await enrol(bare.courseId);
    expect(await listGuidance.run({ userId: OWNER.userId })).toMatchObject([
      { course: { id: courseId }, next },
      { course: { id: bare.courseId }, next: undefined },
    ]);
  });
});

describe('the calendar of discussions', () => {
  it('goes from the next one to the end of what was bought', async () => {
    const { getDiscussionCalendar, clock, courseId } = await guidedCourse();
    expect(await getDiscussionCalendar.run({ viewer: OWNER, courseId })).toMatchObject({
      room: aLiveRoom(),
      first: { startsAt: new Date('2026-07-15T09:00:00Z') },
      // Five months after 13 July, to the last moment of 13 December in Sydney.
      until: new Date('2026-12-13T12:59:59.999Z'),
      madeAt: clock.now(),
    });
  });

  it('has no end for an admin, and is refused when the months are over', async () => {
    const { getDiscussionCalendar, clock, courseId } = await guidedCourse();
    expect((await getDiscussionCalendar.run({ viewer: ADMIN, courseId })).until).toBeNull();
    clock.set(new Date('2027-01-04T00:00:00Z'));
    const over = getDiscussionCalendar.run({ viewer: OWNER, courseId });
    await expect(over).rejects.toMatchObject({ code: 'enrolment/not-enrolled' });
  });

  it('is refused when access ends before the next one', async () => {
    const { getDiscussionCalendar, stores, clock, courseId } = await guidedCourse();
    await stores.enrolments.moveEnd(OWNER.userId, courseId, clock.now(), after(clock.now(), HOUR_MS));
    const none = getDiscussionCalendar.run({ viewer: OWNER, courseId });
    await expect(none).rejects.toMatchObject({ kind: 'not-found', code: 'catalog/no-discussion-left' });
  });

  it('is not there without a room', async () => {
    const { getDiscussionCalendar, editCourse, courseId } = await guidedCourse();
    await editCourse.run({ courseId, guidance: { liveRoomUrl: '' } });
    await expect(getDiscussionCalendar.run({ viewer: OWNER, courseId })).rejects.toMatchObject({
      kind: 'not-found',
      code: 'catalog/no-live-room',
    });
  });
});
