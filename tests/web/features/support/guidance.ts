import { PROMISES, type Promised } from '../../../../src/wire/literals.ts';
import type { AdminCourseReply } from '../../../../src/wire/replies/admin-catalog.ts';
import type { AdminGuidance } from '../../../../src/wire/replies/guidance.ts';

/** A course that nobody has given anything but files yet, as an administrator reads it. */
export const NO_GUIDANCE: AdminGuidance &
  Pick<AdminCourseReply, 'hasQuestionBank' | 'freeLessons'> & { openPromises: Promised[] } = {
  studyGroupUrl: '',
  mentorUrl: '',
  soldWithout: [],
  hasQuestionBank: true,
  freeLessons: [],
  openPromises: [...PROMISES],
};
