import type { StudyNotes } from './study-notes.ts';

export const prosthodonticsNotes: StudyNotes = {
  moduleNumber: 3,
  introduction:
    'Most prosthodontic questions ask one thing: what carries the load, and what stops it from moving? Decide on support before retention, and on retention before looks.',
  sections: [
    {
      heading: 'Complete dentures',
      points: [
        'Retention resists leaving the tissue; stability resists sideways load; support resists sinking.',
        'Primary support: the hard palate and ridge crest above; the buccal shelf below.',
        'Freeway space, the gap between the jaws at rest, is usually 2 to 4 mm. Clicking teeth and tired muscles: too little.',
        'The posterior palatal seal lies near the vibrating line, and makes up for shrinkage of the acrylic.',
      ],
    },
    {
      heading: 'Crowns and bridges',
      points: [
        'Length and low taper give retention: at least 3 mm of wall in front, 4 mm on molars.',
        'A ferrule of 1.5 to 2 mm of sound dentine protects a root-filled tooth better than any post.',
        'A post does not strengthen a root. Leave 4 to 5 mm of gutta-percha at the apex.',
        'Ante’s law: root surface of the abutments should at least equal that of the teeth replaced. A guide, not a law.',
      ],
    },
    {
      heading: 'Impressions and implants',
      points: [
        'Alginate loses and takes up water: pour it soon. Addition silicone stays true for days.',
        'Sulphur from latex gloves stops addition silicone from setting.',
        'Leave 1.5 mm of bone between implant and tooth, 3 mm between implants, 2 mm above the nerve canal.',
      ],
    },
  ],
  table: {
    caption: 'How much to reduce for a posterior crown (usual textbook values)',
    columns: ['Material', 'Functional cusp', 'Other cusp', 'Margin'],
    rows: [
      ['Cast gold', '1.5 mm', '1.0 mm', 'Chamfer, 0.5 mm'],
      ['Metal-ceramic', '2.0 mm', '1.5 to 2.0 mm', 'Shoulder 1.2 mm where there is ceramic'],
      ['Glass ceramic', '2.0 mm', '1.5 to 2.0 mm', 'Rounded shoulder, 1.0 mm'],
      ['Full zirconia', '1.5 mm', '1.0 mm', 'Chamfer, 0.5 to 1.0 mm'],
    ],
  },
  questions: [
    {
      stem: 'The lower teeth present are 34 to 44, and 47. Molars 48 and 38 will not be replaced. The Kennedy class is:',
      answer: 'Class II, modification 1',
      others: ['Class I', 'Class III', 'Class IV'],
      reason: 'Left side: a free end. Right side: the bounded gap of 45 and 46 is the one modification.',
    },
    {
      stem: 'A new complete denture wearer says the teeth click when he talks, and his face muscles ache by evening. The likely fault is:',
      answer: 'Too little freeway space',
      others: ['Too much freeway space', 'Overextended flange', 'A missing palatal seal'],
      reason: 'The vertical dimension of occlusion is too high.',
    },
    {
      stem: 'The palate beneath an upper denture is red but painless; the patient sleeps with it in. The first step is:',
      answer: 'Leave it out at night and clean it well',
      others: ['A new denture', 'Biopsy', 'Oral fluconazole'],
      reason: 'Denture stomatitis: hygiene and rest come first, topical antifungals next.',
    },
    {
      stem: 'A root-filled premolar has 1 mm of tooth above the gingiva all round. The surest way to a durable crown is:',
      answer: 'Crown lengthening or extrusion to gain a ferrule',
      others: ['A longer post', 'A wider post', 'A resin cement'],
      reason: 'Without a ferrule of about 2 mm, roots split and crowns come off.',
    },
    {
      stem: 'Putty of addition silicone stays tacky after hand mixing. The cause is most likely:',
      answer: 'Latex gloves',
      others: ['Cold water', 'Too much catalyst', 'Old adhesive'],
      reason: 'Sulphur compounds poison the platinum catalyst. Mix with vinyl or nitrile gloves.',
    },
  ],
};
