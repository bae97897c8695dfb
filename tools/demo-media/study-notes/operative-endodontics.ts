import type { StudyNotes } from './study-notes.ts';

export const operativeEndodonticsNotes: StudyNotes = {
  moduleNumber: 6,
  introduction:
    'Keep tooth, keep pulp, keep the seal. A question on restorations asks about moisture and stress; a question on the pulp asks how long the pain lasts and whether the bone has noticed.',
  sections: [
    {
      heading: 'Caries and its removal',
      points: [
        'Enamel dissolves below about pH 5.5; root dentine already below about 6.2 to 6.7.',
        'A white spot that has not broken is arrested, not drilled: fluoride, diet, plaque control.',
        'Deep caries, vital pulp: clean the walls to hard dentine, leave soft or leathery dentine over the pulp, and seal in one visit.',
      ],
    },
    {
      heading: 'Materials',
      points: [
        'Resin composite: etch enamel 15 to 30 s with 37 % phosphoric acid; keep dentine moist; place layers of 2 mm.',
        'Shrinkage stress rises with the share of bonded walls, and is worst in a class I box.',
        'Glass ionomer bonds to tooth chemically, releases fluoride, and bears moisture better. It wears.',
        'Amalgam needs undercut and 1.5 to 2 mm of bulk.',
      ],
    },
    {
      heading: 'Root canals',
      points: [
        'Upper first molar: expect a second mesiobuccal canal. Lower first molar: look for a second distal one.',
        'Work to 0.5 to 1 mm short of the radiographic apex; an apex locator is the better witness.',
        'Sodium hypochlorite 1 to 5 % dissolves tissue and kills; EDTA 17 % removes the smear layer.',
        'Sudden pain and swelling while irrigating: stop, saline, cold packs, pain relief, close follow-up.',
      ],
    },
  ],
  table: {
    caption: 'From finding to diagnosis',
    columns: ['Finding', 'Pulp', 'Periapical tissue', 'First treatment'],
    rows: [
      ['Short sharp pain to cold', 'Reversible pulpitis', 'Normal', 'Remove cause, seal'],
      ['Pain stays after cold', 'Irreversible pulpitis', 'Normal', 'Vital pulp therapy or root canal'],
      ['Lingering, and hurts to bite', 'Irreversible pulpitis', 'Apical periodontitis', 'Root canal treatment'],
      ['No response, dark apex', 'Necrotic', 'Asymptomatic periodontitis', 'Root canal treatment'],
      ['Sinus tract, no pain', 'Necrotic', 'Chronic abscess', 'Root canal treatment'],
    ],
  },
  questions: [
    {
      stem: 'Cold gives a patient pain in 26 that stays for two minutes and also wakes him. 26 is not tender to tap and the film shows no change at the apex. The pulp is:',
      answer: 'Irreversibly inflamed',
      others: ['Normal', 'Reversibly inflamed', 'Necrotic'],
      reason: 'Lingering and spontaneous pain mark the line. The periapical tissue is still normal.',
    },
    {
      stem: 'A patient has sharp pain on releasing the bite on 36. It is vital; the film is normal; one cusp hurts on a bite stick. The most likely diagnosis is:',
      answer: 'Cracked tooth',
      others: ['Necrotic pulp', 'Periodontal abscess', 'Sinusitis'],
      reason: 'Pain on release, one cusp, vital pulp. Protect the cusps.',
    },
    {
      stem: 'Which mixture in the root canal forms an orange-brown precipitate?',
      answer: 'Hypochlorite and chlorhexidine',
      others: ['Hypochlorite and EDTA', 'EDTA and saline', 'Chlorhexidine and saline'],
      reason: 'Flush with saline or water and dry between the two.',
    },
    {
      stem: 'Deep caries in a vital, symptomless 46 of a 16-year-old. Removing all of it would expose the pulp. Best care is:',
      answer: 'Leave some over the pulp and seal well',
      others: ['Remove everything', 'Extract', 'Root canal treatment'],
      reason: 'Selective removal keeps more pulps alive; sealed caries stops.',
    },
    {
      stem: 'A routine film of 11 shows a smooth, symmetrical widening in the root canal; the canal outline cannot be followed through it. There was trauma. This is:',
      answer: 'Internal resorption',
      others: ['External cervical resorption', 'A root fracture', 'A superimposed foramen'],
      reason: 'It is part of the canal and stays centred when the tube shifts. Treat the canal now.',
    },
  ],
};
