import type { Lesson } from './lesson.ts';

/** Staging and grading follow the 2018 classification of periodontal diseases. */
export const periodontology: Lesson = {
  moduleNumber: 1,
  slug: 'periodontology',
  title: 'Periodontology',
  question: 'How do I stage and grade periodontitis from one chart?',
  slides: [
    {
      kind: 'points',
      heading: 'Measure before you name',
      points: [
        'Probing depth runs from the gingival margin to the base of the pocket.',
        'Attachment level runs from the cemento-enamel junction to that base.',
        'With recession, add it to the depth: 4 mm + 2 mm = 6 mm lost.',
      ],
    },
    {
      kind: 'table',
      heading: 'Stage: how much is lost',
      table: {
        columns: ['Stage', 'Attachment loss', 'Bone loss on the film'],
        rows: [
          ['I', '1 to 2 mm', 'Under 15 % of the root'],
          ['II', '3 to 4 mm', '15 to 33 %'],
          ['III', '5 mm or more', 'Middle third or beyond'],
          ['IV', '5 mm or more', 'And the bite needs rebuilding'],
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'Grade: how fast it runs',
      steps: [
        { name: 'Grade A', detail: 'Slow. No loss over five years.' },
        { name: 'Grade B', detail: 'Moderate. Start here, then look for evidence.' },
        { name: 'Grade C', detail: 'Rapid. 2 mm or more in five years.' },
      ],
    },
    {
      kind: 'figures',
      heading: 'Two facts move a grade up to C',
      figures: [
        { value: '10', meaning: 'cigarettes a day, or more' },
        { value: '7.0 %', meaning: 'HbA1c or more, in a patient with diabetes' },
      ],
    },
  ],
  summary: [
    'Stage by the worst interdental site.',
    'Grade by rate, then by smoking and diabetes.',
    'A treated patient remains a periodontitis patient for life.',
  ],
};
