import { moduleCode } from '../../../src/wire/course-labels.ts';

/** Words of the landing page. No pass rate, no testimonial, no person that does not exist (decision B17). */
export const HOME = {
  title: 'ADC Part 1 exam preparation',
  eyebrow: 'ADC PART 1 · 5 OR 10 MONTHS',
  heading: 'Prepare for the ADC written exam, one module at a time',
  lead: 'Structured sprint courses for dentists trained overseas: recorded subject-wise videos, weekly past-paper discussions and a mentor you can ask.',
  seeCourses: 'See live courses',
  adcProcess: 'How the ADC process works',
  from: 'From',
  onePayment: 'one payment, nothing monthly',
  pauseLoop: 'Pause background video',
  playLoop: 'Play background video',
  loopSound: 'Sound of the background video',

  missionHeading: 'Made for the months before the exam',
  missionLine: 'You already are a dentist. What is missing is order, time and somebody to ask.',
  features: [
    {
      title: 'A plan for every day',
      line: 'Seven modules of seven days each. You always know what comes next, and what you have done.',
    },
    {
      title: 'Videos, subject by subject',
      line: 'Recorded lessons that keep your place, on the phone in the tram and on the desk at night.',
    },
    { title: 'Past papers, live', line: 'Every week we take questions apart together, and the case behind them.' },
    { title: 'Mock exams, free', line: 'Mock papers lie among the documents of your course and cost nothing more.' },
  ],

  mentorHeading: 'One mentor, from the first module to the last',
  mentorLines: [
    'The mentor leads the weekly discussions and answers in the study group. When you ask for help, the school can see how far you are.',
    'You do not queue in a help desk. You write to the person who teaches you.',
  ],
  mentorFacts: ['Weekly live discussions', 'Case discussions', 'Personal support'],

  programHeading: 'The program',
  program: [
    { title: '5 or 10 months', line: 'The short sprint if you study full time, the long one beside work and family.' },
    { title: 'Structured modules', line: 'The same seven subjects in both, cut into days you can finish.' },
    { title: 'Expert mentor', line: 'Guidance every week, and a study group that goes through it with you.' },
  ],

  pricesHeading: 'What you get, and what it costs',
  pricesLine:
    'Both programs have the same seven modules and everything below. What differs is how much of a day they ask for.',
  programOf: (months: number) => `${months}-month program`,
  forWhom: { 5: 'For those who can study full time.', 10: 'For those who study beside work and family.' },
  longerTape: 'Twice the time',
  bothInclude: 'Both include',
  noPrice: 'The price is shown as soon as this program is open for enrolment.',
  seeThisCourse: (months: number) => `See the ${months}-month course`,
  seeAllCourses: 'See courses',

  curriculumHeading: 'Seven modules, seven teeth',
  curriculumLine: 'A quadrant, without the wisdom tooth. That one is the exam.',
  examTooth: 'WISDOM TOOTH',
  exam: 'The written exam',
  moduleNumber: moduleCode,

  contactHeading: 'Ask before you enrol',
  contactLine: 'Write what you want to know. We answer to the email address you give.',
} as const;
