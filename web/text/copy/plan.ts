import { counted } from '../counted.ts';
import { minuteWords } from '../duration.ts';

/** Words of the study plan: on the dashboard, its own page, its form and in Profile. */

/** Formats minutes. Below an hour and a half they stay minutes, since those of a day are compared. */
export const minutesWords = (minutes: number): string => (minutes < 90 ? `${minutes} min` : minuteWords(minutes));

const things = (count: number): string => counted(count, 'thing');

export const PLAN = {
  title: 'Your plan',
  loading: 'Loading your plan...',
  failed: 'Your plan could not be loaded. Please try again.',
  today: 'Today',
  sum: (minutes: number) => `Today · ${minutesWords(minutes)}`,
  daysToGo: (days: number) => (days === 1 ? 'Your exam is tomorrow.' : `${days} days to your exam.`),
  notToday: 'Not today',
  putOff: 'It waits until tomorrow.',
  undo: 'Undo',
  whole: 'Your whole plan',
  more: (count: number) => (count === 1 ? '1 more today' : `${count} more today`),
  allDone: 'That is all for today. Well done.',
  dayOff: 'Nothing planned for today.',
  behindLine: (days: number) => `${days} days behind: lighter, later or more minutes?`,
  unfitLine: 'Not everything fits before your exam. See your ways out.',
  begins: 'you begin it',
  continues: 'you continue it',
  discussion: (course: string) => `Live discussion · ${course}`,
  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  kinds: {
    video: 'Video',
    pdf: 'Paper',
    test: 'Practice',
    mock: 'Mock exam',
    discussion: 'Discussion',
    cards: 'What you got wrong before',
  },

  askTitle: 'When is your exam?',
  askLine: 'Say when it is and how much time your days have. We lay your lessons, papers and tests over them.',
  ask: 'Make a plan',
  notNow: 'Not now',
  skipped: 'You find it in your profile when you want it.',
  overTitle: 'Your exam day has come',
  overLine: 'All the best for it. Do you have another exam? Make a plan for its day.',
  over: 'Make another plan',

  examOn: (day: string) => `Your exam: ${day}`,
  zone: (zone: string) => `Days by the clocks of ${zone}.`,
  otherZone: (zone: string) => `Your device is in ${zone}.`,
  change: 'Change your plan',
  print: 'Print',
  nothing: 'Nothing is left to plan. You have done everything in your courses.',
  sevenDays: (day: string) => `Week from ${day}`,
  ofDay: (planned: number, all: number) => `${minutesWords(planned)} of ${minutesWords(all)}`,
  waiting: 'Put off',
  waits: (title: string, day: string) => `${title} waits until ${day}.`,
  bringBack: 'Bring back',

  behindTitle: (days: number) => `${days} days went another way`,
  behindFits: 'That is fine. What is left is laid anew over the days you have, and it still fits.',
  behindUnfit: 'That is fine. What is left is laid anew over the days you have.',
  unfitTitle: 'Not everything fits',
  unfit: {
    time: (count: number, minutes: number) =>
      `${things(count)}, ${minutesWords(minutes)} together, are more than your days have before the exam.`,
    long: (count: number, minutes: number) =>
      `${things(count)} cannot be divided, and no day of your plan is long enough: ${minutesWords(minutes)} together.`,
    access: (count: number, minutes: number) =>
      `${things(count)}, ${minutesWords(minutes)} together, come after your access ends.`,
    discussion: (count: number, _minutes: number) => `${things(count)} are on days that are too short for them.`,
  },
  unfitTitles: (titles: readonly string[], count: number) =>
    `${titles.join(', ')}${count > titles.length ? ' and others' : ''}`,
  ways: 'Your ways out',
  lighter: 'Lighter',
  lighterLine: 'Lessons and mock exams only. Papers and practice stay in the course.',
  later: 'Later',
  laterLine: (day: string | null) => (day ? `Everything fits for an exam from ${day} on.` : 'Choose a later exam.'),
  minutes: 'More minutes',
  minutesLine: (minutes: readonly number[] | null) =>
    minutes
      ? `Everything fits with ${minutesWords(Math.max(...minutes))} on your longest day.`
      : 'Give your days more.',
  accessTitle: 'Your access ends before your exam',
  accessLine: (course: string, day: string) => `${course} is open for you until ${day}.`,

  calendar: 'In your calendar',
  calendarLine:
    'Subscribe to this address in your calendar program. It follows every change. Who has the address can read your plan.',
  calendarAddress: 'Address of your calendar',
  copy: 'Copy the address',
  copied: 'The address is copied.',
  notCopied: 'Your browser did not allow it. Please select the address and copy it.',
  renew: 'Get another address',
  renewAsk: 'The present address ends at once. Calendars that use it show nothing any more.',
  renewed: 'This is the new address. The old one has ended.',
  end: 'End your plan',
  endAsk: 'Your exam date, your minutes and your days off are deleted. What you have done in your courses stays.',
  ended: 'Your plan has ended.',

  formTitle: 'Make your plan',
  exam: 'Day of your exam',
  examHint: 'The first day, if it takes more than one.',
  examChoices: 'Next exams',
  timeZone: 'Time zone',
  timeZoneHint: 'Your days begin and end by its clocks.',
  minutesHeading: 'Minutes for each weekday',
  minutesHint: 'What you can really give. 0 is a day without study.',
  daysOff: 'Days off',
  daysOffHint: 'Holidays, shifts, family: nothing is planned on them.',
  row: (number: number) => `Time off ${number}`,
  from: 'First day',
  to: 'Last day',
  addDays: 'Add days off',
  removeDays: 'Remove',
  removeRow: (number: number) => `Remove time off ${number}`,
  light: 'A lighter plan: lessons and mock exams only. Papers and practice stay in the course.',
  save: 'Save your plan',
  saving: 'Saving...',
  saved: 'Your plan is ready.',
  lighterNote: 'The box for a lighter plan is ticked. Save to use it.',
  laterNote: 'The day is the first one for which everything fits. Choose the one you have booked.',
  minutesNote: 'These are the minutes with which everything fits. Change them as you like.',

  profile: 'Study plan',
  profileLine: 'Your exam date, and what your days have room for.',
  profileNone: 'You have no plan yet.',
} as const;
