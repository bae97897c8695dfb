import type { Lesson } from '../lessons/lesson.ts';

/** The second lesson of the first module: short, and on one subject. */
export const readingBitewings: Lesson = {
  moduleNumber: 1,
  day: 3,
  slug: 'reading-bitewings',
  title: 'Reading a Bitewing',
  question: 'What does one film tell me about caries and bone?',
  slides: [
    {
      kind: 'points',
      heading: 'Judge the film before the teeth',
      points: [
        'It shows the crowns of both arches and the crest of the bone between them.',
        'Contacts are open. Where they overlap, a lesion can hide.',
        'It reaches from the distal of the canine to the last contact.',
      ],
    },
    {
      kind: 'table',
      heading: 'How deep does the shadow reach',
      table: {
        columns: ['Code', 'Deepest point of the shadow'],
        rows: [
          ['E1', 'Outer half of the enamel'],
          ['E2', 'Inner half of the enamel'],
          ['D1', 'Outer third of the dentine'],
          ['D2', 'Middle third of the dentine'],
          ['D3', 'Inner third of the dentine'],
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'Dark, and yet no caries',
      steps: [
        { name: 'Cervical burnout', detail: 'A blurred band at the neck, above the crest.' },
        { name: 'Mach band', detail: 'A dark line beside a bright edge: the eye makes it.' },
        { name: 'Old material', detail: 'Radiolucent, with a sharp outline.' },
      ],
    },
    {
      kind: 'figures',
      heading: 'The bone on the same film',
      figures: [
        { value: '2 mm', meaning: 'at most, from the cemento-enamel junction to a healthy crest' },
        { value: 'Vertical', meaning: 'bitewings where pockets are deep: they show more bone' },
      ],
    },
  ],
  summary: [
    'A lesion is deeper than its shadow.',
    'One film cannot tell an active lesion from an arrested one.',
    'How often to take films follows from the risk of the patient.',
  ],
  source: 'After White and Pharoah, Oral Radiology: Principles and Interpretation.',
};
