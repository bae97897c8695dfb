import type { PlannedEntry } from '../../domain/learning/plan/fixed-points.ts';
import type { StudyGoal } from '../../domain/learning/plan/study-goal.ts';
import type { LaidPlan, StudentPlan } from '../../domain/learning/queries/get-plan.ts';
import type { PlanEntry, PlanReply } from '../../wire/replies/plan.ts';

/** Titles that a sentence about what does not fit can take. */
const MAX_TITLES = 5;

export function entryReply(entry: PlannedEntry): PlanEntry {
  const none = { label: null, part: null, startsAt: null, cards: null, minutes: entry.minutes };
  switch (entry.kind) {
    case 'cards':
      return { ...none, kind: 'cards', id: 'cards', courseId: null, title: '', cards: entry.cards };
    case 'meeting': {
      const { courseId, courseTitle, startsAt } = entry.meeting;
      const startsAtText = startsAt.toISOString();
      return { ...none, kind: 'discussion', id: courseId, courseId, title: courseTitle, startsAt: startsAtText };
    }
    case 'task': {
      const { kind, id, courseId, title, label } = entry.task;
      return { ...none, kind, id, courseId, title, label, part: entry.part };
    }
  }
}

const goalReply = ({ examOn, timeZone, minutes, daysOff, isLight }: StudyGoal): PlanReply['goal'] =>
  examOn === null
    ? null
    : { examOn, timeZone, minutes: [...minutes], daysOff: daysOff.map((one) => ({ ...one })), isLight };

function leftOutReply({ leftOut, missedMeetings }: LaidPlan): PlanReply['leftOut'] {
  const lines = [
    ...leftOut.map(({ reason, task, minutes }) => ({ reason, title: task.title, minutes })),
    ...missedMeetings.map(({ courseTitle, minutes }) => ({
      reason: 'discussion' as const,
      title: courseTitle,
      minutes,
    })),
  ];
  return [...new Set(lines.map(({ reason }) => reason))].map((reason) => {
    const all = lines.filter((line) => line.reason === reason);
    return {
      reason,
      count: all.length,
      minutes: all.reduce((sum, { minutes }) => sum + minutes, 0),
      titles: [...new Set(all.map(({ title }) => title))].slice(0, MAX_TITLES),
    };
  });
}

const NOTHING: Omit<PlanReply, 'state' | 'goal' | 'today'> = {
  doneToday: 0,
  behind: 0,
  days: [],
  putOff: [],
  leftOut: [],
  shortAccess: [],
  ways: { canBeLighter: false, minutes: null, examOn: null },
  feed: null,
};

/** @param days how many from today on; all of them without. Only those with something in it, and today. */
export function planReply(found: StudentPlan, feed: string, days = Number.POSITIVE_INFINITY): PlanReply {
  if (found.state !== 'open') {
    const { state, goal } = found;
    return { ...NOTHING, state, goal: goal ? goalReply(goal) : null, today: state === 'over' ? found.today : null };
  }
  const { plan } = found;
  const { goal, today, ways } = plan;
  const titles = new Map(
    plan.days.flatMap(({ entries }) =>
      entries.flatMap((one) => (one.kind === 'task' ? [[one.task.id, one.task.title]] : [])),
    ),
  );
  return {
    state: 'open',
    goal: goalReply(goal),
    today,
    doneToday: plan.doneToday,
    behind: plan.behind,
    days: plan.days
      .slice(0, days)
      .filter(({ day, entries }) => day === today || entries.length > 0)
      .map(({ day, minutes, entries }) => ({ day, minutes, entries: entries.map(entryReply) })),
    putOff: goal.putOff.flatMap(({ id, until }) => {
      const title = titles.get(id);
      return title !== undefined && until > today ? [{ id, title, until }] : [];
    }),
    leftOut: leftOutReply(plan),
    shortAccess: plan.shortAccess.map((one) => ({ ...one })),
    ways: { canBeLighter: plan.canBeLighter, minutes: ways.minutes && [...ways.minutes], examOn: ways.examOn },
    feed,
  };
}
