import type { Guide } from './paper.ts';

export const clinicalUnitsGuide: Guide = {
  slug: 'clinical-units-guide',
  title: 'Clinical Units Guide',
  introduction:
    'The units, scales and small sums of Australian dental practice. Dentists trained elsewhere often know the medicine and stumble over the unit: read the unit first, then the number.',
  caution: 'For study. Reference ranges differ a little between laboratories; use the range printed on the report.',
  parts: [
    {
      heading: '1. Mass and volume',
      table: {
        columns: ['Unit', 'Equals', 'Write it so'],
        rows: [
          ['1 gram', '1000 milligrams', 'g'],
          ['1 milligram', '1000 micrograms', 'mg'],
          ['1 microgram', '0.001 milligram', 'The whole word, never an abbreviation'],
          ['1 litre', '1000 millilitres', 'L'],
          ['1 cubic centimetre', '1 millilitre', 'mL'],
        ],
      },
      points: ['A zero before the point, none after it: 0.5 mg, not .5 mg; 5 mg, not 5.0 mg.'],
    },
    {
      heading: '2. Concentration',
      points: [
        'Per cent means grams in 100 mL. Multiply by ten to get mg in one mL: 2 % is 20 mg/mL.',
        'A ratio 1:1000 means 1 g in 1000 mL, that is 1 mg/mL. 1:100,000 is 10 micrograms/mL.',
        'Fluoride: 1 ppm is 1 mg in a litre or kilogram. A paste of 1000 ppm holds 1 mg in each gram.',
      ],
      table: {
        columns: ['Label', 'In one mL', 'In a 2.2 mL cartridge'],
        rows: [
          ['2 %', '20 mg', '44 mg'],
          ['3 %', '30 mg', '66 mg'],
          ['4 %', '40 mg', '88 mg'],
          ['1:80,000', '12.5 micrograms', '27.5 micrograms'],
          ['1:100,000', '10 micrograms', '22 micrograms'],
          ['1:200,000', '5 micrograms', '11 micrograms'],
        ],
      },
    },
    {
      heading: '3. A dose in three lines',
      points: [
        'Limit for this body: limit per kg × weight. A child of 20 kg at 4.4 mg/kg: 88 mg.',
        'Amount in a cartridge: 2 % × 10 × 2.2 mL = 44 mg.',
        'Cartridges: 88 ÷ 44 = 2. Round down, and stop earlier if you can.',
      ],
    },
    {
      heading: '4. Blood and body',
      table: {
        columns: ['Measure', 'Australian unit', 'Know these'],
        rows: [
          ['Blood glucose', 'mmol/L (18 mg/dL is 1 mmol/L)', 'Below 4: treat as low'],
          ['HbA1c', '% or mmol/mol', '6.5 % or 48 mmol/mol: diabetes; 7.0 % or 53: usual target'],
          ['INR', 'No unit', '2 to 3: usual target in atrial fibrillation'],
          ['Platelets', '× 10⁹/L', '150 to 400; below 50: ask before surgery'],
          ['Blood pressure', 'mmHg', '180/110 or more: put off elective care'],
          ['Temperature', '°C', '38 or more: fever'],
          ['Oxygen saturation', '%', 'Healthy adult: 95 or more'],
        ],
      },
    },
    {
      heading: '5. Teeth',
      points: [
        'FDI notation: first digit the quadrant, second the tooth from the midline. 11 is the upper right central incisor; say “one one”, not “eleven”.',
        'Permanent quadrants 1 to 4, primary quadrants 5 to 8, clockwise as you look at the patient, from the upper right.',
        'Probing depth and attachment are read in whole millimetres, overjet and overbite from incisor edges.',
      ],
      table: {
        columns: ['Tooth', 'FDI', 'Universal'],
        rows: [
          ['Upper right first molar', '16', '3'],
          ['Upper left canine', '23', '11'],
          ['Lower left first molar', '36', '19'],
          ['Lower right third molar', '48', '32'],
          ['Primary upper right second molar', '55', 'A'],
        ],
      },
    },
    {
      heading: '6. Radiation, heat and pressure',
      table: {
        columns: ['Measure', 'Unit', 'Know these'],
        rows: [
          ['Absorbed dose', 'gray (Gy)', 'Energy in tissue: 1 joule in 1 kg'],
          ['Effective dose', 'sievert (Sv)', 'Weighted for risk; films are counted in microsieverts'],
          ['Natural background', 'mSv a year', 'Roughly 1.5 to 2 in Australia'],
          ['Tube voltage', 'kV', '60 to 70 for films within the mouth'],
          ['Steam', '°C and minutes', '134 for 3; 121 for 15'],
        ],
      },
    },
  ],
};
