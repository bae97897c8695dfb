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
      alt: 'The course page: modules on the left, and the days of one module with their items.',
      caption: 'Your course: seven modules, day by day.',
    },
    player: {
      alt: 'The page of a lesson with chapters, and the outline of the course next to it.',
      caption: 'A lesson with chapters. It remembers where you stopped.',
    },
    /** Shown for a program of questions alone. */
    question: {
      alt: 'A question with its case on one side. On the other, the correct answer and the explanation.',
      heading: 'Questions with explanations',
      caption: 'Cases with five options for each question. The explanation says why each option is right or wrong.',
    },
    result: {
      alt: 'A result: the points of each cluster next to its pass mark, and which cluster is below it.',
      heading: 'Marks by cluster',
      caption: 'Each cluster of questions has a pass mark of its own, as in the real exam.',
    },
    /** Follow from how the school works, where a program has exams. */
    ofExams: [
      'A lost connection ends no exam. Your answers wait on your device until it is back.',
      'If a question was wrong, it is corrected for everyone who sat it.',
    ],
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
  longerTape: 'Best with a job',
  bothInclude: 'Both include',
  taxInvoice: 'Sales with GST come with an Australian tax invoice.',
  noPrice: 'We show the price when this program opens for enrolment.',
  seeThisCourse: (months: number) => `See the ${months}-month course`,
  seeAllCourses: 'See courses',

  examTooth: 'WISDOM TOOTH',
  exam: 'The written exam',
  moduleNumber: moduleCode,
} as const;
