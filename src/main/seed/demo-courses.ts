import type { NewCourse } from '../../domain/catalog/use-cases/create-course.ts';
import { SCHOOL_TIME_ZONE } from '../../domain/kernel/calendar.ts';
import { centsFromDollars } from '../../domain/kernel/money.ts';

export interface DemoCourse extends Omit<NewCourse, 'thumbnailKey'> {
  readonly isLive: boolean;
}

/** Two courses on sale and one that is still being built. */
export const DEMO_COURSES: readonly [DemoCourse, DemoCourse, DemoCourse] = [
  {
    title: 'ADC Part 1 Mastery Program',
    description:
      'Ten months from first principles to exam day, with room for work and family. ' +
      'Every subject has a lesson and study notes, with weekly past-paper discussions and mock exams.',
    priceCents: centsFromDollars(899),
    durationMonths: 10,
    moduleCount: 7,
    isLive: true,
  },
  {
    title: 'ADC Part 1 Sprint',
    description:
      'Five focused months for dentists who have studied before and want to bring it all together. ' +
      'The same seven modules at double pace, with past papers from the first week.',
    priceCents: centsFromDollars(499),
    durationMonths: 5,
    moduleCount: 7,
    isLive: true,
  },
  {
    title: 'Mock Exam Weeks',
    description: 'Two weeks of timed mock papers with a discussion of every answer. Still being written.',
    priceCents: centsFromDollars(149),
    durationMonths: 1,
    moduleCount: 2,
    isLive: false,
  },
];

/** Placeholder addresses of the demonstration. */
const demoLinks = (course: string) => ({
  studyGroupUrl: `https://example.org/demonstration/${course}/study-group`,
  mentorUrl: `https://example.org/demonstration/${course}/mentor`,
});

/** Guides of the courses on sale in the demonstration's year. */
export const DEMO_GUIDANCE = { mastery: demoLinks('mastery'), sprint: demoLinks('sprint') };

const demoSeries = (course: string) => ({
  timeZone: SCHOOL_TIME_ZONE,
  roomUrl: `https://example.org/demonstration/${course}/live-room`,
});
const [MONDAY, WEDNESDAY, SATURDAY] = [1, 3, 6];

/** Weekly discussions of these courses. */
export const DEMO_SERIES = {
  mastery: [
    {
      ...demoSeries('mastery'),
      ...{ topic: 'Past papers', isCaseDiscussion: false, weekday: WEDNESDAY, startsAt: '19:30', minutes: 90 },
    },
    {
      ...demoSeries('mastery'),
      ...{ topic: 'Cases of the week', isCaseDiscussion: true, weekday: MONDAY, startsAt: '20:00', minutes: 60 },
    },
  ],
  sprint: [
    {
      ...demoSeries('sprint'),
      ...{ topic: 'Past papers and cases', isCaseDiscussion: true, weekday: SATURDAY, startsAt: '10:00', minutes: 120 },
    },
  ],
};

export const OWNED_BY_STUDENT = 'ADC Part 1 Mastery Program';

/** Module of each of the four course-wide papers, by a word of the paper's title. */
export const PAPER_MODULES: readonly { word: string; moduleNumber: number }[] = [
  { word: 'Mock Paper 1', moduleNumber: 1 },
  { word: 'Mock Paper 2', moduleNumber: 7 },
  { word: 'Therapeutic', moduleNumber: 4 },
  { word: 'Clinical Units', moduleNumber: 6 },
];
