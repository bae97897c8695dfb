import { PROGRAM } from './program.ts';

/** Words of the next discussion, the study group and the mentor, as students see them. */
export const GUIDANCE = {
  heading: 'Live discussion',
  peopleHeading: 'Study group and mentor',
  onNow: 'On now',
  nextLive: 'Next live discussion:',
  liveNow: 'Live discussion on now,',
  until: (time: string) => `until ${time}`,
  yourClock: 'your time',
  yourTime: (zone: string) => `${zone}, your time`,
  cancelled: (day: string) => `The discussion of ${day} is cancelled.`,
  addToCalendar: 'Add to calendar',
  studyGroup: 'Study group',
  talkToMentor: PROGRAM.talkToMentor,
  of: (course: string) => `of ${course}`,
} as const;
