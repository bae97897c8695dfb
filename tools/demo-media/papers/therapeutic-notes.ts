import type { Guide } from './paper.ts';

export const therapeuticNotes: Guide = {
  slug: 'therapeutic-notes',
  title: 'Therapeutic Notes',
  introduction:
    'Medicines that a dentist uses or meets, on two pages. The written exam asks less for brand names than for judgement: is a medicine needed at all, is it safe for this person, and how much.',
  caution:
    'For study. Doses are common adult or child doses for people with normal kidneys and liver. Before prescribing, check the current Australian Therapeutic Guidelines, the product information and the patient.',
  parts: [
    {
      heading: 'Pain after dental treatment',
      table: {
        columns: ['Medicine', 'Adult', 'Child', 'Mind'],
        rows: [
          [
            'Paracetamol',
            '1 g every 4 to 6 hours, at most 4 g a day',
            '15 mg/kg every 4 to 6 hours, at most 4 doses a day',
            'Liver disease, low weight',
          ],
          [
            'Ibuprofen',
            '400 mg every 6 to 8 hours',
            '5 to 10 mg/kg every 6 to 8 hours',
            'Ulcer, kidney, late pregnancy, anticoagulants, asthma set off by aspirin',
          ],
        ],
      },
      points: [
        'The two together relieve more than either alone, and usually more than a weak opioid.',
        'Start before the local anaesthetic wears off, by the clock, for a day or two.',
        'Pain that grows after day three is a reason to look, not to prescribe more.',
      ],
    },
    {
      heading: 'Local anaesthetic',
      table: {
        columns: ['Solution', 'In one mL', 'In a 2.2 mL cartridge', 'Remark'],
        rows: [
          [
            'Lignocaine 2 %, adrenaline 1:80,000',
            '20 mg and 12.5 micrograms',
            '44 mg and 27.5 micrograms',
            'The standard solution',
          ],
          [
            'Articaine 4 %, adrenaline 1:100,000',
            '40 mg and 10 micrograms',
            '88 mg and 22 micrograms',
            'Twice the drug in each mL',
          ],
          ['Mepivacaine 3 %, plain', '30 mg', '66 mg', 'Where adrenaline is unwelcome'],
        ],
      },
      points: [
        'Sum all local anaesthetics given: their toxicity adds up. Aspirate, inject slowly.',
        'Severe heart disease: a frequent limit is 0.04 mg of adrenaline, about one and a half cartridges at 1:80,000.',
        'Felypressin is best avoided in pregnancy.',
      ],
    },
    {
      heading: 'Antibiotics: for spread, not for pain',
      points: [
        'Pulpitis, dry socket, and a draining sinus need no antibiotic.',
        'Spreading infection without danger to the airway: treat the source on the same day; phenoxymethylpenicillin 500 mg every 6 hours or amoxicillin 500 mg every 8 hours, for five days, is usual in adults.',
        'Penicillin allergy: ask what happened, when, and how fast. A rash long ago is not anaphylaxis.',
        'Metronidazole: no alcohol; it raises the effect of warfarin. Macrolides interact with many statins.',
      ],
    },
    {
      heading: 'Prophylaxis against endocarditis',
      points: [
        'Only for hearts at high risk: prosthetic valve, previous endocarditis, certain congenital disease, rheumatic heart disease by current advice.',
        'Only for procedures that injure gingiva, the apical region or mucosa, such as extraction and subgingival scaling.',
        'Amoxicillin 2 g by mouth (child 50 mg/kg, up to 2 g) within the hour before. A single dose.',
        'A joint replacement by itself is no reason.',
      ],
    },
    {
      heading: 'Emergencies in the chair',
      table: {
        columns: ['Emergency', 'Clue', 'First action'],
        rows: [
          ['Faint', 'Pale, slow pulse', 'Lay flat, legs up'],
          [
            'Anaphylaxis',
            'Hives, wheeze, low pressure',
            'Adrenaline 1:1000 in the outer thigh, 0.01 mg/kg up to 0.5 mg; call 000; repeat after 5 minutes',
          ],
          ['Asthma', 'Wheeze, short of breath', 'Sit up; 4 to 12 puffs of salbutamol by spacer; oxygen'],
          ['Angina', 'Tight chest', 'Rest; glyceryl trinitrate under the tongue; call 000 if not gone in 10 minutes'],
          ['Heart attack', 'Pain that stays, sweating', 'Call 000; aspirin 300 mg chewed unless allergic'],
          ['Low glucose', 'Shaky, confused, below 4 mmol/L', 'Awake: 15 g of sugar. Drowsy: glucagon 1 mg, call 000'],
          ['Seizure', 'Jerking', 'Guard from injury, time it; call 000 after 5 minutes'],
        ],
      },
    },
    {
      heading: 'Medicines that change your plan',
      points: [
        'Warfarin and direct anticoagulants: plan local measures, ask before changing anything.',
        'Long-term steroids: risk of adrenal crisis in major surgery or infection; speak to the doctor.',
        'Bisphosphonates, denosumab: osteonecrosis of the jaw. Methotrexate: beware anti-inflammatories at high doses.',
        'Dry mouth: tricyclics, antihistamines, many antipsychotics. Plan fluoride.',
      ],
    },
  ],
};
