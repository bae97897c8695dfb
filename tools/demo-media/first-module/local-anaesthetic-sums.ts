import type { Guide } from '../papers/paper.ts';

export const localAnaestheticSums: Guide = {
  slug: 'module-1-local-anaesthetic-sums',
  title: 'Local Anaesthetic Sums',
  introduction:
    'How many cartridges this patient may have, in three lines of arithmetic. Deep scaling often needs more than one region numb on the same day: do the sum before the first injection.',
  caution:
    'For study. The limits are cautious ones for healthy people. Before treating, read the product information and the current Australian Therapeutic Guidelines: age, heart, liver and other medicines lower the limit.',
  source:
    'Maximum doses as in the American Academy of Pediatric Dentistry, Use of Local Anesthesia for Pediatric Dental Patients. The sums are ours, for cartridges of 2.2 mL.',
  parts: [
    {
      heading: 'The three lines',
      points: [
        'Limit: milligrams per kilogram × weight, but never more than the highest total.',
        'One cartridge: per cent × 10 is mg in one mL; × 2.2 is mg in the cartridge.',
        'Limit ÷ cartridge, rounded down. Every local anaesthetic of the day counts towards the same limit.',
      ],
    },
    {
      heading: 'Limits and cartridges',
      table: {
        columns: ['Solution', 'Limit', 'Highest total', 'In a 2.2 mL cartridge'],
        rows: [
          ['Lignocaine 2 %', '4.4 mg/kg', '300 mg', '44 mg'],
          ['Articaine 4 %', '7 mg/kg', '500 mg', '88 mg'],
          ['Mepivacaine 3 %', '4.4 mg/kg', '300 mg', '66 mg'],
        ],
      },
      points: ['Articaine is not recommended below the age of four.'],
    },
    {
      heading: 'Worked for two patients',
      table: {
        columns: ['Solution', 'Child of 20 kg', 'Adult of 70 kg'],
        rows: [
          ['Lignocaine 2 %', '88 mg: 2 cartridges', '308 mg, so 300 mg: 6.8, so 6 cartridges'],
          ['Articaine 4 %', '140 mg: 1.6, so 1 cartridge', '490 mg: 5.6, so 5 cartridges'],
          ['Mepivacaine 3 %', '88 mg: 1.3, so 1 cartridge', '308 mg, so 300 mg: 4.5, so 4 cartridges'],
        ],
      },
    },
    {
      heading: 'At the chair',
      points: [
        'Weigh children, or ask for a weight of this month. Guessed weights are the usual fault.',
        'Aspirate, inject slowly, and note solution, volume and milligrams.',
        'First signs of too much: tingling around the mouth, ringing in the ears, talk that becomes restless or slurred. Stop, call for help, keep the airway open.',
      ],
    },
  ],
  questions: [
    {
      stem: 'How many milligrams of articaine are in a cartridge of 2.2 mL at 4 %?',
      answer: '88 mg',
      others: ['8.8 mg', '40 mg', '44 mg'],
      reason: '4 % is 40 mg/mL, and 40 × 2.2 = 88.',
    },
    {
      stem: 'A healthy child weighs 15 kg. By the table, the limit for lignocaine 2 % is:',
      answer: '66 mg',
      others: ['44 mg', '88 mg', '105 mg'],
      reason: '4.4 × 15 = 66 mg: one and a half cartridges, so one whole one.',
    },
    {
      stem: 'An adult of 90 kg. By the table, the limit for lignocaine 2 % is:',
      answer: '300 mg',
      others: ['198 mg', '396 mg', '630 mg'],
      reason: '4.4 × 90 = 396 mg lies above the highest total, which then holds.',
    },
    {
      stem: 'A child of 20 kg has had one cartridge of lignocaine 2 %. What is left of the limit of 88 mg?',
      answer: '44 mg',
      others: ['22 mg', '66 mg', '88 mg'],
      reason: '88 − 44 = 44 mg. A second solution does not begin a new account: toxicity adds up.',
    },
    {
      stem: 'Which early sign points to too much local anaesthetic in the blood?',
      answer: 'Tingling around the mouth',
      others: ['Itching of the palms', 'Pain in the jaw joint', 'Swelling of the lips'],
      reason: 'The nervous system shows it first. Itching and swelling point to an allergy.',
    },
  ],
};
