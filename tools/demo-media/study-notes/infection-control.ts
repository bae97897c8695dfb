import type { StudyNotes } from './study-notes.ts';

export const infectionControlNotes: StudyNotes = {
  moduleNumber: 7,
  introduction:
    'Standard precautions are for every patient, because a history never tells all. Questions on this module reward order: what comes first, what comes next, and who writes it down.',
  sections: [
    {
      heading: 'Hands and barriers',
      points: [
        'Alcohol rub for clean hands: before and after each patient, before gloves and after them. Soap and water when they are visibly soiled.',
        'On: gown, mask, eye protection, gloves. Off: gloves first, then eyes, gown, mask, with hands cleaned after gloves and at the end.',
        'A mask is for one patient and is changed when wet. Utility gloves for cleaning instruments.',
        'Tuberculosis and measles travel by air: put off elective care; a P2 or N95 respirator if it cannot wait.',
      ],
    },
    {
      heading: 'Instruments',
      points: [
        'Washer-disinfector or ultrasonic bath before hands. Test the bath with foil.',
        'Hinges open, packs on edge, no crowding in the chamber.',
        'Tracing belongs to critical items: cycle number on the pack goes into the patient’s record.',
        'Sterile packs stay sterile until opened, wet or torn. Wet after the cycle: reprocess.',
      ],
    },
    {
      heading: 'Sharps and water',
      points: [
        'Who uses it, disposes of it, at the chair. No two-handed recapping.',
        'After a stick: wash with soap and water, report, test source and staff, assess the risk, all within hours.',
        'HIV prophylaxis: as soon as possible, not after 72 hours.',
        'Waterlines: flush two minutes each morning, 30 seconds between patients. Sterile coolant for surgery.',
      ],
    },
  ],
  table: {
    caption: 'Risk after a needlestick from an infected, untreated source to an unprotected person',
    columns: ['Virus', 'About', 'Vaccine', 'After exposure'],
    rows: [
      [
        'Hepatitis B',
        '6 to 30 %',
        'Yes: antibody 10 mIU/mL or more protects',
        'Immunoglobulin and vaccine if not immune',
      ],
      ['Hepatitis C', '0.2 to 2 %', 'No', 'Follow up; early cure by antivirals'],
      ['HIV', '0.3 %', 'No', 'Prophylaxis within 72 hours'],
    ],
  },
  questions: [
    {
      stem: 'A surgical handpiece comes out of the steriliser in a damp pouch. The indicator has changed. You should:',
      answer: 'Repack and reprocess it',
      others: ['Use it at once', 'Dry it in the air and store it', 'Wipe it with alcohol'],
      reason: 'A wet pack lets microbes through; its sterility cannot be assured.',
    },
    {
      stem: 'By Spaulding’s classes a dental mirror is:',
      answer: 'Semi-critical',
      others: ['Critical', 'Non-critical', 'Not classified'],
      reason: 'It touches mucosa but does not enter sterile tissue. It stands heat, so it is sterilised.',
    },
    {
      stem: 'What does a Bowie-Dick test show?',
      answer: 'That air leaves a porous load and steam enters it',
      others: ['That spores are killed', 'That packs are dry', 'That the door is tight'],
      reason: 'It is a test of air removal in pre-vacuum machines, run daily before the first load.',
    },
    {
      stem: 'An assistant pricks her finger through the glove with a used probe. The very first action is:',
      answer: 'Wash it with soap and water',
      others: ['Squeeze the wound', 'Fill in the form', 'Pour bleach on it'],
      reason: 'Wash, do not squeeze or use caustics; then report and assess at once.',
    },
    {
      stem: 'The order for taking off protection after treatment is:',
      answer: 'Gloves, eye protection, gown, mask',
      others: ['Mask, gloves, gown', 'Gown, mask, gloves', 'Eye protection, mask, gloves'],
      reason: 'The dirtiest goes first, the mask last; hands are cleaned after gloves and at the end.',
    },
  ],
};
