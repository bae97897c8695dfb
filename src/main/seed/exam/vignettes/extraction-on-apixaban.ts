import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'mock',
  title: 'An extraction for a man who takes apixaban',
  case: `A man of 74 has had an ache in the lower left jaw for two weeks. It began when tooth 36 broke while he was
eating. He would like the tooth out.

| Condition | Medicine |
| --- | --- |
| Atrial fibrillation, no valve disease | Apixaban, morning and evening |
| High blood pressure | Perindopril, morning |
| High cholesterol | Rosuvastatin, evening |

He has no allergies and has never had a stroke. A blood test two months ago showed normal kidney function and a
normal blood count. He drinks one glass of beer a week. He lives with his wife, ten minutes from the practice.

**Examination:** blood pressure 138/82 mmHg, pulse 76 and irregular. The crown of 36 is missing to below the
gum, and soft caries reaches the floor of the pulp chamber. The tooth is tender to percussion. There is no
swelling and no other urgent problem.

**Periapical radiograph:** two slender, separate roots with a small apical radiolucency. The bone level is
normal.

You agree that 36 cannot be restored. You expect a simple extraction without a flap, and book it for a morning
next week.`,
  questions: [
    {
      stem: 'Which further information adds most to your assessment of his risk of bleeding?',
      cluster: 'c2',
      subject: 'general-medicine',
      tags: ['anticoagulants'],
      options: [
        {
          text: 'How many green vegetables he eats in a week',
          why: 'Vitamin K in food changes the effect of warfarin. It does not change the effect of apixaban.',
        },
        {
          text: 'How recently his INR has been measured',
          why: 'The INR guides warfarin. It does not measure the effect of apixaban, and he needs no INR checks.',
        },
        {
          text: 'What he has taken for the toothache this week',
          why: `Aspirin and other anti-inflammatory medicines are sold without prescription and add to the
bleeding risk.`,
        },
        {
          text: 'Whether anyone in his family has had a stroke',
          why: 'This may bear on his risk of stroke. It does not tell how he will bleed.',
        },
        {
          text: 'Which antibiotics he has tolerated in the past',
          why: 'No antibiotic is planned, and the answer does not describe his bleeding risk.',
        },
      ],
      right: 'C',
      rating: 65,
      explanation: `Apixaban alone makes bleeding after one simple extraction a little longer, and local
measures control it. The risk rises when a second medicine also impairs haemostasis. A man with two weeks of
toothache has probably bought something for it. Ibuprofen and aspirin impair platelets, irritate the stomach and
are often not mentioned as "medicines". So ask about each product he has taken this week. The usual questions
about liver disease, alcohol and bleeding after past operations belong here too. INR and vitamin K in the diet
matter for warfarin. They do not help you with a direct oral anticoagulant. His kidney function is already
known.`,
      takeaway: `Ask each patient on an anticoagulant what they have bought for the pain: aspirin and ibuprofen
add to bleeding.`,
      references: [
        {
          title: 'Therapeutic Guidelines: Oral and Dental',
          publisher: 'Therapeutic Guidelines Limited',
          year: 2025,
        },
        {
          title: 'Management of Dental Patients Taking Anticoagulants or Antiplatelet Drugs, 2nd edition',
          publisher: 'Scottish Dental Clinical Effectiveness Programme',
          year: 2022,
        },
      ],
    },
    {
      stem: 'What is the best plan for his apixaban around the extraction?',
      cluster: 'c3',
      subject: 'oral-surgery',
      tags: ['anticoagulants', 'pharmacology'],
      options: [
        {
          text: 'Change it to warfarin so that the INR can be measured',
          why: 'A change of anticoagulant brings risk and no benefit for a simple extraction.',
        },
        {
          text: 'Continue it unchanged and use local haemostatic measures',
          why: 'One simple extraction has a low bleeding risk. Stopping would expose him to a stroke.',
        },
        {
          text: 'Replace it with aspirin from three days before the extraction',
          why: 'Aspirin protects much less from stroke in atrial fibrillation, and it makes bleeding worse too.',
        },
        {
          text: 'Stop it five days before and start again when the socket is healed',
          why: 'This leaves him unprotected for weeks. The harm of a stroke outweighs bleeding that you can control.',
        },
        {
          text: 'Stop it two days before and give heparin injections instead',
          why: `Bridging with heparin is not needed for a short-acting anticoagulant, and it raises the risk of
bleeding.`,
        },
      ],
      right: 'B',
      rating: 65,
      explanation: `Weigh the two risks. Bleeding after one simple extraction is slow, visible and easy to reach
with pressure, a dressing and a suture. A stroke from a clot in the left atrium may kill or disable him. For a
dental procedure with a low bleeding risk, the anticoagulant is continued. Reduce the bleeding by planning: an
early appointment early in the week, gentle technique, one area at a time, and written advice with a telephone
number. A complex procedure or severe kidney disease would be different. Then you would plan with his doctor.
Any change of an anticoagulant is a decision made with the prescriber.`,
      takeaway: 'For a simple extraction, continue the direct oral anticoagulant and control bleeding locally.',
      references: [
        {
          title: 'Therapeutic Guidelines: Oral and Dental',
          publisher: 'Therapeutic Guidelines Limited',
          year: 2025,
        },
        {
          title: 'Management of Dental Patients Taking Anticoagulants or Antiplatelet Drugs, 2nd edition',
          publisher: 'Scottish Dental Clinical Effectiveness Programme',
          year: 2022,
        },
      ],
    },
    {
      stem: `You remove the tooth without difficulty. After ten minutes of firm pressure on gauze, blood still
oozes steadily from the socket. He feels well, and his blood pressure is 140/84 mmHg. What is the best next
step?`,
      cluster: 'c4',
      subject: 'oral-surgery',
      tags: ['haemostasis', 'complications'],
      options: [
        {
          text: 'Call an ambulance and ask for a reversal agent',
          why: 'Reversal is for life-threatening bleeding. Local measures have not yet been used fully.',
        },
        {
          text: 'Give vitamin K by mouth and review him in an hour',
          why: 'Vitamin K reverses warfarin slowly. It does not reverse apixaban at all.',
        },
        {
          text: 'Let him go home with gauze, and leave out the evening tablet',
          why: 'He must not leave before the bleeding has stopped, and a missed dose raises his risk of stroke.',
        },
        {
          text: 'Pack the socket with a haemostatic dressing and suture it',
          why: 'A resorbable dressing, a suture and renewed pressure stop most oozing from a socket.',
        },
        {
          text: 'Rinse the socket with warm salty water until it clears',
          why: 'Rinsing washes out the early clot and prolongs the bleeding.',
        },
      ],
      right: 'D',
      rating: 80,
      explanation: `He is stable, and the bleeding is a slow ooze from a socket that you can see and reach. Go
up the ladder of local measures one step at a time. Use good light and suction, find out whether the blood comes
from soft tissue or bone, and give more local anaesthetic if he needs it. Place a resorbable haemostatic
dressing such as oxidised cellulose, suture the socket, and press again. Let him leave only after the bleeding
has stopped. Give written advice and a number for the evening. Bleeding that goes on in spite of this, or a
patient who becomes unwell, needs the hospital.`,
      takeaway: `An oozing socket: pressure, haemostatic dressing, suture, pressure again; the patient leaves
when it is dry.`,
      references: [
        {
          title: 'Therapeutic Guidelines: Oral and Dental',
          publisher: 'Therapeutic Guidelines Limited',
          year: 2025,
        },
        {
          title: 'Management of Dental Patients Taking Anticoagulants or Antiplatelet Drugs, 2nd edition',
          publisher: 'Scottish Dental Clinical Effectiveness Programme',
          year: 2022,
        },
      ],
    },
    {
      stem: `The bleeding has stopped. He asks what he should use for the pain at home. Which medicine is the best
first choice?`,
      cluster: 'c4',
      subject: 'general-medicine',
      tags: ['pharmacology', 'analgesics'],
      options: [
        {
          text: 'Aspirin',
          why: 'Aspirin impairs platelets for days. Together with apixaban it raises the risk of serious bleeding.',
        },
        {
          text: 'Celecoxib',
          why: `It spares platelets, but with an anticoagulant it still raises the risk of gut bleeding. With
perindopril it can harm the kidneys.`,
        },
        {
          text: 'Ibuprofen',
          why: `It impairs platelets and irritates the stomach. It should be avoided with apixaban, and it can
raise blood pressure.`,
        },
        {
          text: 'Oxycodone',
          why: 'An opioid is not needed for mild to moderate pain, and at his age it may cause falls and confusion.',
        },
        {
          text: 'Paracetamol',
          why: 'It relieves mild to moderate pain and does not impair platelets or irritate the stomach.',
        },
      ],
      right: 'E',
      rating: 80,
      explanation: `Pain after a simple extraction is mostly mild to moderate and lasts a few days. In a healthy
young adult, an anti-inflammatory medicine would be a good choice. In this man it is not. Together with
apixaban, anti-inflammatory medicines raise the risk of bleeding from the stomach and from the wound. They also
work against perindopril and may harm his kidneys at 74. Paracetamol taken regularly as the packet directs is
safe with his medicines. An opioid brings sedation, constipation and falls, and is kept for severe pain that
other measures do not control. Check that no other product he uses also contains paracetamol.`,
      takeaway: `With an anticoagulant, paracetamol comes first; keep away from aspirin and other
anti-inflammatory medicines.`,
      references: [
        {
          title: 'Therapeutic Guidelines: Oral and Dental',
          publisher: 'Therapeutic Guidelines Limited',
          year: 2025,
        },
      ],
    },
    {
      stem: `Suppose that before the extraction he had said: "A friend of mine bled all night after an
extraction. I will stop my tablets for a week." What would have been the best response?`,
      cluster: 'c1',
      subject: 'professional-practice',
      tags: ['communication', 'consent'],
      options: [
        {
          text: 'Acknowledge his worry, compare the risks of bleeding and stroke, and check what he understood',
          why: 'He can decide well only when his fear is heard and both risks are clear to him.',
        },
        {
          text: 'Agree that the tablets are his own affair, and note in the record that he was told to be careful',
          why: 'He may decide for himself, but he does so on wrong facts. You have a duty to inform him.',
        },
        {
          text: 'Give him a form to sign which makes him responsible for any stroke',
          why: 'A form does not inform him. It protects neither him nor you.',
        },
        {
          text: 'Postpone the extraction until a cardiologist has ordered him to continue the tablets',
          why: 'His pain would go on without need. The plan is standard, and his worry would remain.',
        },
        {
          text: 'Tell him that you will treat him only if he promises to take every tablet',
          why: 'A threat does not build understanding. He may simply not tell you that he stopped.',
        },
      ],
      right: 'A',
      rating: 85,
      explanation: `His plan comes from fear, and the fear has a reason. Begin by taking it seriously. Then give
him the comparison in plain words. Bleeding from one socket can be seen and stopped in the practice. A stroke
cannot be undone, and the risk of it rises while he is without apixaban. Tell him what you will do against
bleeding and how he can reach you at night. Ask him to say in his own words what he has understood. Most people
then agree. If he still wishes to stop, he should speak with his prescriber before he does. Record the talk in
his notes.`,
      takeaway: 'Hear the fear first, compare the risks in plain words, then check understanding.',
      references: [
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
        {
          title: 'Management of Dental Patients Taking Anticoagulants or Antiplatelet Drugs, 2nd edition',
          publisher: 'Scottish Dental Clinical Effectiveness Programme',
          year: 2022,
        },
      ],
    },
  ],
};
