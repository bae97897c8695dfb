/**
 * Words of the landing page. No pass rate, no testimonial, no person that does not exist (decision B17), and nothing that
 * only some courses hold: price cards list that by course (decision D114).
 */
export const HOME_WORDS = {
  title: 'ADC Part 1 exam preparation',
  eyebrow: 'ADC PART 1 · 5 OR 10 MONTHS',
  heading: 'Prepare for the ADC written exam, one module at a time',
  lead: 'Sprint courses for dentists trained overseas, with a plan for every day and a mentor you can ask.',
  missionHeading: 'Made for the months before the exam',
  missionLine: 'You are already a dentist. We give you a plan, a timetable and a mentor to ask.',
  feature1: 'A plan with your dates',
  feature1Line: 'Say when your exam is and how much time you have. You always know what comes next.',
  feature2: 'Continue where you stopped',
  feature2Line: 'On your phone and on your computer, to the second.',
  feature3: 'See all of it before you pay',
  feature3Line: 'Each course lists its modules, its days and what it includes. No account needed.',
  feature4: 'Progress you can see',
  feature4Line: 'Each item you finish counts, for the day, the module and the course.',
  insideHeading: 'See it before you buy',
  insideLine: 'These are real screens of our demo course.',
  programHeading: 'The program: 5 or 10 months',
  programLine: 'The same subjects with an expert mentor. Choose by the time you have.',
  pricesHeading: 'What you get, and what it costs',
  pricesLine: 'Choose 5 months of full-time study, or 10 months if you also work.',
  curriculumHeading: 'Seven modules, seven teeth',
  curriculumLine: 'One tooth for each module. The wisdom tooth is the exam.',
} as const;
