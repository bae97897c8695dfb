import type { Lesson } from './lesson.ts';

export const infectionControl: Lesson = {
  moduleNumber: 7,
  slug: 'infection-control',
  title: 'Infection control',
  question: 'What makes an instrument safe for the next patient?',
  slides: [
    {
      kind: 'table',
      heading: 'Spaulding sorts by what is touched',
      table: {
        columns: ['Class', 'Touches', 'Needs'],
        rows: [
          ['Critical', 'Blood, bone, sterile tissue', 'Sterile at use'],
          ['Semi-critical', 'Mucosa', 'Sterilise where it can be'],
          ['Non-critical', 'Intact skin', 'Clean, disinfect if soiled'],
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'One way, from dirty to clean',
      steps: [
        { name: 'Clean', detail: 'Dirt shields microbes. No cleaning, no sterilising.' },
        { name: 'Inspect', detail: 'Dry, under light; repeat if soiled.' },
        { name: 'Pack', detail: 'One layer, batch label, indicator.' },
        { name: 'Sterilise', detail: 'Then dry, release, and record.' },
      ],
    },
    {
      kind: 'figures',
      heading: 'Steam that kills spores',
      figures: [
        { value: '134 °C', meaning: 'held for at least 3 minutes' },
        { value: '121 °C', meaning: 'held for at least 15 minutes' },
      ],
    },
    {
      kind: 'points',
      heading: 'Is the steriliser working today?',
      points: [
        'Bowie-Dick test: does steam get into a pack? Pre-vacuum machines, daily.',
        'Chemical indicator: did this pack see the conditions?',
        'Spore test: Geobacillus stearothermophilus, the proof by life.',
      ],
    },
  ],
  summary: [
    'Clean first: steam cannot pass through dirt.',
    'A wet pack is not a sterile pack.',
    'Batch labels lead from patient to cycle.',
  ],
};
