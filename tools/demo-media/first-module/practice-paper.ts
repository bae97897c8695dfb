import type { Paper } from '../papers/paper.ts';

export const periodontologyPractice: Paper = {
  slug: 'module-1-practice-paper',
  title: 'Practice Paper: Periodontology',
  minutesAllowed: 12,
  introduction:
    'Ten questions on what the first three days taught, one best answer each. Work without notes, then read the reasons, also where you were right.',
  questions: [
    {
      stem: 'A site has a probing depth of 4 mm, and the gingival margin lies 1 mm coronal to the cemento-enamel junction. The clinical attachment loss is:',
      answer: '3 mm',
      others: ['1 mm', '4 mm', '5 mm'],
      reason: 'A margin above the junction is taken off the depth: 4 − 1 = 3 mm.',
    },
    {
      stem: 'All probing depths are 3 mm or less, no attachment is lost, and 22 % of the sites bleed. This is:',
      answer: 'Localised gingivitis',
      others: ['Generalised gingivitis', 'Periodontal health', 'Stage I periodontitis'],
      reason: 'From 10 % to 30 % of the sites is localised; above 30 % it is generalised.',
    },
    {
      stem: 'Which finding makes a patient a case of periodontitis?',
      answer: 'Interdental attachment loss at two or more non-adjacent teeth',
      others: [
        'Bleeding at more than 30 % of the sites',
        'One pocket of 5 mm behind a partly erupted third molar',
        'Recession on the buccal side of one canine after hard brushing',
      ],
      reason: 'Interdental loss, at teeth that do not touch, and not explained by another cause.',
    },
    {
      stem: 'Periodontitis is called generalised from which share of the teeth?',
      answer: '30 %',
      others: ['10 %', '20 %', '50 %'],
      reason: 'Fewer than 30 % of the teeth is localised. The share is counted in teeth, not in sites.',
    },
    {
      stem: 'The worst tooth of a non-smoker of 50 years without diabetes has lost 60 % of its bone. Without older films the grade is:',
      answer: 'Grade C',
      others: ['Grade A', 'Grade B', 'Not to be told'],
      reason: 'Bone loss divided by age: 60 ÷ 50 = 1.2, and above 1.0 is grade C.',
    },
    {
      stem: 'Attachment loss is 6 mm at worst. Six teeth were lost to periodontitis, and the remaining bite has collapsed. The stage is:',
      answer: 'Stage IV',
      others: ['Stage I', 'Stage II', 'Stage III'],
      reason: 'Five or more teeth lost to the disease, and a bite that needs rebuilding, make it stage IV.',
    },
    {
      stem: 'A treated patient has pockets of 4 mm at most. None of those of 4 mm bleeds, and 6 % of all sites bleed. This is:',
      answer: 'A periodontitis patient who is stable',
      others: [
        'A patient cured of periodontitis, to be recalled like any other',
        'Gingivitis on an intact periodontium',
        'Recurrent periodontitis',
      ],
      reason: 'Bleeding below 10 % and no bleeding pocket of 4 mm or more: stable, and in supportive care for life.',
    },
    {
      stem: 'Together with subgingival instrumentation, systemic antibiotics are:',
      answer: 'Not routine, but to be considered for some, such as young adults with generalised stage III disease',
      others: [
        'Given to every patient with a pocket of 6 mm',
        'Given instead of instrumentation in smokers',
        'Never to be given in periodontitis',
      ],
      reason: 'The benefit is small and resistance grows, so that they are kept for chosen patients.',
    },
    {
      stem: 'The aim that is checked after the second step of treatment is:',
      answer: 'No bleeding pocket deeper than 4 mm, and none of 6 mm or more',
      others: ['No bleeding at any site', 'No pocket deeper than 2 mm', 'No visible recession'],
      reason: 'What remains above it is treated again, or operated on where it is 6 mm or more.',
    },
    {
      stem: 'The gingiva of a patient who takes tablets for high blood pressure has become enlarged. The likely medicine is:',
      answer: 'Amlodipine',
      others: ['Hydrochlorothiazide', 'Metoprolol', 'Perindopril'],
      reason: 'Calcium channel blockers can enlarge the gingiva; the other three are of other groups.',
    },
  ],
  source:
    '2018 classification of periodontal and peri-implant diseases (Journal of Periodontology 2018, 89, Suppl 1); EFP S3 guideline for stages I to III (Sanz and others, Journal of Clinical Periodontology 2020, 47, Suppl 22).',
};
