import { moduleCode } from '../../../src/wire/course-labels.ts';

/** Words of the landing page. No pass rate, no testimonial, no person that does not exist (decision B17). */
export const HOME = {
  title: 'ADC Part 1 exam preparation',
  eyebrow: 'ADC PART 1 · 5 OR 10 MONTHS',
  heading: 'Prepare for the ADC written exam, one module at a time',
  lead: 'Sprint courses for dentists trained overseas: recorded videos, weekly past-paper discussions and a mentor you can ask.',
  seeCourses: 'See courses and prices',
  adcProcess: 'How the ADC process works',
  from: 'From',
  onePayment: 'one payment, nothing monthly',
  pauseLoop: 'Pause background video',
  playLoop: 'Play background video',
  loopSound: 'Sound of the background video',

  missionHeading: 'Made for the months before the exam',
  missionLine: 'You are already a dentist. We give you a plan, a timetable and a mentor to ask.',
  features: [
    {
      title: 'A plan for every day',
      line: 'Seven modules of seven days each. You always know what comes next, and what you have done.',
    },
    {
      title: 'Videos, subject by subject',
      line: 'Recorded lessons that remember where you stopped, on your phone and on your computer.',
    },
    { title: 'Past papers, live', line: 'Every week we solve past-paper questions together, live.' },
    {
      title: 'Progress you can see',
      line: 'Each video and paper you finish counts, for the day, the module and the course.',
    },
  ],

  insideHeading: 'See it before you buy',
  insideLine: 'These are real screens, with the lessons of our demo course.',
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

  programHeading: 'The program: 5 or 10 months',
  programLine: 'The same subjects with an expert mentor. Choose by the time you have.',
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

  pricesHeading: 'What you get, and what it costs',
  pricesLine: 'Choose 5 months of full-time study, or 10 months if you also work.',
  programOf: (months: number) => `${months}-month program`,
  forWhom: { 5: 'For full-time study.', 10: 'For study with a job or family.' },
  longerTape: 'Best with a job',
  bothInclude: 'Both include',
  noPrice: 'We show the price when this program opens for enrolment.',
  seeThisCourse: (months: number) => `See the ${months}-month course`,
  seeAllCourses: 'See courses',

  curriculumHeading: 'Seven modules, seven teeth',
  curriculumLine: 'One tooth for each module. The wisdom tooth is the exam.',
  examTooth: 'WISDOM TOOTH',
  exam: 'The written exam',
  moduleNumber: moduleCode,
} as const;
