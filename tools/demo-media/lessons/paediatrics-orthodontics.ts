import type { Lesson } from './lesson.ts';

/** Trauma times follow the International Association of Dental Traumatology, 2020. */
export const paediatricsOrthodontics: Lesson = {
  moduleNumber: 2,
  slug: 'paediatric-dentistry-orthodontics',
  title: 'Paediatric Dentistry and Orthodontics',
  question: 'A tooth is knocked out. What do I do in the next hour?',
  slides: [
    {
      kind: 'points',
      heading: 'First: which tooth is it?',
      points: [
        'A primary tooth is never replanted: it may harm its successor.',
        'A permanent tooth goes back at once, by whoever is there.',
        'No replanting possible? Keep it in milk, never dry, not in water.',
      ],
    },
    {
      kind: 'steps',
      heading: 'At the place of the accident',
      steps: [
        { name: 'Hold', detail: 'Pick it up by the crown. Leave the root alone.' },
        { name: 'Rinse', detail: 'Dirty? Briefly, in milk, saline or saliva.' },
        { name: 'Replant', detail: 'Push gently home and bite on a cloth.' },
        { name: 'Go', detail: 'See a dentist straight away.' },
      ],
    },
    {
      kind: 'table',
      heading: 'How long does the splint stay?',
      table: {
        columns: ['Injury', 'Flexible splint'],
        rows: [
          ['Avulsion', '2 weeks'],
          ['Extrusion', '2 weeks'],
          ['Lateral luxation', '4 weeks'],
          ['Root fracture, middle third', '4 weeks'],
        ],
      },
    },
    {
      kind: 'figures',
      heading: 'Two numbers to remember',
      figures: [
        { value: '60 min', meaning: 'dry: the periodontal ligament cells are lost' },
        { value: '2 weeks', meaning: 'closed apex: start root canal treatment by then' },
      ],
    },
  ],
  summary: [
    'Primary: do not replant. Permanent: replant now.',
    'Milk beats water; wet beats dry.',
    'Open apex: wait and watch for new blood supply.',
  ],
};
