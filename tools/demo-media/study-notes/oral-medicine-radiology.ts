import type { StudyNotes } from './study-notes.ts';

export const oralMedicineRadiologyNotes: StudyNotes = {
  moduleNumber: 4,
  introduction:
    'Say what you see before you say what it is: site, size, edge, surface, how long. An ulcer or a patch with no cause that is still there after two weeks is referred or biopsied, whatever you think it is.',
  sections: [
    {
      heading: 'White, red and suspicious',
      points: [
        'It wipes off: think of pseudomembranous candidiasis. It does not: keratosis, lichen planus, leukoplakia.',
        'Leukoplakia is named only when every known cause is excluded. Mixed red and white, and red patches, carry the highest risk.',
        'Places of risk: side and underside of the tongue, floor of the mouth. Tobacco and alcohol multiply each other.',
      ],
    },
    {
      heading: 'Ulcers and blisters',
      points: [
        'Minor aphthae: under 10 mm, on movable mucosa, healed in 7 to 14 days without a scar.',
        'Pemphigus vulgaris splits within the epithelium (desmoglein); mucous membrane pemphigoid splits beneath it.',
        'Herpes zoster stops at the midline and follows one branch.',
        'Reticular lichen planus: lace-like lines on both cheeks.',
      ],
    },
    {
      heading: 'Radiographs',
      points: [
        'Every exposure needs a reason and a report. Keep the dose as low as reasonably achievable.',
        'Foreshortened: vertical angle too steep. Elongated: too flat. Overlapped contacts: wrong horizontal angle.',
        'Rectangular collimation cuts the dose by about half or more.',
        'Bitewings show caries between teeth; periapicals show the apex.',
      ],
    },
  ],
  table: {
    caption: 'Bone lesions side by side',
    columns: ['Lesion', 'Usual place', 'Picture', 'Remember'],
    rows: [
      ['Radicular cyst', 'Apex, non-vital tooth', 'Round, corticated', 'Commonest jaw cyst'],
      ['Dentigerous cyst', 'Lower third molar, upper canine', 'From the neck of the crown', 'Displaces the tooth'],
      ['Keratocyst', 'Angle and ramus', 'Scalloped, runs lengthways', 'Recurs; several in Gorlin syndrome'],
      ['Ameloblastoma', 'Lower molar region', 'Soap bubbles', 'Resorbs roots; wide excision'],
      ['Osteosarcoma', 'Either jaw', 'Sunray, widened ligament', 'Pain, numbness: refer now'],
    ],
  },
  questions: [
    {
      stem: 'A 58-year-old smoker has a painless, firm ulcer with a rolled edge on the side of the tongue, there for five weeks. A sharp cusp lies nearby. The best plan is:',
      answer: 'Urgent referral for biopsy',
      others: ['Smooth the cusp, review in three months', 'Steroid paste', 'Chlorhexidine for a month'],
      reason: 'More than two weeks, a high-risk site, firm with rolled edge: carcinoma until proven otherwise.',
    },
    {
      stem: 'Creamy plaques wipe off leaving a red surface in an asthmatic who uses a steroid inhaler. Beside antifungals, advise:',
      answer: 'Use a spacer and rinse after each dose',
      others: ['Stop the inhaler', 'Oral prednisolone', 'Biopsy at once'],
      reason: 'Less steroid stays in the mouth; the asthma treatment goes on.',
    },
    {
      stem: 'A unilocular radiolucency surrounds the crown of an impacted 38 and joins the tooth at its neck. The likely diagnosis is:',
      answer: 'Dentigerous cyst',
      others: ['Radicular cyst', 'Stafne cavity', 'Lateral periodontal cyst'],
      reason: 'Attachment at the cemento-enamel junction of an unerupted tooth is its signature.',
    },
    {
      stem: 'With the tube moved mesially, an impacted canine seems to move mesially too, against the incisor roots. The canine lies:',
      answer: 'Palatally',
      others: ['Buccally', 'In line with the arch', 'It cannot be told'],
      reason: 'Same lingual (palatal), opposite buccal.',
    },
    {
      stem: 'Electric-shock pain for seconds, set off by touching one cheek, between attacks no pain. Teeth are sound. The first-line drug is:',
      answer: 'Carbamazepine',
      others: ['Amoxicillin', 'Ibuprofen', 'Amitriptyline'],
      reason: 'Trigeminal neuralgia. Exclude other causes; monitor blood count, sodium and skin.',
    },
  ],
};
