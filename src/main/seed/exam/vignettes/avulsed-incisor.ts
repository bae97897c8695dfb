import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'mock',
  title: 'A knocked-out front tooth at a country school',
  case: `A teacher telephones your practice from a rural school, about 45 minutes away by road. Five minutes ago a
9-year-old boy fell face first from a climbing frame. His upper right central incisor (11) was knocked out of its
socket. The teacher has found it on the grass with some soil on the root. She is holding it by the crown.

The boy is awake and crying. He knows where he is and has not vomited. His lower lip is cut and swollen, and the
bleeding is slowing. He can bring his back teeth together as usual. The school has water, a first-aid kit and a
canteen with fresh milk.

His school record shows mild asthma, for which he uses a salbutamol inhaler as needed. He has no known allergies and
his immunisations are up to date. The school has spoken to his mother, who agrees to the advice that you give. She
will drive him to you at once.`,
  questions: [
    {
      stem: 'What should you tell the teacher to do with the tooth now?',
      cluster: 'c4',
      subject: 'dental-emergencies',
      tags: ['trauma'],
      options: [
        {
          text: 'Drop it in a glass of tap water for the journey',
          why: 'Plain water damages the root surface cells because it is hypotonic; it is the poorest wet storage.',
        },
        {
          text: 'Put it in milk at once and leave it for the dentist',
          why: `Milk is the best choice when replanting is not possible, but immediate replanting gives a better
result.`,
        },
        {
          text: 'Rinse it briefly in milk and replant it at once',
          why: 'A tooth replanted within minutes has the best chance that the ligament will heal.',
        },
        {
          text: 'Scrub the soil off the root and push the tooth back',
          why: 'Scrubbing removes the ligament cells on which healing depends.',
        },
        {
          text: 'Wrap it in clean, dry gauze for the journey',
          why: 'Drying kills the ligament cells, and the journey takes 45 minutes.',
        },
      ],
      right: 'C',
      rating: 65,
      explanation: `The future of a replanted tooth depends on living ligament cells on its root. They die quickly when
the root is dry. The boy is alert and well otherwise, and the tooth is permanent. So the best treatment can happen
at the school. The teacher holds the crown, rinses the root for a few seconds in milk and pushes it back the right
way round. Milk, saline or the boy's saliva are suitable for the rinse. He then bites on a cloth to hold it. If the
teacher or the boy cannot do this, milk is the next best choice. Water is only better than drying.`,
      takeaway:
        'For an avulsed permanent tooth: replant at once if you can, otherwise put it in milk, and never let it dry.',
      references: [
        {
          title: 'Guidelines for the management of traumatic dental injuries: 2. Avulsion of permanent teeth',
          publisher: 'International Association of Dental Traumatology',
          year: 2020,
        },
      ],
    },
    {
      stem: `The boy arrives with the tooth in milk. A corner of its crown is missing, and nobody found the piece. He
breathes easily and has not coughed. Which image is most likely to show the piece?`,
      cluster: 'c2',
      subject: 'radiology',
      tags: ['trauma'],
      options: [
        {
          text: 'Chest radiograph',
          why: `It is taken when a piece may have been inhaled; look first in the swollen lip, as he has no cough or
wheeze.`,
        },
        {
          text: 'Cone beam CT of the maxilla and the nose',
          why: 'The dose is higher than needed to look for a piece in the soft tissue of the lip.',
        },
        {
          text: 'Panoramic radiograph',
          why: 'The front of the image is blurred and the lip is shown poorly.',
        },
        {
          text: 'Periapical radiograph of the 11 socket',
          why: 'It is needed for the socket and the roots, but a piece of crown rarely enters the socket.',
        },
        {
          text: 'Soft-tissue radiograph of the lower lip',
          why: 'A low-exposure image of a cut, swollen lip is a simple way to find buried enamel.',
        },
      ],
      right: 'E',
      rating: 65,
      explanation: `A tooth piece that is not accounted for must be looked for. The lower lip is cut and swollen, and
upper incisors often hit it in a fall. So the lip is the most likely place. Put an intraoral receptor between the
lip and the teeth. Use a lower exposure than for teeth, so that a small enamel piece can be seen. If the lip is
clear, think of the airway and the gut. A child who coughs, wheezes or has noisy breathing needs hospital care and a
chest radiograph at once. A piece left in the lip can cause infection and a hard scar.`,
      takeaway: `Missing tooth piece and a cut lip: feel the lip and take a low-exposure soft-tissue radiograph before
you suture.`,
      references: [
        {
          title: 'Guidelines for the management of traumatic dental injuries: 1. Fractures and luxations',
          publisher: 'International Association of Dental Traumatology',
          year: 2020,
        },
        {
          title: 'Code of Practice and Safety Guide for Radiation Protection in Dentistry (RPS 10)',
          publisher: 'ARPANSA',
          year: 2005,
        },
      ],
    },
    {
      stem: `Tooth 11 was dry for under ten minutes and then in milk for about an hour. Its apex is wide open. You
replant it and fit a flexible splint for two weeks. What is the best plan for its pulp?`,
      cluster: 'c3',
      subject: 'paediatric-dentistry',
      tags: ['trauma'],
      options: [
        {
          text: 'Await revascularisation and treat the pulp only if it fails',
          why: 'An open apex and short dry time give the pulp a chance to heal, so close review comes first.',
        },
        {
          text: 'Begin apexification with calcium hydroxide at two weeks',
          why: 'This removes the chance of revascularisation before there is any sign of infection.',
        },
        {
          text: 'Fill the canal outside the mouth before replantation',
          why: 'It keeps the tooth out of the mouth for longer and destroys a pulp that might heal.',
        },
        {
          text: 'Perform a pulpotomy on the day of replantation',
          why: 'Nothing is gained from a pulpotomy when the whole blood supply has been cut at the apex.',
        },
        {
          text: 'Start root canal treatment within two weeks',
          why: 'This is the rule for a tooth with a closed apex, which cannot revascularise.',
        },
      ],
      right: 'A',
      rating: 55,
      explanation: `The state of the apex decides the plan for the pulp. This apex is wide open, and the root was kept
moist. New vessels may grow into the pulp space, and the root may continue to form. So do not remove the pulp now.
Review the tooth often, with clinical tests and radiographs. Infection-related resorption can be very fast in
children. If there is pain, swelling, a sinus tract, an apical lesion or resorption, start endodontic treatment at
once. A tooth with a closed apex is different. Its pulp will not survive, so root canal treatment starts within two
weeks.`,
      takeaway: `After avulsion: open apex, watch for revascularisation; closed apex, start root canal treatment
within two weeks.`,
      references: [
        {
          title: 'Guidelines for the management of traumatic dental injuries: 2. Avulsion of permanent teeth',
          publisher: 'International Association of Dental Traumatology',
          year: 2020,
        },
      ],
    },
    {
      stem: `Nine months later 11 causes no symptoms. It has no mobility at all, and its percussion note is high and
metallic. Its edge is now slightly shorter than that of 21. Which complication best explains these findings?`,
      cluster: 'c4',
      subject: 'endodontics',
      tags: ['trauma'],
      options: [
        {
          text: 'Inflammatory resorption due to an infected canal',
          why: 'It gives bowl-shaped lucent areas in root and bone, often with mobility or tenderness.',
        },
        {
          text: 'Internal resorption of the canal wall',
          why: 'It widens the canal from inside and does not fix the tooth to bone.',
        },
        {
          text: 'Pulp canal obliteration',
          why: 'It narrows the canal and may darken the crown, but mobility stays normal.',
        },
        {
          text: 'Replacement resorption with ankylosis',
          why: 'Bone has joined the root, so the tooth is rigid, sounds metallic and does not move down as he grows.',
        },
        {
          text: 'Surface resorption with repair',
          why: 'It is small and heals by itself, without any change of mobility or position.',
        },
      ],
      right: 'D',
      rating: 70,
      explanation: `Three signs point the same way. The tooth does not move, it sounds metallic, and it is left behind
as the jaw grows. Where the ligament has died, bone joins the root. The root is then slowly replaced by bone. This
is replacement resorption with ankylosis. In a growing child the tooth seems to sink, which is called infraposition.
No treatment stops the process. Measure the position at each review and take photographs. Plan early with a
paediatric or orthodontic specialist. Decoronation may be chosen later, because it keeps bone for a future
replacement.`,
      takeaway: 'A rigid tooth with a metallic note that sinks in a growing child is ankylosed.',
      references: [
        {
          title: 'Guidelines for the management of traumatic dental injuries: 2. Avulsion of permanent teeth',
          publisher: 'International Association of Dental Traumatology',
          year: 2020,
        },
      ],
    },
    {
      stem: 'On the day of the accident his mother asks whether the tooth is now saved for life. Which reply is best?',
      cluster: 'c1',
      subject: 'professional-practice',
      tags: ['consent', 'communication'],
      options: [
        {
          text: '"A tooth that was kept in milk heals, so it will last."',
          why: 'Milk improves the chance of healing, but nobody can promise it.',
        },
        {
          text: '"I can tell you nothing until the root has finished growing."',
          why: 'Too little: she needs to know now what may happen and what to watch for.',
        },
        {
          text: '"It may heal or be lost later, so he needs checks for years."',
          why: 'It is honest about doubt and tells her why long review matters.',
        },
        {
          text: '"It will be lost, so let us plan for an implant next year."',
          why: 'Loss is not certain, and implants are not placed while the jaws are growing.',
        },
        {
          text: '"The specialist will explain that, so please ask at that visit."',
          why: 'Referral does not remove your own duty to explain the treatment that you have just given.',
        },
      ],
      right: 'C',
      rating: 80,
      explanation: `Good communication gives the mother true and useful information. Three outcomes are possible:
healing, infection of the pulp, and ankylosis with slow loss. The dry time was short and the apex is open, so the
outlook is fair. But nobody can promise a result. Tell her the signs that need an early visit: pain, swelling, a gum
boil, a change of colour or looseness. Tell her that checks will continue for years, even when all looks well. Write
the talk and the plan in the record. The Code of conduct asks practitioners to give information in a way that people
can understand.`,
      takeaway: 'After replantation, be honest about the uncertain outlook and explain why review goes on for years.',
      references: [
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
        {
          title: 'Guidelines for the management of traumatic dental injuries: 2. Avulsion of permanent teeth',
          publisher: 'International Association of Dental Traumatology',
          year: 2020,
        },
      ],
    },
  ],
};
