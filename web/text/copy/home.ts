import { moduleCode } from '../../../src/wire/course-labels.ts';

/** Words of the landing page that follow from its structure; the others are blocks (src/wire/words/home.ts). */
export const HOME = {
  seeCourses: 'See courses and prices',
  adcProcess: 'How the ADC process works',
  from: 'From',
  onePayment: 'one payment, nothing monthly',
  pauseLoop: 'Pause background video',
  playLoop: 'Play background video',
  loopSound: 'Sound of the background video',

  inside: {
    course: {
      alt: 'The course page: modules on the left, and the days of one module with their videos and papers.',
      caption: 'Your course: seven modules, day by day.',
    },
    player: {
      alt: 'The video page: a lesson with chapters, and the outline of the course next to it.',
      caption: 'A lesson with chapters. It remembers where you stopped.',
    },
  },

  program: {
    name: 'Program',
    bestFor: 'Best for',
    fullTime: 'Full-time study',
    withJob: 'Study with a job or family',
    modules: 'Structured modules',
    pace: 'Pace',
    paceOf: (weeks: number) => `One module every ${weeks} weeks`,
    access: 'Access',
    accessOf: (months: number) => `${months} months from the day you enrol`,
    monthly: 'Price per month of access',
    notMonthly: 'You pay once. Nothing is charged monthly.',
  },
  next: 'Next live discussions',
  nextHere: (day: string, time: string) => `${day}, ${time} your time`,
  nextThere: (time: string, place: string) => `${time} in ${place}`,

  programOf: (months: number) => `${months}-month program`,
  forWhom: { 5: 'For full-time study.', 10: 'For study with a job or family.' },
  longerTape: 'Best with a job',
  bothInclude: 'Both include',
  noPrice: 'We show the price when this program opens for enrolment.',
  seeThisCourse: (months: number) => `See the ${months}-month course`,
  seeAllCourses: 'See courses',

  examTooth: 'WISDOM TOOTH',
  exam: 'The written exam',
  moduleNumber: moduleCode,
} as const;
