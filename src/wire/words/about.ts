/** Words of the about page. The council's process is structure: the council is the authority on it. */
export const ABOUT_WORDS = {
  title: 'About us and the ADC process',
  heading: 'A school for one exam',
  lead: 'We prepare dentists trained overseas for the written exam of the Australian Dental Council. Nothing else.',
  textHeading: 'About us',
  text: [
    'You have years of practice, and one big exam before you can work in Australia. The syllabus is wide and the time is short. Most people study alone, after work, in a second language.',
    'Our courses turn that into a plan: seven modules, each of seven days. You see what you have done and what comes next. You can bring your questions to your mentor.',
    'Choose 5 months of full-time study, or 10 months if you also work. The subjects are the same.',
  ].join('\n\n'),
  promiseHeading: 'What we promise',
  promises: [
    'The price you see is the price you pay.',
    'Your course stays open for the months you bought, even if we stop selling it.',
    'You continue where you stopped, on every device.',
    'You see how much is in a course, day by day, before you pay.',
    'We publish no pass rate that nobody can check.',
  ].join('\n'),
  whyHeading: 'Why study with us',
  why: [
    'Only what this exam tests.',
    'Days short enough to finish after work.',
    'Each course says what it includes, and includes what it says.',
    'A mentor you can write to, also before you pay.',
  ].join('\n'),
} as const;
