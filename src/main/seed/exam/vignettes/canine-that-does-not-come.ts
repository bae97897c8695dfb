import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'practice',
  title: 'A canine that does not come',
  case: `A girl of 11 years and 2 months comes with her mother for a check-up. Her upper left canine (23) came
through last month. On the right side the primary canine (53) is still firm. She has no pain and has had no injury.
Her older sister needed surgery for a canine "that grew the wrong way".

She is healthy, takes no medicines and has no allergies. She has no caries and cleans well. She is shy and has never
had a dental injection.

- Mixed dentition, Class I molars, normal overjet and overbite, no crossbite
- Upper arch: no crowding, enough room for the 13
- No bulge of the 13 in the buccal sulcus; a small firm bulge in the palate behind the 12
- 12 smaller than the 22; normal to cold, no mobility

Part of the panoramic radiograph is drawn below. The root of the 12 looks intact.

{{figure:1}}`,
  figures: [
    {
      file: 'displaced-canine.png',
      description: `Line drawing of the upper right teeth from a panoramic radiograph, with the midline on the
right. The teeth 16, 15, 14, 53, 12, 11 and 21 stand upright. The unerupted 13, tinted blue, lies above the 53. It
is tilted with its tip towards the midline. Its crown overlaps the distal half of the root of the 12. The tip does
not reach the dashed long axis of the 12. The root of the 53 is mostly present.`,
      caption:
        'Drawing of part of the panoramic radiograph, upper right. The dashed line through the 12 is its long axis.',
    },
  ],
  questions: [
    {
      stem: `You take two periapical radiographs of the area. For the second one the tube is moved distally. On it,
the crown of the 13 has also moved distally against the root of the 12. Where does the crown of the 13 lie?`,
      cluster: 'c2',
      subject: 'radiology',
      tags: ['parallax'],
      options: [
        {
          text: 'Buccal to the root of the 12',
          why: 'A buccal object seems to move against the direction of the tube, so it would have moved mesially.',
        },
        {
          text: 'In line with the root of the 12',
          why: 'An object at the same depth as the root would not move against it.',
        },
        {
          text: 'Palatal to the root of the 12',
          why: 'An object that moves with the tube lies further from it, which is on the palatal side.',
        },
        {
          text: 'Within the nasal floor, above the 12',
          why: 'Height is not what a horizontal tube shift tells, and the drawing shows the crown beside the root.',
        },
      ],
      right: 'C',
      rating: 70,
      explanation: `A single radiograph shows no depth. Two views from different angles do, by parallax. The rule is
"same lingual, opposite buccal". An object on the lingual or palatal side seems to move in the same direction as the
tube. An object on the buccal side seems to move in the opposite direction. Here the tube moved distally and the
crown also moved distally against the root of the 12. So the crown is palatal. The bulge in the palate fits this.
Two small films answer the question with a low dose.`,
      takeaway: 'Tube shift: same direction means lingual or palatal, opposite direction means buccal.',
      references: [
        {
          title: 'Code of Practice and Safety Guide for Radiation Protection in Dentistry (RPS 10)',
          publisher: 'Australian Radiation Protection and Nuclear Safety Agency',
          year: 2005,
        },
      ],
    },
    {
      stem: 'Which feature of the radiograph best predicts whether the 13 can still erupt without surgery?',
      cluster: 'c3',
      subject: 'orthodontics',
      tags: ['interceptive treatment'],
      options: [
        {
          text: 'Amount of root left on the 53',
          why: 'A long root of the 53 shows that it has not been resorbed, but it predicts the outcome poorly.',
        },
        {
          text: 'Mesial reach of the 13 over the root of the 12',
          why: 'The less the crown overlaps the lateral incisor, the better the chance of eruption.',
        },
        {
          text: 'Size of the crown of the 12',
          why: 'A small lateral incisor is linked with palatal canines, but its size does not predict the outcome.',
        },
        {
          text: 'Stage of root formation of the 14',
          why: 'The 14 has erupted, and its root tells little about the path of the 13.',
        },
        {
          text: 'Width of the follicle around the crown of the 13',
          why: 'A wide follicle alone is often normal and is not the main predictor.',
        },
      ],
      right: 'B',
      rating: 50,
      explanation: `Studies of early removal of the primary canine point the same way: the horizontal position of
the permanent canine matters most. When its crown overlaps less than half of the lateral incisor root, the outlook
is good. When it reaches further towards the midline, the outlook falls. The angle of the tooth and its height also
matter, and so does the age of the child. In the drawing the tip has not passed the axis of the 12. So this girl has
a fair chance.`,
      takeaway: `The further a palatal canine reaches towards the midline, the less likely it is to erupt after the
primary canine is removed.`,
      references: [
        {
          title: `Extraction of the deciduous canine as an interceptive treatment in children with palatally
displaced canines, part II`,
          publisher: 'European Journal of Orthodontics',
          year: 2015,
        },
      ],
    },
    {
      stem: `You send the records to an orthodontist, who asks you to begin in your practice. Which first treatment
is best supported for this girl?`,
      cluster: 'c3',
      subject: 'orthodontics',
      tags: ['interceptive treatment'],
      options: [
        {
          text: 'Expand the upper arch with a fixed appliance',
          why: 'There is no crossbite and no lack of space, so expansion has no clear reason here.',
        },
        {
          text: 'Expose the 13 and bond a chain',
          why: 'Surgery is for a canine that does not improve or that is placed too badly for simpler care.',
        },
        {
          text: 'Extract the 53',
          why: `In a child of this age with room in the arch and moderate displacement, it often lets the 13 correct
its path.`,
        },
        {
          text: 'Observe until the age of 13',
          why: 'The chance of simple correction falls with time, and the root of the 12 may be resorbed meanwhile.',
        },
        {
          text: 'Remove the 13',
          why: 'The 13 is a valuable tooth with a fair chance of eruption; losing it now cannot be justified.',
        },
      ],
      right: 'C',
      rating: 70,
      explanation: `The canine is palatal and its crown overlaps less than half of the root of the 12. The girl is
11, the arch has room and the primary canine is still firm. In this situation, removing the primary canine raises
the chance that the permanent one erupts by itself. It is a small procedure with little risk. It does not always
work, so tell the family that exposure may still be needed. Waiting without treatment may make surgery necessary.
Feel for the canines in the buccal sulcus from about the age of nine or ten.`,
      takeaway: `For a palatal canine at 10 to 13 years with space in the arch, ask early whether the primary canine
should be removed.`,
      references: [
        {
          title: `Extraction of the deciduous canine as an interceptive treatment in children with palatally
displaced canines, part I`,
          publisher: 'European Journal of Orthodontics',
          year: 2015,
        },
      ],
    },
    {
      stem: `Twelve months after the first treatment the 13 has not erupted. New radiographs show that it is closer
to horizontal and its tip has passed the axis of the 12. The root of the 12 is intact. What is the best next step?`,
      cluster: 'c4',
      subject: 'orthodontics',
      tags: ['review'],
      options: [
        {
          text: 'Arrange surgical exposure and alignment',
          why: 'The simple measure has failed, and an orthodontist and a surgeon can still bring the tooth into the arch.',
        },
        {
          text: 'Extract the 12 so that the 13 can take its place',
          why: 'The 12 is sound, and losing it is not justified when the canine can be aligned.',
        },
        {
          text: 'Keep the space and review in another 12 months',
          why: 'The tooth is getting worse, and delay puts the root of the 12 at more risk.',
        },
        {
          text: 'Remove the 13 and plan an implant for next year',
          why: 'An implant is wrong in a growing child, and the 13 can probably be saved.',
        },
        {
          text: 'Take a cone beam scan each year to follow the 13',
          why: 'Repeated scans add dose and do not treat the worsening position.',
        },
      ],
      right: 'A',
      rating: 75,
      explanation: `Early removal of the primary canine must be followed by review, with a radiograph after about
six to twelve months. If the canine has not improved after twelve months, success without surgery is unlikely. Here
the position has become worse. The usual treatment for a healthy, motivated child is exposure, then orthodontic
traction into the arch. A cone beam scan may be justified once, to plan surgery and to look for root resorption.
Waiting puts the root of the 12 at risk. Implants are not placed while the jaws still grow.`,
      takeaway:
        'No improvement twelve months after removal of the primary canine means referral for exposure and alignment.',
      references: [
        {
          title: `Extraction of the deciduous canine as an interceptive treatment in children with palatally
displaced canines, part I`,
          publisher: 'European Journal of Orthodontics',
          year: 2015,
        },
        {
          title: 'Management of the palatally ectopic maxillary canine',
          publisher: 'Faculty of Dental Surgery, Royal College of Surgeons of England',
          year: 2016,
        },
      ],
    },
    {
      stem: `Go back to the day of the first treatment, which needs an injection. Her mother gives consent. The girl
whispers: "I don't want it." What should you do?`,
      cluster: 'c1',
      subject: 'professional-practice',
      tags: ['consent', 'children'],
      options: [
        {
          text: 'Ask her mother to hold her hands firmly while you begin',
          why: 'Restraint for a treatment that can wait harms trust and is not proportionate.',
        },
        {
          text: 'Begin, because her mother has consented',
          why: 'Consent of a parent may be valid, but it does not make her own view unimportant.',
        },
        {
          text: 'Distract her and avoid naming the treatment',
          why: 'Hiding the treatment from a child of 11 is not honest and may damage her trust.',
        },
        {
          text: 'Refer her for a general anaesthetic',
          why: 'It carries more risk, and nobody has yet tried to learn what she fears.',
        },
        {
          text: 'Talk with her about her fears and seek her agreement',
          why: 'A child of 11 can take part; her questions can be answered, and the treatment can wait.',
        },
      ],
      right: 'E',
      rating: 85,
      explanation: `Removal of the 53 is not urgent, so there is time. A child of 11 may not be able to decide alone,
but she can understand much and she has a view. Ask what worries her. Explain in words for her age what you will do
and what she will feel. Show her how to stop you with a sign. If she is still unwilling, book another visit. This
respects her and keeps future care possible. Consent of the parent is needed as well. It does not replace the talk
with the child.`,
      takeaway: 'A parent consents, but a child who can understand should be heard and her agreement sought.',
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
  ],
};
