import type { Lesson } from './lesson.ts';

export const prosthodontics: Lesson = {
  moduleNumber: 3,
  slug: 'prosthodontics',
  title: 'Prosthodontics',
  question: 'Which Kennedy class is it, and what does that change?',
  slides: [
    {
      kind: 'table',
      heading: 'Four classes',
      table: {
        columns: ['Class', 'The gap', 'Carried by'],
        rows: [
          ['I', 'Free end on both sides', 'Teeth and mucosa'],
          ['II', 'Free end on one side', 'Teeth and mucosa'],
          ['III', 'Bounded by teeth, one side', 'Teeth'],
          ['IV', 'Front gap across the midline', 'Teeth, or teeth and mucosa'],
        ],
      },
    },
    {
      kind: 'points',
      heading: 'Rules that decide a doubtful case',
      points: [
        'Classify after the extractions, not before.',
        'The most posterior gap names the class.',
        'Every further gap is a modification; its length does not count.',
        'Class IV has no modifications.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Design in this order',
      steps: [
        { name: 'Support', detail: 'Rests, so that it does not sink.' },
        { name: 'Retention', detail: 'Clasps in measured undercuts.' },
        { name: 'Bracing', detail: 'Rigid parts against sideways load.' },
        { name: 'Connector', detail: 'Rigid, clear of the gingival margin.' },
      ],
    },
    {
      kind: 'points',
      heading: 'Free ends rotate',
      points: [
        'Mucosa gives more than a tooth, so the base turns about the rests.',
        'Put the rest on the mesial side of the last tooth.',
        'Place an indirect retainer far in front of that axis.',
      ],
    },
  ],
  summary: [
    'The hindmost gap names the class.',
    'Support first, clasps second.',
    'Class I and II need indirect retention.',
  ],
};
