/**
 * The ADC process on the about page, whose other words are blocks (src/wire/words/about.ts). The council is the
 * authority on the assessment: see the link next to them.
 */
export const ABOUT = {
  processHeading: 'The ADC process in three steps',
  processLine: 'The Australian Dental Council assesses dentists trained overseas in three steps, in this order.',
  here: 'You are here',
  steps: [
    {
      title: 'Initial assessment',
      line: 'The council checks your degree, your registration and your identity. It tells you if you may sit the exams.',
      isHere: false,
    },
    {
      title: 'Written exam',
      line: 'Part 1 of the exams, about the science and practice of dentistry. Our courses prepare you for this one.',
      isHere: true,
    },
    {
      title: 'Practical exam',
      line: 'Part 2: you show your clinical skills. You can sit it after you pass the written exam.',
      isHere: false,
    },
  ],
  sourceHeading: 'From the council itself',
  sourceLine: 'Rules, fees and dates change. Always check what the council publishes.',
  processLink: 'Read the process at the Australian Dental Council',
  seeCourses: 'See courses and prices',
} as const;
