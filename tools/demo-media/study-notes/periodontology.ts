import type { StudyNotes } from './study-notes.ts';

export const periodontologyNotes: StudyNotes = {
  moduleNumber: 1,
  introduction:
    'Periodontitis is diagnosed from attachment that is lost, not from gums that bleed. Read the chart in this order: is there interdental attachment loss at two or more non-adjacent teeth; how much; how fast; what drives it.',
  sections: [
    {
      heading: 'Health and gingivitis',
      points: [
        'Health on an intact periodontium: probing depths of 3 mm or less and bleeding at fewer than 10 % of sites.',
        'Gingivitis: bleeding at 10 % of sites or more; localised up to 30 %, generalised above it. No attachment is lost by it.',
        'Plaque-induced gingivitis is reversible. Drugs that enlarge the gingiva: phenytoin, ciclosporin, calcium channel blockers such as nifedipine.',
      ],
    },
    {
      heading: 'Furcation and mobility',
      points: [
        'Furcation, horizontal probing: degree I up to 3 mm; degree II beyond 3 mm but not through; degree III through and through.',
        'Mobility: grade 1 up to 1 mm sideways; grade 2 more than 1 mm; grade 3 sideways and vertical.',
        'Use the curved Nabers probe for furcations and two instrument handles for mobility, never fingertips.',
      ],
    },
    {
      heading: 'Treatment goes in steps',
      points: [
        'Step 1: plaque control, smoking, diabetes, removal of plaque traps and supragingival calculus.',
        'Step 2: subgingival instrumentation, then look again after about three months.',
        'Step 3: sites that still measure 6 mm or more, or bleed at 4 mm or more: repeat, or operate.',
        'Supportive care for life, usually every three to six months by risk.',
      ],
    },
  ],
  table: {
    caption: 'Stage and grade on one line each (2018 classification)',
    columns: ['', 'Attachment or rate', 'Radiograph', 'Modifier'],
    rows: [
      ['Stage I', '1 to 2 mm', 'Under 15 %', 'No teeth lost to it'],
      ['Stage II', '3 to 4 mm', '15 to 33 %', 'No teeth lost to it'],
      ['Stage III', '5 mm or more', 'Middle third or beyond', 'Up to 4 teeth lost'],
      ['Stage IV', '5 mm or more', 'Middle third or beyond', '5 or more lost; collapse of the bite'],
      ['Grade A', 'None in 5 years', 'Loss ÷ age under 0.25', 'Non-smoker, no diabetes'],
      ['Grade B', 'Under 2 mm in 5 years', '0.25 to 1.0', 'Under 10 a day; HbA1c under 7.0 %'],
      ['Grade C', '2 mm or more in 5 years', 'Above 1.0', '10 a day or more; HbA1c 7.0 % or more'],
    ],
  },
  questions: [
    {
      stem: 'A site has a probing depth of 5 mm and the gingival margin lies 2 mm apical to the cemento-enamel junction. The clinical attachment loss is:',
      answer: '7 mm',
      others: ['3 mm', '5 mm', '10 mm'],
      reason: 'Recession is added to the probing depth: 5 + 2 = 7 mm.',
    },
    {
      stem: 'A 38-year-old who smokes 15 cigarettes a day has a worst interdental attachment loss of 4 mm, bone loss of 25 % and no tooth lost. Direct evidence of the rate is missing. The most fitting diagnosis is periodontitis of:',
      answer: 'Stage II, grade C',
      others: ['Stage I, grade B', 'Stage III, grade A', 'Stage III, grade C'],
      reason: '4 mm is stage II. Ten cigarettes a day or more shift the grade to C.',
    },
    {
      stem: 'A probe enters a buccal furcation 4 mm horizontally but does not come out on the other side. This is:',
      answer: 'Degree II',
      others: ['Degree I', 'Degree III', 'A normal finding'],
      reason: 'More than 3 mm, yet not through and through.',
    },
    {
      stem: 'A 20-year-old student under stress has painful gums, bleeding without touch, and interdental papillae that look punched out. There is no attachment loss. The first treatment is:',
      answer: 'Gentle debridement, chlorhexidine rinses and advice on smoking and rest',
      others: ['Excision of the papillae', 'Amoxicillin for every such patient', 'Biopsy of the gingiva'],
      reason:
        'Necrotising gingivitis: remove deposits as pain allows. Metronidazole is added if there is fever or spread.',
    },
    {
      stem: 'Three months after subgingival instrumentation most sites measure 3 mm, but two molar sites measure 6 mm and bleed. Plaque control is good. The next step is:',
      answer: 'Repeat instrumentation or access surgery at these sites',
      others: ['Recall in one year', 'Extraction of both molars', 'Systemic antibiotics alone'],
      reason: 'A remaining pocket of 6 mm or more leads to step 3 treatment at that site.',
    },
  ],
};
