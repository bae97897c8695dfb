import type { StudyNotes } from './study-notes.ts';

export const paediatricsOrthodonticsNotes: StudyNotes = {
  moduleNumber: 2,
  introduction:
    'With a child, age decides: which teeth are in the mouth, how much fluoride is right, whether an apex is open and whether growth can still be guided. Write the age on the margin before reading the rest of the question.',
  sections: [
    {
      heading: 'Caries in the young',
      points: [
        'Early childhood caries: any decayed, missing or filled primary surface in a child under six.',
        'Upper incisors go first, lower ones are shielded by the tongue.',
        'Fluoride toothpaste in Australia: usually none before 18 months; a pea of low-fluoride paste (about 500 ppm) until six; then 1000 to 1500 ppm.',
        'Fissure sealant: newly erupted molars at risk, dry and etched.',
      ],
    },
    {
      heading: 'Treating primary molars',
      points: [
        'Hall technique: a preformed metal crown is cemented over caries with no drilling. The tooth must have no sign of pulpal infection.',
        'Pulpotomy: exposed by caries but vital, and bleeding stops within minutes. Mineral trioxide aggregate performs best.',
        'Sinus tract, swelling or furcal radiolucency: pulpectomy or extraction.',
      ],
    },
    {
      heading: 'The bite as it grows',
      points: [
        'Angle class I: the mesiobuccal cusp of the upper first molar meets the buccal groove of the lower one.',
        'Class II division 1: proclined upper incisors, large overjet. Division 2: retroclined centrals, deep bite.',
        'Feel for upper canines at nine to ten. Palatal ones may correct after early loss of the primary canine.',
        'A crossbite with a sideways shift of the jaw is treated early.',
      ],
    },
  ],
  table: {
    caption: 'Usual ages of eruption (wide variation is normal)',
    columns: ['Tooth', 'Primary', 'Tooth', 'Permanent'],
    rows: [
      ['Lower central incisor', '6 to 10 months', 'First molar; lower central', '6 to 7 years'],
      ['Lateral incisor', '9 to 16 months', 'Upper central; laterals', '7 to 9 years'],
      ['First molar', '13 to 19 months', 'Lower canine', '9 to 10 years'],
      ['Canine', '16 to 23 months', 'Premolars', '10 to 12 years'],
      ['Second molar', '23 to 33 months', 'Upper canine; second molar', '11 to 13 years'],
    ],
  },
  questions: [
    {
      stem: 'A four-year-old lost an upper central incisor in a fall 20 minutes ago. The mother brings it in milk. You should:',
      answer: 'Not replant; review the child',
      others: ['Replant and splint for two weeks', 'Replant without a splint', 'Root-fill it, then replant'],
      reason: 'Primary teeth are not replanted, to protect the permanent germ.',
    },
    {
      stem: 'An eight-year-old’s permanent incisor with an open apex was replanted after ten minutes. At two weeks the splint is removed. Next:',
      answer: 'Watch closely and treat only if infection shows',
      others: [
        'Start root canal treatment now',
        'Extract and place a space maintainer',
        'Leave the splint for four months',
      ],
      reason: 'An open apex replanted early may regain its blood supply.',
    },
    {
      stem: 'A six-year-old has first permanent molars with brown, sensitive, breaking enamel and one incisor with a creamy opacity. The most likely diagnosis is:',
      answer: 'Molar incisor hypomineralisation',
      others: ['Dental fluorosis', 'Amelogenesis imperfecta', 'Tetracycline staining'],
      reason: 'It affects one to four first permanent molars, often incisors, with demarcated opacities.',
    },
    {
      stem: 'A nine-year-old child weighing 20 kg needs paracetamol for pain. One dose at 15 mg per kg is:',
      answer: '300 mg',
      others: ['150 mg', '450 mg', '500 mg'],
      reason: '15 × 20 = 300 mg, repeated every four to six hours, at most four times a day.',
    },
    {
      stem: 'At ten years an upper canine cannot be felt buccally and the film shows it lying palatally. The primary canine is firm. The best first step is:',
      answer: 'Extract the primary canine and review',
      others: ['Wait until 14 years', 'Extract the permanent canine', 'Extract the lateral incisor'],
      reason: 'Between 10 and 13 this often lets the permanent canine correct its path, if there is space.',
    },
  ],
};
