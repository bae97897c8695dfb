import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'mock',
  title: 'Swelling behind the last lower tooth',
  case: `A man of 23 has had pain behind his last lower left tooth for five days. Since yesterday the left side of his
jaw is swollen, he cannot open wide, and swallowing hurts. He has had three milder attacks at the same place in
the past year. He is healthy, has no allergies and takes only ibuprofen. He shares a flat with two other
apprentices.

| Observation | Finding |
| --- | --- |
| Temperature | 38.7 °C |
| Pulse | 112 per minute |
| Blood pressure | 126/78 mmHg |
| Breaths | 18 per minute |
| Mouth opening | 16 mm |

**Examination:** there is a firm, tender swelling below the left angle of the jaw, and the lymph nodes there are
tender. He speaks clearly and lies flat without trouble. The gum flap over the partly erupted 38 is red and
swollen, and pus comes from below it. Tooth 28 bites on the flap. The view of his throat is poor because he
cannot open.

**Panoramic radiograph** (drawing of the left side):

{{figure:1}}`,
  figures: [
    {
      file: 'opg-wisdom-tooth.png',
      description: `Line drawing of the lower left jaw with teeth 36, 37 and 38, the front of the jaw on the
left. Tooth 38 leans forward against 37 and has two roots. Two parallel lines mark the canal, which runs down
from the ramus and forward below the teeth. The ends of both roots of 38 lie over the canal. There they are
shaded grey, and the upper line of the canal is missing. A note says that grey means darker on the radiograph.`,
      caption: 'Drawing of the left side of the panoramic radiograph, teeth 36 to 38',
    },
  ],
  questions: [
    {
      stem: 'What is the most appropriate management today?',
      cluster: 'c3',
      subject: 'dental-emergencies',
      tags: ['spreading infection'],
      options: [
        {
          text: 'Admission to hospital under an oral and maxillofacial surgery team',
          why: `Fever, fast pulse, trismus and painful swallowing show a spreading infection that may come to
threaten the airway.`,
        },
        {
          text: 'Extraction of 38 in the chair under an inferior alveolar nerve block',
          why: `With 16 mm of opening, access and the block are unreliable. This spreading infection needs care
in hospital.`,
        },
        {
          text: 'Irrigation under the flap, warm salty mouth rinses and a review in a week',
          why: 'This treats pericoronitis that has stayed local. His infection has already spread.',
        },
        {
          text: 'Oral antibiotics, a referral letter and review by telephone in three days',
          why: 'Tablets do not drain pus, and swallowing hurts. He could worsen within hours without being observed.',
        },
        {
          text: 'Smoothing of the cusps of 28 and a stronger medicine for pain',
          why: 'The biting tooth adds to the irritation, but the systemic illness is the urgent problem.',
        },
      ],
      right: 'A',
      rating: 70,
      explanation: `Ask first whether the infection is still local. Here it is not. He has fever and a fast
pulse, so the whole body reacts. He opens to 16 mm, which means that the chewing muscles or the spaces beside
them are involved. Swallowing hurts, and you cannot see his throat. Infection from a lower wisdom tooth can pass
into the spaces beside the throat and under the tongue. These are reasons for hospital on the same day. The team
there can watch the airway, give antibiotics and fluid into a vein, take a scan and drain pus. Telephone the
team, send your findings in writing, and make sure that he travels safely.`,
      takeaway: 'Fever, trismus and painful swallowing with a dental swelling mean hospital today.',
      references: [
        {
          title: 'Therapeutic Guidelines: Oral and Dental',
          publisher: 'Therapeutic Guidelines Limited',
          year: 2025,
        },
        {
          title: 'Parameters of care for patients undergoing mandibular third molar surgery',
          publisher: 'Faculty of Dental Surgery, Royal College of Surgeons of England',
          year: 2020,
        },
      ],
    },
    {
      stem: 'Which feature of the drawing points most strongly to a raised risk of nerve injury if 38 is removed?',
      cluster: 'c2',
      subject: 'radiology',
      tags: ['third molar'],
      options: [
        {
          text: 'The bone level at its distal side',
          why: `Bone over the distal side affects the amount of bone to remove. It does not show the relation to
the nerve.`,
        },
        {
          text: 'The contact of its crown with 37',
          why: 'This affects cleaning and the path of removal. It does not show how near the nerve is.',
        },
        {
          text: 'The dark ends of its roots',
          why: 'Dark roots with a missing canal border suggest that root and nerve are in close contact.',
        },
        {
          text: 'The forward tilt of its crown',
          why: 'The tilt makes removal harder, but many tilted teeth are far from the canal.',
        },
        {
          text: 'The two separate roots',
          why: 'Two roots are normal. The number does not predict nerve injury.',
        },
      ],
      right: 'C',
      rating: 70,
      explanation: `A panoramic radiograph lays structures over each other. Roots and canal often overlap on it
without touching in the mouth. Some signs make real contact more likely. The best known are a dark band across
the root, a missing white border of the canal, and a canal that bends at the root. The drawing shows two of
them. The ends of both roots are dark, and the upper border of the canal disappears there. Angle, contact with
37 and bone cover describe how hard the removal may be. They say little about the nerve. When these signs are
present, cone beam CT is useful if its result could change the plan.`,
      takeaway: 'Dark root, lost canal border, bent canal: signs of close contact between a third molar and the nerve.',
      references: [
        {
          title: 'Parameters of care for patients undergoing mandibular third molar surgery',
          publisher: 'Faculty of Dental Surgery, Royal College of Surgeons of England',
          year: 2020,
        },
        {
          title: 'Code of Practice and Safety Guide for Radiation Protection in Dentistry (RPS 10)',
          publisher: 'Australian Radiation Protection and Nuclear Safety Agency',
          year: 2005,
        },
      ],
    },
    {
      stem: `The infection has settled. A month later he wants to be rid of the attacks. Cone beam CT
shows that the canal lies in a groove of the roots, with no bone between. Tooth 38 has no caries and no apical
disease. Which treatment deals with the attacks at the lowest risk of a numb lip?`,
      cluster: 'c3',
      subject: 'oral-surgery',
      tags: ['third molar'],
      options: [
        {
          text: 'Complete removal of 38 after division of the roots',
          why: 'Division helps, but roots in contact with the nerve must still be moved out. The risk stays high.',
        },
        {
          text: 'Complete removal of 38 in one piece',
          why: 'This puts the most stress on the nerve, because roots that hold it in a groove are rocked against it.',
        },
        {
          text: 'Coronectomy of 38, leaving the roots',
          why: 'The crown that harbours the infection goes, and the roots at the nerve are not disturbed.',
        },
        {
          text: 'Removal of 28 alone',
          why: `The trauma to the flap stops, but the half-covered crown of 38 remains and attacks are likely to
go on.`,
        },
        {
          text: 'Removal of the gum flap over 38',
          why: 'The flap often grows back over a tilted tooth without space, and the attacks return.',
        },
      ],
      right: 'C',
      rating: 55,
      explanation: `He has had several attacks and one serious infection, so treatment of 38 is justified. Its
partly covered crown is the cause. The roots are healthy, but they touch the nerve. Coronectomy removes the
crown to below the bone and leaves the vital roots in place. Studies show fewer nerve injuries than with
complete removal of high-risk teeth. The tooth suits the method: no caries, no apical disease, no mobility, and
the acute infection has gone. He should know about the drawbacks. Roots can become infected or move upwards, and
a second operation is sometimes needed. If the roots loosen during the operation, they must come out.`,
      takeaway: 'A healthy lower third molar whose roots touch the nerve may suit coronectomy: crown out, roots left.',
      references: [
        {
          title: 'Parameters of care for patients undergoing mandibular third molar surgery',
          publisher: 'Faculty of Dental Surgery, Royal College of Surgeons of England',
          year: 2020,
        },
      ],
    },
    {
      stem: `Suppose that in the end the whole tooth was removed. A week after the operation the wound is clean and
there is no pain, but his left lower lip and chin are numb. What is the best management?`,
      cluster: 'c4',
      subject: 'oral-surgery',
      tags: ['nerve injury', 'complications'],
      options: [
        {
          text: 'Antibiotics for a week, because the numbness shows infection around the nerve',
          why: 'The wound is clean and there is no pain or fever. Antibiotics do not help an injured nerve.',
        },
        {
          text: 'Curettage of the socket today to take pressure off the nerve',
          why: 'Blind curettage near an exposed nerve may do more damage.',
        },
        {
          text: 'Injection of local anaesthetic with steroid at the mental foramen',
          why: 'This has no place here. It may injure the nerve again and hides the signs you need to follow.',
        },
        {
          text: 'Mapping of the numb area today and early review by the surgeon',
          why: 'A recorded baseline shows whether feeling returns, and the surgeon can act in time if it does not.',
        },
        {
          text: 'Reassurance that feeling always returns, without further visits',
          why: 'Many such injuries recover, but some do not. A promise is untrue and review would be missed.',
        },
      ],
      right: 'D',
      rating: 70,
      explanation: `The inferior alveolar nerve has been injured. The first task is a baseline. Test light
touch, a sharp point and two-point discrimination on both sides. Draw the area on a chart, and ask about pain,
tingling, biting the lip and speech. Tell him honestly what has happened. Many injuries improve over weeks to
months, but recovery is not certain. Arrange review with the surgeon soon, and repeat the same tests each time.
Numbness that does not improve, or pain in the area, needs prompt referral to someone with experience in nerve
injury. Repair works best early. Advise care with hot food and while shaving.`,
      takeaway: 'Numb lip after surgery: test, map, tell the patient honestly, and arrange early and repeated review.',
      references: [
        {
          title: 'Parameters of care for patients undergoing mandibular third molar surgery',
          publisher: 'Faculty of Dental Surgery, Royal College of Surgeons of England',
          year: 2020,
        },
        {
          title: 'Australian Open Disclosure Framework',
          publisher: 'Australian Commission on Safety and Quality in Health Care',
          year: 2013,
        },
      ],
    },
    {
      stem: `Suppose that before the operation he had said: "Just do it. I don't want to hear what could go
wrong." How should consent have been sought?`,
      cluster: 'c1',
      subject: 'professional-practice',
      tags: ['consent'],
      options: [
        {
          text: 'Accept his signature on the form, as he has given up the right to information',
          why: 'A signature without understanding is weak evidence of consent. The main risks must still be offered.',
        },
        {
          text: 'Ask one of his flatmates to hear the risks and to sign as a witness',
          why: 'He is a capable adult. Nobody can hear or accept the risks in his place.',
        },
        {
          text: 'Give him a leaflet to take home, and go ahead if he does not ring',
          why: 'Silence is not consent. A leaflet supports a talk and does not replace it.',
        },
        {
          text: 'Refuse to operate until he has listened to a list of every known complication',
          why: 'Consent needs the risks that matter to him, not every rare event. A refusal harms him.',
        },
        {
          text: 'Tell him the few risks that matter most, in plain words, and record the talk',
          why: 'Respect his wish for brevity, but a lasting numb lip is material and he must have heard of it.',
        },
      ],
      right: 'E',
      rating: 75,
      explanation: `Consent is valid when a capable person decides freely and with the information that matters.
He may prefer a short talk, and this can be respected. But a lasting numb lip is a risk that most people in his
place would want to know about. The same is true of a second operation and of doing nothing. Ask what worries
him, then give these few facts in plain words and check that he has understood. Offer more detail now or later.
Record what was said, what he declined to hear, and what he chose. The form comes at the end. It confirms the
talk and cannot replace it.`,
      takeaway: 'A patient may ask for a short talk, but the risks that matter most must be said and recorded.',
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
