import type { MockExam } from '../../../src/domain/exam/mock-exam.ts';
import { monday } from '../../contracts/samples.ts';

/** A published one of the course `course`, without sections. */
export const aMockExam = (facts: Partial<MockExam> = {}): MockExam => ({
  ...{ id: 'mock', title: 'Mock exam 1', blueprintVersion: 0, state: 'published', revision: 1, sections: [] },
  ...{
    courseIds: ['course'],
    releaseAt: null,
    isDemo: false,
    isFree: false,
    createdAt: monday,
    publishedAt: null,
    closedAt: null,
  },
  ...facts,
});
