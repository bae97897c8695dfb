import type { Lesson } from './lesson.ts';

export const oralSurgery: Lesson = {
  moduleNumber: 5,
  slug: 'oral-surgery',
  title: 'Oral surgery',
  question: 'When does a dental infection become an emergency?',
  slides: [
    {
      kind: 'points',
      heading: 'Most need a dentist, not a tablet',
      points: [
        'Remove the cause: open the canal, or take the tooth out.',
        'Drain the pus. An antibiotic does not reach it well.',
        'Antibiotics are for spread, fever, or a patient at special risk.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Look for these red flags',
      steps: [
        { name: 'Mouth', detail: 'Opens badly, floor raised, tongue pushed up.' },
        { name: 'Throat', detail: 'Hard to swallow, drooling, muffled voice.' },
        { name: 'Body', detail: 'Fever, fast pulse, confusion.' },
        { name: 'Neck', detail: 'Firm swelling across the midline, stridor.' },
      ],
    },
    {
      kind: 'table',
      heading: 'Where the pus goes',
      table: {
        columns: ['From', 'Towards'],
        rows: [
          ['Upper canine', 'Canine space, towards the eye'],
          ['Lower molar, apex above mylohyoid', 'Sublingual space'],
          ['Lower molar, apex below mylohyoid', 'Submandibular space'],
          ['Lower third molar', 'Masticator and throat spaces'],
        ],
      },
    },
    {
      kind: 'points',
      heading: 'Ludwig’s angina',
      points: [
        'Both submandibular and sublingual spaces, and the submental one.',
        'The airway kills, not the tooth: call an ambulance, 000.',
        'Sit the patient up, give oxygen, do not wait for a film.',
      ],
    },
  ],
  summary: ['Source control comes first.', 'Cannot swallow or open? Hospital today.', 'Airway before everything.'],
};
