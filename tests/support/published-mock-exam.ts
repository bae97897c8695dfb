import type { MockExam } from '../../src/domain/exam/mock-exam.ts';

const AT = new Date('2026-03-02T09:00:00.000Z');

/** A published mock exam with these vignettes of `fillBank`, by section, without its way through the office. */
export const publishedMockExam = (
  sections: readonly (readonly string[])[],
  { unscored, ...facts }: Partial<MockExam> & { readonly unscored?: string | undefined } = {},
): MockExam => ({
  ...{ id: 'mock-exam', title: 'Mock exam', blueprintVersion: 0, state: 'published', revision: 1 },
  sections: sections.map((ids) => ({
    ...{ minutes: 20, places: ids.length },
    vignettes: ids.map((id) => ({
      ...{ vignetteId: id, versionId: `${id}-v1`, isFixed: false },
      isScored: id !== unscored,
    })),
  })),
  ...{ courseIds: [], releaseAt: null, isDemo: false, isFree: false, createdAt: AT, publishedAt: AT, closedAt: null },
  ...facts,
});
