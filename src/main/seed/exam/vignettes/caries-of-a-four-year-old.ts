import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'mock',
  title: 'Tooth decay in a girl of four',
  case: `A girl of four years and two months comes with her grandmother, who looks after her on weekdays. For two weeks
the girl has had pain on the lower left when she eats. Last week it woke her twice. Yesterday the grandmother
saw a "pimple" on the gum.

- **Health:** well, immunised, no medicines, no allergies.
- **Family:** she lives with both parents, who are at work. Their telephone numbers are in the record.
- **Diet:** a bottle of sweetened milk in bed until the age of three. Now she carries a cup of fruit juice all
  day.
- **Care:** she brushes by herself in the evening with a fluoride-free toothpaste. The tap water has fluoride,
  but the family drinks bottled water without it.

**Examination:** temperature 36.9 °C, no facial swelling. She sits well and opens her mouth when asked.

| Tooth | Finding |
| --- | --- |
| 52 to 62 | White, dull bands along the gum |
| 54, 64 | Small occlusal cavities, no symptoms |
| 74 | Large distal cavity, draining sinus on the buccal gum, slight mobility |
| 75, 84, 85 | Deep fissures, sound |`,
  questions: [
    {
      stem: `The grandmother says: "Do what is best today, I will tell her mother tonight." How should you
obtain consent for treatment of 74?`,
      cluster: 'c1',
      subject: 'professional-practice',
      tags: ['consent', 'children'],
      options: [
        {
          text: 'Ask the girl herself, as she knows that the tooth hurts',
          why: 'Her agreement is worth seeking, but a child of four cannot give legal consent.',
        },
        {
          text: 'Rely on the rule for emergencies, because the tooth is infected',
          why: 'She is well and a parent can be reached. Treatment can wait for a telephone call.',
        },
        {
          text: 'Take the signature of the grandmother, who is the carer of the girl on weekdays',
          why: 'Daily care does not by itself give the authority to consent. The parents hold it and can be reached.',
        },
        {
          text: 'Telephone a parent, explain the findings and choices, and record the answer',
          why: 'A parent has the responsibility to decide. Informed consent by telephone is valid when well recorded.',
        },
        {
          text: 'Treat the tooth now and send both parents a written account',
          why: 'Information after the event is not consent.',
        },
      ],
      right: 'D',
      rating: 75,
      explanation: `A child of four cannot consent, so a person with parental responsibility decides for her.
That is a parent here, and both have telephones. The grandmother's daily care does not give her this authority,
unless the parents or a court have given it to her. No emergency exists: the girl has no fever and no facial
swelling. So ring a parent. Explain what you found, the choices, their risks, what happens without treatment,
and the cost. Let the grandmother listen if the parent agrees. Record the time, the name, what was said and the
decision. It is wise to have a colleague hear the call. Explain things to the girl as well, in her own words.`,
      takeaway: 'A grandparent who brings a child usually cannot consent: ring a parent, inform, and record.',
      references: [
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
        {
          title: 'Australian Charter of Healthcare Rights, 2nd edition',
          publisher: 'Australian Commission on Safety and Quality in Health Care',
          year: 2019,
        },
      ],
    },
    {
      stem: `You have consent for further tests. Which one gives the most useful information about 74 before you
decide on treatment?`,
      cluster: 'c2',
      subject: 'paediatric-dentistry',
      tags: ['radiographs'],
      options: [
        {
          text: 'Bitewing radiograph that includes the furcation',
          why: `It shows the depth of caries, bone loss in the furcation, the roots and the tooth below, at a
low dose.`,
        },
        {
          text: 'Cold test with comparison to 84',
          why: `Answers of a small child to a cold test are unreliable, and the sinus already shows that the pulp is
necrotic.`,
        },
        {
          text: 'Cone beam CT of the lower left quadrant',
          why: 'The dose is higher, and the result would not change the choice. It cannot be justified here.',
        },
        {
          text: 'Electric pulp test with comparison to 84',
          why: 'It is unreliable in primary teeth and may frighten a child of four.',
        },
        {
          text: 'Panoramic radiograph',
          why: 'It shows less detail of furcation and caries, and a child of four often moves during the exposure.',
        },
      ],
      right: 'A',
      rating: 60,
      explanation: `In a primary molar, infection from the pulp shows itself first in the furcation. Thin
dentine and accessory canals lead there from the floor of the pulp chamber. An image that shows crown and
furcation therefore answers most questions: how deep the caries is, whether bone is lost, whether roots resorb,
and whether the permanent tooth is present. A bitewing placed a little lower does this and also shows the
contact areas of the neighbouring teeth. She sits well, so it should succeed. Pulp tests depend on reliable
answers and are of little use at this age. Larger images need a reason that is not present here.`,
      takeaway: 'In primary molars look for infection in the furcation; small intraoral films beat pulp tests.',
      references: [
        {
          title: 'Code of Practice and Safety Guide for Radiation Protection in Dentistry (RPS 10)',
          publisher: 'Australian Radiation Protection and Nuclear Safety Agency',
          year: 2005,
        },
        {
          title: 'Pulp Therapy for Primary and Immature Permanent Teeth',
          publisher: 'American Academy of Pediatric Dentistry',
          year: 2020,
        },
      ],
    },
    {
      stem: `The radiograph shows a large radiolucency in the furcation of 74 and resorption of half of its
mesial root. The family will agree to what you advise. What is the best treatment of 74?`,
      cluster: 'c3',
      subject: 'paediatric-dentistry',
      tags: ['primary teeth', 'extraction'],
      options: [
        {
          text: 'Amoxicillin by mouth and review after a week',
          why: 'She is well and the infection is local. Antibiotics do not remove the cause.',
        },
        {
          text: 'Extraction under local anaesthesia',
          why: 'The pulp is necrotic, bone and root are lost, and the tooth cannot be kept predictably.',
        },
        {
          text: 'Glass ionomer restoration after partial removal of caries',
          why: 'A seal cannot heal a necrotic pulp. The infection would go on below it.',
        },
        {
          text: 'Preformed metal crown by the Hall technique',
          why: 'The method is for teeth without signs of pulp disease. This tooth has a sinus.',
        },
        {
          text: 'Pulpotomy and a preformed metal crown',
          why: 'Pulpotomy needs vital pulp in the roots. A sinus and furcation bone loss show necrosis.',
        },
      ],
      right: 'B',
      rating: 65,
      explanation: `Put the signs together: pain at night, a sinus, mobility, and bone loss in the furcation.
The pulp of 74 is necrotic and infected. All treatments that depend on a living pulp are excluded. A pulpectomy
needs sound roots, and half of one root has gone. So the tooth should come out, and this also protects the
developing 34. She is cooperative, so local anaesthesia with good preparation is reasonable. Afterwards look at
space. Loss of a first primary molar at this age may let 75 drift, so discuss a space maintainer with the
parents. Antibiotics are for spreading or systemic infection, and she has none.`,
      takeaway: 'Sinus, furcation bone loss and root resorption in a primary molar: extraction, not pulpotomy.',
      references: [
        {
          title: 'Pulp Therapy for Primary and Immature Permanent Teeth',
          publisher: 'American Academy of Pediatric Dentistry',
          year: 2020,
        },
        {
          title: 'Therapeutic Guidelines: Oral and Dental',
          publisher: 'Therapeutic Guidelines Limited',
          year: 2025,
        },
      ],
    },
    {
      stem: 'Which fluoride product should form the base of her prevention plan at home?',
      cluster: 'c3',
      subject: 'preventive',
      tags: ['fluoride', 'caries risk'],
      options: [
        {
          text: 'Chewable fluoride tablets, with the present toothpaste',
          why: `Fluoride tablets are not recommended in Australia. Fluoride works best on the tooth surface, from
toothpaste.`,
        },
        {
          text: 'High-fluoride toothpaste with 5000 ppm, used by an adult once a day',
          why: 'This strength is meant for teenagers and adults at high risk, who spit it out reliably.',
        },
        {
          text: 'Standard-fluoride toothpaste, brushed on by an adult twice a day',
          why: `Her risk is high, so professional advice may choose 1000 to 1500 ppm before six years, in a
small amount.`,
        },
        {
          text: 'The present toothpaste until she can spit, then a low-fluoride one',
          why: 'She has active caries now. Fluoride-free toothpaste gives no protection.',
        },
        {
          text: 'Weekly fluoride mouth rinse in place of toothpaste in the evening',
          why: 'Mouth rinses are for people of six years and over, who do not swallow them.',
        },
      ],
      right: 'C',
      rating: 45,
      explanation: `The usual Australian advice for children from 18 months to under six years is a low-fluoride
toothpaste with 500 to 550 ppm. It is used twice a day in a small amount. The guidelines allow a dental
professional to vary this for a child at higher risk. She has cavities, white lesions, frequent sugar and no
fluoride from water. So an earlier change to standard toothpaste with 1000 to 1500 ppm is reasonable. An adult
puts a small, pea-sized amount on the brush and does the brushing. She spits and does not rinse. Add tap water
in place of juice, and fluoride varnish in the practice.`,
      takeaway: `Children at high caries risk may use standard toothpaste before six, on professional advice and
with an adult.`,
      references: [
        {
          title: 'Guidelines for use of fluorides in Australia: update 2019',
          publisher: 'Australian Dental Journal',
          year: 2020,
        },
      ],
    },
    {
      stem: `Tooth 74 was removed under an inferior alveolar nerve block. Next morning the mother sends a
photograph: the lower left lip is swollen, with a soft yellow-white patch on its inside. The girl is well,
without fever, and drinks. What is the most likely cause?`,
      cluster: 'c4',
      subject: 'paediatric-dentistry',
      tags: ['complications', 'local anaesthesia'],
      options: [
        {
          text: 'Accidental biting of the lip while it was numb',
          why: 'Place, time and look fit. The patch is a layer of fibrin on a traumatic ulcer.',
        },
        {
          text: 'Allergy to the local anaesthetic',
          why: `Allergy would come early, with itch, hives or swelling on both sides. It does not cause a patch
like this.`,
        },
        {
          text: 'First infection of the mouth with herpes simplex virus',
          why: 'This brings fever and many small ulcers on gums, tongue and lips. She is well.',
        },
        {
          text: 'Spread of infection from the socket',
          why: `A spreading infection would bring swelling at the jaw, fever or pain. The patch on the lip does
not fit.`,
        },
        {
          text: 'Thrush after a change of oral flora',
          why: 'Thrush wipes off, is seldom limited to one place, and does not follow one visit to the dentist.',
        },
      ],
      right: 'A',
      rating: 80,
      explanation: `After a lower block the lip and tongue stay numb for some hours. Small children chew the
strange lip without feeling it. Next day it is swollen, and the ulcer has a soft yellow-white cover of fibrin.
Parents often take this for pus. It is on the numb side, began after the visit, and the child is well, so biting
explains everything. Explain it to the mother. Advise gentle cleaning, soft cool food, something to keep the lip
from drying, and paracetamol as the packet directs. It heals in one to two weeks. She should ring if there is
fever or growing swelling. Next time, warn the family before the child leaves.`,
      takeaway: 'A swollen lip with a yellow-white patch the day after a block is a bite injury, not an infection.',
      references: [
        {
          title: 'Use of Local Anesthesia for Pediatric Dental Patients',
          publisher: 'American Academy of Pediatric Dentistry',
          year: 2020,
        },
      ],
    },
  ],
};
