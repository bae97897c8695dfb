import type { Guide } from '../papers/paper.ts';

export const chartingGuide: Guide = {
  slug: 'module-1-charting-guide',
  title: 'Periodontal Charting Guide',
  introduction:
    'From the first look to a full chart, in the order of the appointment. Print it, or write your own notes into it.',
  caution: 'For study. Follow the charting rules of the practice or hospital that you work in.',
  source:
    'British Society of Periodontology and Implant Dentistry, Basic Periodontal Examination; 2018 classification of periodontal and peri-implant diseases.',
  parts: [
    {
      heading: '1. Screen in six sextants',
      points: [
        'Walk a WHO probe around every tooth. Its ball measures 0.5 mm, its black band runs from 3.5 to 5.5 mm.',
        'Write down the highest code of each sextant. A sextant with one tooth is counted with its neighbour.',
      ],
      table: {
        columns: ['Code', 'What you see', 'What follows'],
        rows: [
          ['0', 'Black band wholly visible, nothing bleeds', 'Nothing but prevention'],
          ['1', 'Black band wholly visible, bleeding', 'Oral hygiene instruction'],
          ['2', 'Black band wholly visible, calculus or an overhang', 'As 1, and remove it'],
          ['3', 'Black band partly visible', 'As 2, then a chart of this sextant'],
          ['4', 'Black band gone', 'A chart of the whole mouth, and films'],
          ['*', 'A furcation, beside the number', 'A chart that shows it'],
        ],
      },
    },
    {
      heading: '2. Six sites on every tooth',
      points: [
        'Distal, middle and mesial, from the cheek and from the tongue or palate.',
        'A light hand: 20 to 25 grams. Keep the probe along the long axis, and lean it in under the contact.',
        'Whole millimetres, rounded by the same rule at every visit.',
      ],
    },
    {
      heading: '3. Attachment in three sums',
      table: {
        columns: ['Gingival margin', 'Sum', 'Example'],
        rows: [
          ['Apical to the junction', 'Depth + recession', '4 + 2 = 6 mm'],
          ['At the junction', 'Depth', '4 mm'],
          ['Coronal to the junction', 'Depth − overlap', '4 − 1 = 3 mm'],
        ],
      },
    },
    {
      heading: '4. Bleeding as a share',
      points: [
        'Bleeding sites ÷ (teeth × 6). With 26 teeth there are 156 sites; 39 of them are 25 %.',
        'Below 10 % on an intact periodontium, with depths of 3 mm or less: health.',
        'Count at every visit in the same way, or the numbers cannot be compared.',
      ],
    },
  ],
};
