/** Words of the about page. The council is the authority on the assessment: see the link beside them. */
export const ABOUT = {
  title: 'About the school and the ADC process',
  heading: 'A school for one exam',
  lead: 'We prepare dentists trained overseas for the written part of the Australian Dental Council assessment. Nothing else.',
  textHeading: 'About us',
  text: [
    'Whoever comes to Australia with a dental degree from elsewhere has years of practice and one large exam ahead. The syllabus is wide, the time is short, and most people study for it alone, after work, in a second language.',
    'Our courses turn that into a plan: seven modules, each with seven days of videos and papers. You see what is done and what is next, and every week there is a live discussion to bring your questions to.',
    'There is a sprint of 5 months and one of 10. The subjects are the same; what differs is how much of a day they ask for.',
  ],
  processHeading: 'The ADC process in three steps',
  processLine: 'The Australian Dental Council assesses dentists trained overseas in three steps, in this order.',
  here: 'You are here',
  steps: [
    {
      title: 'Initial assessment',
      line: 'The council looks at your degree, your registration and your identity. It tells you whether you may sit the exams.',
      isHere: false,
    },
    {
      title: 'Written exam',
      line: 'Part 1 of the examinations, about the sciences and the practice of dentistry. This is what our courses prepare you for.',
      isHere: true,
    },
    {
      title: 'Practical exam',
      line: 'Part 2: you show your clinical skills. It is open to those who have passed the written exam.',
      isHere: false,
    },
  ],
  sourceHeading: 'From the council itself',
  sourceLine: 'Rules, fees and dates change. What the council publishes counts, not what we write here.',
  processLink: 'Read the process at the Australian Dental Council',
  promiseHeading: 'What we promise',
  promises: [
    'The price you see is the price you pay.',
    'What you bought stays open to you for the months you bought, even if the course is later withdrawn from sale.',
    'Your place in every video is kept, on every device.',
    'You see how much is in a course, day by day, before you pay. We publish no pass rate that nobody can check.',
  ],
  whyHeading: 'Why study with us',
  why: [
    'One exam, so nothing in the course is there by habit.',
    'Days short enough to finish after work.',
    'Weekly past-paper discussions with the mentor.',
    'Free mock exams and case discussions.',
    'A study group of people who sit the same paper.',
  ],
  mentorHeading: 'Your mentor',
  seeCourses: 'See live courses',
} as const;
