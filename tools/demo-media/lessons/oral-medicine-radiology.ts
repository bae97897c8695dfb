import type { Lesson } from './lesson.ts';

export const oralMedicineRadiology: Lesson = {
  moduleNumber: 4,
  slug: 'oral-medicine-radiology',
  title: 'Oral Medicine and Radiology',
  question: 'How do I read a radiolucency in the jaw?',
  slides: [
    {
      kind: 'steps',
      heading: 'Describe it before naming it',
      steps: [
        { name: 'Site', detail: 'Which bone, which tooth, which part of the root?' },
        { name: 'Edge', detail: 'Corticated, well defined, or ragged?' },
        { name: 'Inside', detail: 'One chamber, many, or mixed?' },
        { name: 'Effect', detail: 'Roots, canal, cortex: pushed, resorbed, lost?' },
      ],
    },
    {
      kind: 'table',
      heading: 'Four that the exam likes',
      table: {
        columns: ['Lesion', 'Its signature'],
        rows: [
          ['Radicular cyst', 'At the apex of a non-vital tooth'],
          ['Dentigerous cyst', 'At the neck of an unerupted tooth'],
          ['Keratocyst', 'Long in the jaw, little swelling'],
          ['Ameloblastoma', 'Many chambers, resorbs roots'],
        ],
      },
    },
    {
      kind: 'points',
      heading: 'Signs that cannot wait',
      points: [
        'A ragged edge with bone destroyed and no healing around it.',
        'A numb lower lip with no injury to explain it.',
        'A tooth floating in soft tissue, or a socket that does not heal.',
      ],
    },
    {
      kind: 'points',
      heading: 'Which way did it move? Same lingual, opposite buccal',
      points: [
        'Take a second film with the tube shifted mesially.',
        'Moves mesially with the tube: the object lies lingually.',
        'Moves distally, against it: the object lies buccally.',
      ],
    },
  ],
  summary: [
    'Test vitality before calling it a cyst.',
    'The edge tells the speed of growth.',
    'Numb lip, no cause: refer urgently.',
  ],
};
