import type { PlanEntry, PlanReply } from '../../../../../src/wire/replies/plan.ts';

export const anEntry = (facts: Partial<PlanEntry> = {}): PlanEntry => ({
  ...{ kind: 'video', id: 'b', courseId: 'k1', title: 'Furcation', label: '1.3', minutes: 30 },
  ...{ part: null, startsAt: null, cards: null },
  ...facts,
});

/** A plan on Monday, 2 March 2026, with the exam in thirty days. */
export const aPlan = (facts: Partial<PlanReply> = {}): PlanReply => ({
  state: 'open',
  goal: {
    ...{ examOn: '2026-04-01', timeZone: 'Australia/Sydney', isLight: false, daysOff: [] },
    minutes: [60, 60, 60, 60, 60, 60, 60],
  },
  ...{ today: '2026-03-02', doneToday: 0, behind: 0, putOff: [], leftOut: [], shortAccess: [] },
  days: [{ day: '2026-03-02', minutes: 60, entries: [anEntry()] }],
  ways: { canBeLighter: true, minutes: null, examOn: null },
  feed: 'https://cusp.test/api/calendar/ada.1.ics',
  ...facts,
});
