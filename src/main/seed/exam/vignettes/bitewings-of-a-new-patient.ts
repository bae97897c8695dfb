import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'mock',
  title: 'Bitewings of a new patient',
  case: `A man of 29 comes as a new patient for a check-up. He has no pain. His last visit to a dentist was five years
ago in another country, and he has no radiographs from there. He works night shifts in a warehouse and drinks
four or five cans of sweet soft drink on each shift. He brushes once a day with a standard fluoride toothpaste
and does not clean between his teeth. He is well, takes no medicines and has no allergies.

**Examination:**

- no restorations; visible plaque between the back teeth
- gums bleed at several sites; no probing depth is more than 3 mm
- a grey shadow below the distal marginal ridge of 35
- no cavity can be seen elsewhere
- 35 and 36 react normally to cold, and percussion is without pain.

After the examination you decide that bitewings are needed. The drawing shows the left one. The right one shows
no lesions.

{{figure:1}}`,
  figures: [
    {
      file: 'bitewing.png',
      description: `Drawing of a left bitewing with the front of the mouth on the left: upper teeth 24 to 27,
lower teeth 34 to 37. Enamel is white, dentine light grey, pulp darker grey. Three black areas are drawn: a
small triangle within the enamel of 25, mesial; an area at 36, distal, which passes the enamel and spreads a
little under it; a larger area at 35, distal, which comes close to the pulp. The bone level is even.`,
      caption: 'Drawing of the left bitewing: upper teeth 24 to 27, lower teeth 34 to 37',
    },
  ],
  questions: [
    {
      stem: 'How deep is the lesion on the distal surface of 36 in the drawing?',
      cluster: 'c2',
      subject: 'radiology',
      tags: ['caries', 'bitewing'],
      options: [
        {
          text: 'It reaches the inner half of the enamel',
          why: 'It has passed the border between enamel and dentine and spreads below it.',
        },
        {
          text: 'It reaches the inner third of the dentine',
          why: 'The lesion on 35 does so. At 36 much sound dentine lies between lesion and pulp.',
        },
        {
          text: 'It reaches the middle third of the dentine',
          why: 'Its tip ends within the first third of the way from the enamel to the pulp.',
        },
        {
          text: 'It reaches the outer half of the enamel',
          why: 'This describes the lesion on 25. At 36 the whole thickness of enamel is crossed.',
        },
        {
          text: 'It reaches the outer third of the dentine',
          why: 'It crosses the enamel and ends shortly after it has entered the dentine.',
        },
      ],
      right: 'E',
      rating: 70,
      explanation: `Read a bitewing in a fixed order, surface by surface. Find the border between enamel and
dentine, then the pulp. Divide the dentine between them into thirds. On 36 distal the dark area crosses the
enamel and spreads a little along the border. Its tip stays in the first third of the dentine. On 35 distal the
tip comes close to the pulp, so it lies in the inner third. On 25 mesial the small triangle stays in the outer
half of the enamel. Note that a radiograph tends to show less than the true depth. It also cannot show reliably
whether the surface is broken.`,
      takeaway: 'Grade each lesion by depth: outer or inner enamel, then outer, middle or inner third of dentine.',
      references: [{ title: 'ICCMS Guide for Practitioners and Educators', publisher: 'ICDAS Foundation', year: 2014 }],
    },
    {
      stem: `The depth of the lesion on 36 does not settle whether it needs a restoration. Which step would best
show whether its surface is cavitated?`,
      cluster: 'c2',
      subject: 'restorative',
      tags: ['caries', 'diagnosis'],
      options: [
        {
          text: 'Cone beam CT of the lower left molars',
          why: 'The dose is higher, and the image cannot show reliably a small break in the surface.',
        },
        {
          text: 'Elastic separation of the teeth and direct inspection',
          why: 'After a few days of separation you can see and gently feel the surface itself.',
        },
        {
          text: 'Electric pulp test of 36, compared with 37',
          why: 'Pulp tests describe the pulp. They say nothing about the surface.',
        },
        {
          text: 'Firm probing of the contact area with a sharp explorer',
          why: 'Force with a sharp point can break weak enamel, and it cannot reach the place well.',
        },
        {
          text: 'Repetition of the bitewing at a new angle',
          why: 'A second exposure adds dose. It still shows minerals and not the surface.',
        },
      ],
      right: 'B',
      rating: 45,
      explanation: `A lesion in the outer third of dentine may have an intact surface or a cavity. This matters.
An unbroken surface can be cleaned and the lesion can be arrested. A cavity shelters plaque between the teeth
and mostly goes on growing. The bitewing cannot show which of the two it is. An orthodontic elastic separator
opens the contact within a few days. Then dry the surface, look at it, and draw a blunt probe across it without
force. The gum is also easier to judge. If the surface is intact, treat without a drill and follow the lesion.
If it is broken, restore it and keep the cavity small.`,
      takeaway: 'Unsure whether a proximal lesion is cavitated? Separate the teeth, look, and feel gently.',
      references: [{ title: 'ICCMS Guide for Practitioners and Educators', publisher: 'ICDAS Foundation', year: 2014 }],
    },
    {
      stem: 'What is the best plan for the lesion on the mesial surface of 25?',
      cluster: 'c3',
      subject: 'preventive',
      tags: ['caries risk', 'fluoride'],
      options: [
        {
          text: 'Arrest with fluoride, cleaning between the teeth and fewer sweet drinks',
          why: 'A lesion in the outer enamel is very probably not cavitated and can be arrested.',
        },
        {
          text: 'Glass ionomer cement in a tunnel preparation from the occlusal surface',
          why: 'This weakens the marginal ridge and removes sound tooth for a lesion in enamel.',
        },
        {
          text: 'Observation with a further bitewing after three years, without other measures',
          why: 'His risk is high. Without a change the lesion is likely to grow, and three years is too long.',
        },
        {
          text: 'Resin composite in a small slot preparation',
          why: 'An early enamel lesion does not need a restoration. A first restoration starts a cycle of repairs.',
        },
        {
          text: 'Sealing of the occlusal fissures of 25',
          why: 'A fissure seal does not reach a lesion on the mesial surface.',
        },
      ],
      right: 'A',
      rating: 80,
      explanation: `The lesion on 25 lies in the outer half of the enamel. Such lesions rarely have a cavity and
need no drill. What they need is a change in the balance between loss and gain of mineral. His habits explain
the disease: sugar and acid through the night, one brushing, and nothing between the teeth. So agree with him on
goals that suit night work. Water on the shift, brushing twice a day with fluoride toothpaste, and floss or
small brushes. Add fluoride varnish, and consider a toothpaste with more fluoride. Take the next bitewings after
an interval that suits his high risk, to see whether the lesion rests.`,
      takeaway: `A proximal lesion in outer enamel is treated by changing its causes, with fluoride and
follow-up, not by drilling.`,
      references: [
        { title: 'ICCMS Guide for Practitioners and Educators', publisher: 'ICDAS Foundation', year: 2014 },
        {
          title: 'Guidelines for use of fluorides in Australia: update 2019',
          publisher: 'Australian Dental Journal',
          year: 2020,
        },
      ],
    },
    {
      stem: `You treat 35 under local anaesthesia and rubber dam. The undermined enamel breaks away. Near the
pulp there is soft, moist dentine. The tooth still has no symptoms. How far should you remove caries, and how
should you go on?`,
      cluster: 'c4',
      subject: 'restorative',
      tags: ['caries', 'vital pulp'],
      options: [
        {
          text: 'Complete removal to hard dentine everywhere, then a composite restoration',
          why: 'Near the pulp this risks an exposure that is not needed.',
        },
        {
          text: 'Deliberate removal of the whole coronal pulp, then a restoration',
          why: 'The pulp is vital and without symptoms, and it is not exposed. Pulpotomy is not needed.',
        },
        {
          text: 'Removal of all soft dentine, then root canal treatment as a precaution',
          why: 'The pulp reacts normally. Elective root canal treatment cannot be justified.',
        },
        {
          text: 'Selective removal with soft dentine left over the pulp, then a sealed restoration',
          why: 'Clean margins give the seal. Soft dentine over the pulp is left so that the pulp is not exposed.',
        },
        {
          text: 'Silver diamine fluoride in the open cavity, then review without a restoration',
          why: `The cavity would go on trapping plaque. An adult who accepts treatment needs a restoration that
he can clean.`,
        },
      ],
      right: 'D',
      rating: 55,
      explanation: `The lesion is deep, but the pulp is vital and has no symptoms. The main danger now is to
expose it. So treat two zones differently. At the margins remove caries to hard, sound tissue, because the
restoration must bond and seal there. Over the pulp stop in soft dentine, as soon as further removal could open
the pulp. Then close the tooth with a well-sealed restoration in the same visit. Bacteria below a good seal lose
their sugar, and the lesion rests. Studies of deep lesions show fewer exposures this way than with complete
removal. Record what was left and where, and test the pulp at review.`,
      takeaway: 'Deep caries, healthy pulp: hard clean margins, soft dentine left over the pulp, and a tight seal.',
      references: [
        {
          title: 'Managing Carious Lesions: Consensus Recommendations on Carious Tissue Removal',
          publisher: 'Advances in Dental Research',
          year: 2016,
        },
      ],
    },
    {
      stem: `The practice manager proposes that assistants take bitewings of every new adult before the dentist
comes in, to save time. What is the best response?`,
      cluster: 'c1',
      subject: 'radiology',
      tags: ['radiation protection', 'justification'],
      options: [
        {
          text: 'Agree for adults, as the dose of two bitewings is too small to need a reason',
          why: 'A low dose does not remove the duty to justify. Each exposure needs a benefit for this patient.',
        },
        {
          text: 'Agree if each patient signs a form that allows the radiographs beforehand',
          why: 'A signature does not make an exposure useful. Justification is a clinical decision.',
        },
        {
          text: 'Decline, as each exposure needs a reason found in that patient',
          why: 'History and examination come first. They show whether an image can change the care.',
        },
        {
          text: 'Leave it to the assistants to decide, after a course in radiography',
          why: 'Training helps to take good images. The decision to expose belongs to the practitioner who examines.',
        },
        {
          text: 'Limit it to new patients without radiographs from the last two years',
          why: 'A fixed rule by date still exposes patients whose risk and findings are unknown.',
        },
      ],
      right: 'C',
      rating: 75,
      explanation: `Radiation protection rests on justification and optimisation. An exposure is justified when
the expected benefit for this person is greater than the harm. You can judge this only after you have taken the
history, looked at the mouth, and asked for earlier images. This man is a good example. His risk, the shadow on
35 and the lack of older images gave a clear reason. Another new patient may have brought recent bitewings, or
have open contacts that you can see directly. Routine images for all before the examination do not meet the
standard. Time can be saved in other ways, as with a request for earlier images when the visit is booked.`,
      takeaway: 'History and examination first, radiographs second: every exposure needs a reason in that patient.',
      references: [
        {
          title: 'Code of Practice and Safety Guide for Radiation Protection in Dentistry (RPS 10)',
          publisher: 'Australian Radiation Protection and Nuclear Safety Agency',
          year: 2005,
        },
        {
          title: 'Code for Radiation Protection in Medical Exposure (RPS C-5)',
          publisher: 'Australian Radiation Protection and Nuclear Safety Agency',
          year: 2019,
        },
      ],
    },
  ],
};
