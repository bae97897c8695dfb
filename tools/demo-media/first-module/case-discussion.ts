import type { Guide } from '../papers/paper.ts';

export const caseDiscussion: Guide = {
  slug: 'module-1-case-discussion',
  title: 'Case Discussion: Five Decisions',
  introduction:
    'One patient from chart to plan, to end the first module. Cover the right column, decide, then compare. The patient is invented.',
  caution:
    'For study. A plan for a real patient follows from examination, consent and the current guidelines, and not from this page.',
  source:
    '2018 classification of periodontal and peri-implant diseases (Journal of Periodontology 2018, 89, Suppl 1); EFP S3 guideline for stages I to III (Sanz and others, Journal of Clinical Periodontology 2020, 47, Suppl 22).',
  parts: [
    {
      heading: 'What the chart says',
      table: {
        columns: ['Finding', 'Value'],
        rows: [
          ['Person', '46 years old, 12 cigarettes a day, diabetes with an HbA1c of 7.4 %'],
          ['Teeth', '27; one lost to periodontitis; the bite is stable'],
          ['Worst site', 'Probing depth 7 mm, interdental attachment loss 6 mm'],
          ['Radiograph', 'Bone lost to the middle third of the root, 45 % at worst'],
          ['Extent', '11 of 27 teeth with attachment loss of this kind'],
          ['Bleeding', '48 % of the sites'],
          ['Furcation', '16 from the cheek: 4 mm, not through'],
        ],
      },
    },
    {
      heading: 'Five decisions',
      table: {
        columns: ['Decide', 'And why'],
        rows: [
          ['1. Is it periodontitis?', 'Yes: interdental attachment loss at more than two teeth that do not touch.'],
          ['2. Which stage?', 'III: 5 mm or more, bone to the middle third, at most four teeth lost, a stable bite.'],
          ['3. Which extent?', '11 of 27 is 41 % of the teeth: generalised from 30 %.'],
          ['4. Which grade?', '45 ÷ 46 is 0.98: B. Ten cigarettes or more, or an HbA1c of 7.0 % or more: C.'],
          ['5. Which words?', 'Generalised periodontitis, stage III, grade C. Smoking and diabetes belong beside it.'],
        ],
      },
    },
    {
      heading: 'A plan in steps',
      points: [
        'Step 1: explain the disease; plaque control between the teeth; offer help to stop smoking; write to the doctor about the diabetes; remove what holds plaque.',
        'Step 2: subgingival instrumentation of the affected teeth, under local anaesthetic, in one or more visits.',
        'After about three months: chart again. Aim: no bleeding pocket deeper than 4 mm, none of 6 mm or more.',
        'Step 3: treat what remains; at 16 talk about the furcation, degree II, and what surgery can and cannot do.',
        'Then supportive care, at first every three months, for life.',
      ],
    },
  ],
  questions: [
    {
      stem: 'The same patient without diabetes who never smoked would be of:',
      answer: 'Grade B',
      others: ['Grade A', 'Grade C', 'No grade'],
      reason: 'The ratio of 0.98 lies between 0.25 and 1.0, and nothing shifts it.',
    },
    {
      stem: 'Had six teeth been lost to periodontitis, the stage would be:',
      answer: 'Stage IV',
      others: ['Stage I', 'Stage II', 'Stage III'],
      reason: 'Five or more teeth lost to the disease.',
    },
    {
      stem: 'The furcation at tooth 16 is of:',
      answer: 'Degree II',
      others: ['Degree I', 'Degree III', 'Degree IV'],
      reason: 'More than 3 mm, and not through to another side.',
    },
    {
      stem: 'After treatment the patient is stable. On the next recall card stands:',
      answer: 'Periodontitis, stage III, grade C, currently stable',
      others: ['Gingivitis', 'Periodontal health', 'Periodontitis, stage I, grade A'],
      reason: 'A stage tells what was lost, and that does not come back. It does not fall with treatment.',
    },
  ],
};
