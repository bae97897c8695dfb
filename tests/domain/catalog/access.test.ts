import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../src/domain/kernel/viewer.ts';
import { aFile, LASTING } from '../../contracts/samples.ts';
import { ADMIN, library, OWNER, STRANGER } from './library.ts';

const FORBIDDEN = { kind: 'forbidden', code: 'enrolment/not-enrolled' };
const ABSENT = { kind: 'not-found', code: 'catalog/no-course' };
const NO_ITEM = { kind: 'not-found', code: 'catalog/no-content' };

async function courseThatIs(state: 'live' | 'draft') {
  const world = library();
  const ref = await world.courseWith();
  const { id: contentId } = await world.addContent.run({
    ...ref,
    type: 'video',
    title: 'Lesson',
    fileKey: 'videos/1.mp4',
  });
  if (state === 'live') await world.toggleLive.run(ref);
  await world.enrol(ref.courseId);
  const other = await world.courseWith();
  await world.stores.enrolments.add({
    userId: STRANGER.userId,
    courseId: other.courseId,
    since: world.clock.now(),
    orderId: null,
    term: LASTING,
  });
  return { ...world, ...ref, contentId };
}

describe.each<['live' | 'draft', string, Viewer, object | 'in', object | 'in']>([
  ['live', 'its owner', OWNER, 'in', 'in'],
  ['live', 'the owner of another course', STRANGER, FORBIDDEN, FORBIDDEN],
  ['live', 'an admin', ADMIN, 'in', 'in'],
  ['draft', 'its owner', OWNER, 'in', 'in'],
  ['draft', 'the owner of another course', STRANGER, ABSENT, NO_ITEM],
  ['draft', 'an admin', ADMIN, 'in', 'in'],
])('a %s course for %s', (state, _who, viewer, course, item) => {
  it('opens or does not', async () => {
    const { getCourseForStudent, courseId } = await courseThatIs(state);
    const opening = getCourseForStudent.run({ viewer, courseId });
    if (course === 'in') expect((await (await opening).read()).course.id).toBe(courseId);
    else await expect(opening).rejects.toMatchObject(course);
  });

  it('shows its items or does not', async () => {
    const { getContent, contentId, courseId } = await courseThatIs(state);
    const showing = getContent.run({ viewer, contentId });
    if (item === 'in') expect(await showing).toMatchObject({ courseId, content: { title: 'Lesson' } });
    else await expect(showing).rejects.toMatchObject(item);
  });
});

describe('what is not there', () => {
  it.each([OWNER, ADMIN])('is not there for anybody: %j', async (viewer) => {
    const { getCourseForStudent, getContent } = await courseThatIs('live');
    for (const id of ['nothing', '', '%', "' or 1=1"]) {
      await expect(getCourseForStudent.run({ viewer, courseId: id })).rejects.toMatchObject(ABSENT);
      await expect(getContent.run({ viewer, contentId: id })).rejects.toMatchObject(NO_ITEM);
    }
  });

  it('sounds the same as what one may not know of', async () => {
    const { getContent, contentId, getCourseForStudent, courseId } = await courseThatIs('draft');
    const words = (asked: Promise<unknown>) =>
      asked.then(
        () => '',
        (error: Error) => JSON.stringify(error) + error.message,
      );
    expect(await words(getContent.run({ viewer: STRANGER, contentId }))).toBe(
      await words(getContent.run({ viewer: STRANGER, contentId: 'nothing' })),
    );
    expect(await words(getCourseForStudent.run({ viewer: STRANGER, courseId }))).toBe(
      await words(getCourseForStudent.run({ viewer: STRANGER, courseId: 'nothing' })),
    );
  });

  it('was refused when it was looked into: for students, and not for an admin', async () => {
    const { getContent, addContent, stores, courseId, moduleId, dayId } = await courseThatIs('live');
    const paper = { type: 'pdf', title: 'Notes', fileKey: 'documents/1.pdf' } as const;
    await stores.files.add(aFile({ key: paper.fileKey, status: 'verified', contentType: 'application/pdf' }));
    const { id: contentId } = await addContent.run({ courseId, moduleId, dayId, ...paper });
    const refusal = { code: 'media/type', message: 'This is not what it says.', fields: {} };
    await stores.files.settleInspection(paper.fileKey, { state: 'refused', refusal });
    await expect(getContent.run({ viewer: OWNER, contentId })).rejects.toMatchObject(NO_ITEM);
    expect(await getContent.run({ viewer: ADMIN, contentId })).toMatchObject({ content: { id: contentId } });
  });

  it('was revoked a moment ago', async () => {
    const { getCourseForStudent, courseId, stores, clock } = await courseThatIs('live');
    await stores.enrolments.revoke(OWNER.userId, courseId, clock.now());
    await expect(getCourseForStudent.run({ viewer: OWNER, courseId })).rejects.toMatchObject(FORBIDDEN);
  });
});
