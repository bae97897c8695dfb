import type { Lesson } from './lesson.ts';

export const operativeEndodontics: Lesson = {
  moduleNumber: 6,
  slug: 'operative-endodontics',
  title: 'Operative and endodontics',
  question: 'Is this pulp reversible, irreversible or dead?',
  slides: [
    {
      kind: 'steps',
      heading: 'Ask and test in this order',
      steps: [
        { name: 'Story', detail: 'What starts it, how long does it stay?' },
        { name: 'Cold', detail: 'Test a healthy neighbour first.' },
        { name: 'Percuss', detail: 'Tender? The periapical tissue is involved.' },
        { name: 'Film', detail: 'Caries depth, apex, previous work.' },
      ],
    },
    {
      kind: 'table',
      heading: 'What cold tells you',
      table: {
        columns: ['Pulp', 'Answer to cold'],
        rows: [
          ['Normal', 'Felt, gone within seconds'],
          ['Reversible pulpitis', 'Sharp, gone when the cold is gone'],
          ['Irreversible pulpitis', 'Pain lingers, or wakes at night'],
          ['Necrotic', 'Nothing at all'],
        ],
      },
    },
    {
      kind: 'points',
      heading: 'Then treat the pulp you found',
      points: [
        'Reversible: remove the cause, seal the tooth, keep the pulp.',
        'Irreversible: vital pulp therapy, root canal treatment or extraction.',
        'Necrotic: root canal treatment or extraction.',
        'Antibiotics do not relieve pulpitis.',
      ],
    },
    {
      kind: 'points',
      heading: 'Irrigate safely',
      points: [
        'Rubber dam always. Hypochlorite dissolves tissue, also the healthy kind.',
        'Side-vented needle, loose in the canal, short of the apex.',
        'EDTA 17 % takes the smear layer; never mix chlorhexidine with hypochlorite.',
      ],
    },
  ],
  summary: [
    'Lingering pain is the dividing line.',
    'Test neighbours before the suspect.',
    'Treat the cause; tablets come second.',
  ],
};
