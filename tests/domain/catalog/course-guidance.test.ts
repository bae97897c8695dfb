import { describe, expect, it } from 'vitest';
import { ADMIN, library, OWNER, STRANGER } from './library.ts';

const LINKS = { studyGroupUrl: 'https://chat.example/group', mentorUrl: 'https://chat.example/mentor' };

async function guidedCourse() {
  const world = library();
  world.clock.set(new Date('2026-07-13T00:00:00Z'));
  const { courseId } = await world.courseWith({ durationMonths: 5 });
  await world.editCourse.run({ courseId, guidance: LINKS });
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
    const { getGuidance, listGuidance, unpublishCourse, stores, clock, courseId } = await guidedCourse();
    const forbidden = { code: 'enrolment/not-enrolled' };
    await expect(getGuidance.run({ viewer: STRANGER, courseId })).rejects.toMatchObject(forbidden);
    await expect(getGuidance.run({ viewer: OWNER, courseId: 'nothing' })).rejects.toMatchObject({
      code: 'catalog/no-course',
    });
    expect(await listGuidance.run({ userId: STRANGER.userId })).toEqual([]);
    await stores.enrolments.revoke(OWNER.userId, courseId, clock.now());
    await expect(getGuidance.run({ viewer: OWNER, courseId })).rejects.toMatchObject(forbidden);
    expect(await listGuidance.run({ userId: OWNER.userId })).toEqual([]);
    await unpublishCourse.run({ courseId });
    await expect(getGuidance.run({ viewer: STRANGER, courseId })).rejects.toMatchObject({ code: 'catalog/no-course' });
  });

  it('tells of the next discussion, in each course one may enter', async () => {
    const { getGuidance, listGuidance, courseWith, enrol, clock, courseId, addSeries } = await guidedCourse();
    await addSeries(courseId);
    const next = {
      topic: 'Past papers',
      ...{ startsAt: new Date('2026-07-15T09:00:00Z'), endsAt: new Date('2026-07-15T10:30:00Z') },
      ...{ opensAt: new Date('2026-07-15T08:45:00Z'), cancelledAt: null },
    };
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
