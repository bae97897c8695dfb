import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../../../src/domain/kernel/calendar.ts';
import {
  type GoalEdit,
  goalFaults,
  type StudyGoal,
  withPutOff,
} from '../../../../src/domain/learning/plan/study-goal.ts';
import { aGoal, aWeek, TODAY } from './plan-samples.ts';

const faultsOf = (edit: Partial<GoalEdit>) => Object.keys(goalFaults({ ...aGoal(), ...edit }, TODAY));

describe('a goal', () => {
  it.each<[what: string, edit: Partial<GoalEdit>]>([
    ['tomorrow', { examOn: daysAfter(TODAY, 1) }],
    ['in two years', { examOn: daysAfter(TODAY, 730) }],
    ['minutes on one weekday', { minutes: [0, 0, 0, 0, 0, 0, 1] }],
    ['twelve hours a day', { minutes: aWeek(720) }],
    ['one day off', { daysOff: [{ from: TODAY, to: TODAY }] }],
  ])('may have %s', (_what, edit) => {
    expect(faultsOf(edit)).toEqual([]);
  });

  it.each<[field: string, what: string, edit: Partial<GoalEdit>]>([
    ['examOn', 'an exam today', { examOn: TODAY }],
    ['examOn', 'an exam in the past', { examOn: daysAfter(TODAY, -1) }],
    ['examOn', 'an exam in five years', { examOn: daysAfter(TODAY, 5 * 365) }],
    ['examOn', 'a day that does not exist', { examOn: '2026-02-30' }],
    ['timeZone', 'a zone that does not exist', { timeZone: 'Australia/Atlantis' }],
    ['timeZone', 'an offset in place of a zone', { timeZone: '+10:00' }],
    ['minutes', 'no minutes at all', { minutes: aWeek(0) }],
    ['minutes', 'thirty hours a day', { minutes: aWeek(1800) }],
    ['minutes', 'half a minute', { minutes: aWeek(0.5) }],
    ['minutes', 'six weekdays', { minutes: aWeek(60).slice(1) }],
    ['daysOff', 'a time off that ends before it begins', { daysOff: [{ from: TODAY, to: daysAfter(TODAY, -1) }] }],
    ['daysOff', 'too many times off', { daysOff: Array.from({ length: 31 }, () => ({ from: TODAY, to: TODAY })) }],
  ])('is refused at %s for %s', (field, _what, edit) => {
    expect(faultsOf(edit)).toEqual([field]);
  });

  it('names every field that is wrong', () => {
    expect(faultsOf({ examOn: '', timeZone: '', minutes: [], daysOff: [{ from: '', to: '' }] })).toHaveLength(4);
  });
});

describe('what is put off', () => {
  const tomorrow = daysAfter(TODAY, 1);

  it('waits once, can be taken back, and is forgotten on its day', () => {
    const once = withPutOff(withPutOff(aGoal(), 'a', tomorrow, TODAY), 'a', tomorrow, TODAY);
    expect(once.putOff).toEqual([{ id: 'a', until: tomorrow }]);
    expect(withPutOff(once, 'a', null, TODAY).putOff).toEqual([]);
    expect(withPutOff(once, 'b', daysAfter(TODAY, 2), tomorrow).putOff.map(({ id }) => id)).toEqual(['b']);
  });

  it('is limited, and keeps the newest', () => {
    let goal: StudyGoal = aGoal();
    for (let index = 0; index < 210; index += 1) goal = withPutOff(goal, String(index), tomorrow, TODAY);
    expect([goal.putOff.length, goal.putOff.at(-1)?.id]).toEqual([200, '209']);
  });
});
