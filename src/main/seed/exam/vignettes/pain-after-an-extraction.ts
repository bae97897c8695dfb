import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'practice',
  title: 'Pain four days after an extraction',
  case: `A woman of 56 returns four days after you removed her lower right first molar (46). The tooth was
unrestorable, and the extraction was slow, with the roots divided. She was sore for a day and then better. Since
yesterday a deep, throbbing pain has spread to her ear. It keeps her awake. She has a bad taste in her mouth.

She has high blood pressure, and her doctor has told her that her kidney function is slightly reduced. Her tablets
are perindopril and indapamide. She has no allergies. She smokes 20 cigarettes a day and smoked on the evening of
the extraction. She takes paracetamol now and then, "when it gets too bad".

| Finding | Today |
| --- | --- |
| Temperature | 36.7 °C |
| Face and neck | No swelling; nodes normal |
| Mouth opening | Normal |
| Lower lip sensation | Normal |
| Socket of the 46 | No clot; grey debris; bare bone, very tender |
| Teeth 45 and 47 | Sound; normal to cold and percussion |

A radiograph taken after the extraction shows an empty socket and no retained root.`,
  questions: [
    {
      stem: 'What is the most likely diagnosis?',
      cluster: 'c3',
      subject: 'dental-emergencies',
      tags: ['dry socket'],
      options: [
        {
          text: 'Acute osteomyelitis of the mandible',
          why: 'She has no fever, no swelling and normal lip sensation, and four days is early for this rare infection.',
        },
        {
          text: 'Alveolar osteitis',
          why: 'Pain that worsens after a few days, with an empty socket and bare, tender bone, is the typical picture.',
        },
        {
          text: 'Irreversible pulpitis of the 47',
          why: 'The 47 is sound and responds normally to cold, so its pulp does not explain the pain.',
        },
        {
          text: 'Retained root with local infection',
          why: 'The radiograph shows no root in the socket.',
        },
        {
          text: 'Submandibular space infection',
          why: 'This would give swelling, tender nodes and often fever; none of them is present.',
        },
      ],
      right: 'B',
      rating: 85,
      explanation: `The timing is the first clue. Ordinary pain after an extraction is worst on the first day and
then falls. Here the pain fell and then rose again after a few days. The second clue is the socket: the clot is gone
and the bone is bare and very tender. A difficult lower molar extraction and smoking both raise the risk. There is
no fever, swelling, trismus or numb lip, so a spreading infection or osteomyelitis is unlikely.`,
      takeaway: `Pain that returns a few days after an extraction, with an empty socket and no swelling, is alveolar
osteitis until proved otherwise.`,
      references: [
        {
          title: 'Therapeutic Guidelines: Oral and Dental',
          publisher: 'Therapeutic Guidelines Limited',
          year: 2025,
        },
      ],
    },
    {
      stem: `Bare bone can be seen in the socket. Which further point of her history would most change your plan for
follow-up?`,
      cluster: 'c2',
      subject: 'general-medicine',
      tags: ['mronj', 'history taking'],
      options: [
        {
          text: 'Alcohol taken since the extraction',
          why: 'It is worth asking, but it would change the advice and would not point to a different bone disease.',
        },
        {
          text: 'Cigarettes smoked since the extraction',
          why: 'Smoking is already known; the exact number explains the cause but does not alter the follow-up much.',
        },
        {
          text: 'Dry sockets after earlier extractions',
          why: 'A past dry socket supports the diagnosis, but the follow-up stays the same.',
        },
        {
          text: 'Mouth rinsing with water on the day of the extraction',
          why: 'Early rinsing may disturb a clot, but knowing this does not change what happens next.',
        },
        {
          text: 'Treatment for osteoporosis, such as injections',
          why: `Antiresorptive medicine raises the risk of jaw osteonecrosis, so bare bone would need longer, closer
review.`,
        },
      ],
      right: 'E',
      rating: 50,
      explanation: `She named only her tablets. Patients often forget a medicine that is given at long intervals by
injection or infusion. Denosumab and zoledronic acid are given in this way. A woman of 56 may well be treated for
osteoporosis. With such a medicine, bare bone may be the start of medication-related osteonecrosis of the jaw. That
diagnosis needs bone exposed for more than eight weeks. So it cannot be made today, but you would review her until
mucosa covers the bone. The other facts explain a dry socket without changing the follow-up.`,
      takeaway: `Ask about injections as well as tablets: antiresorptive medicines for bone are easily left out of a
medicine list.`,
      references: [
        {
          title: 'Medication-related osteonecrosis of the jaw: 2022 update (position paper)',
          publisher: 'American Association of Oral and Maxillofacial Surgeons',
          year: 2022,
        },
        {
          title: 'Therapeutic Guidelines: Oral and Dental',
          publisher: 'Therapeutic Guidelines Limited',
          year: 2025,
        },
      ],
    },
    {
      stem: 'Your further questions bring nothing new to light. What is the best treatment of the socket today?',
      cluster: 'c4',
      subject: 'oral-surgery',
      tags: ['dry socket'],
      options: [
        {
          text: 'Close the socket with a mucosal flap',
          why: 'Surgery on an inflamed socket adds trauma and traps debris; the socket should heal from its base.',
        },
        {
          text: 'Curette the walls until they bleed',
          why: 'Scraping the bone is painful, removes early healing tissue and may spread debris into the bone.',
        },
        {
          text: 'Irrigate the socket and dress it',
          why: 'Washing out debris and covering the bare bone with a soothing dressing relieves the pain quickly.',
        },
        {
          text: 'Prescribe a course of metronidazole',
          why: 'There is no spreading infection, so an antibiotic has no place and does not relieve this pain.',
        },
        {
          text: 'Reassure her and let the socket heal',
          why: 'It would heal in the end, but she would be left with severe pain that local care can relieve.',
        },
      ],
      right: 'C',
      rating: 75,
      explanation: `Alveolar osteitis is a painful delay of healing and not a spreading infection. Treatment is
local. Irrigate with warm sterile saline to wash out food and debris, under local anaesthesia if she needs it. Then
place a soothing dressing over the bare bone and review her. A dressing that does not resorb must be removed later,
so write it in the record. Curettage and flaps injure bone that is trying to heal. Antibiotics do not help when
there is no fever, swelling or immune problem, and they carry harm.`,
      takeaway: `Treat a dry socket locally: irrigate, dress, relieve pain and review. Antibiotics are not part of
routine care.`,
      references: [
        {
          title: 'Therapeutic Guidelines: Oral and Dental',
          publisher: 'Therapeutic Guidelines Limited',
          year: 2025,
        },
      ],
    },
    {
      stem: `She asks what to take for pain at home over the next few days. Which analgesic is the most suitable for
her?`,
      cluster: 'c4',
      subject: 'general-medicine',
      tags: ['pharmacology', 'analgesics'],
      options: [
        {
          text: 'Celecoxib',
          why: 'A COX-2 selective medicine harms the kidney in the same way as other anti-inflammatory medicines.',
        },
        {
          text: 'Ibuprofen',
          why: 'With an ACE inhibitor, a diuretic and reduced kidney function it may cause acute kidney injury.',
        },
        {
          text: 'Ibuprofen with codeine',
          why: 'It keeps the kidney risk of ibuprofen and adds the harms of an opioid.',
        },
        {
          text: 'Regular paracetamol',
          why: 'It is safe with her medicines and works better when taken regularly than now and then.',
        },
        {
          text: 'Tramadol',
          why: 'An opioid is not the first choice when regular paracetamol and local treatment have not yet been tried.',
        },
      ],
      right: 'D',
      rating: 65,
      explanation: `Anti-inflammatory medicines usually work well for dental pain, but look at her other medicines.
Perindopril is an ACE inhibitor and indapamide is a diuretic. An anti-inflammatory medicine added to these two can
cause acute kidney injury. Her kidney function is already reduced. COX-2 selective medicines share this risk. She has
taken paracetamol only now and then. Taken at regular times, within the limits on the label, it is the right first
step. Local care of the socket will do most of the work. An opioid is a last step for severe pain and for a short
time.`,
      takeaway: `Avoid anti-inflammatory medicines in a patient who takes an ACE inhibitor or similar medicine with
a diuretic.`,
      references: [
        {
          title: 'Therapeutic Guidelines: Oral and Dental',
          publisher: 'Therapeutic Guidelines Limited',
          year: 2025,
        },
        { title: 'Australian Medicines Handbook', publisher: 'Australian Medicines Handbook Pty Ltd', year: 2024 },
      ],
    },
    {
      stem: `At the review she is free of pain. She says: "I would like to stop smoking, but I failed twice on my
own." What is the best response?`,
      cluster: 'c1',
      subject: 'preventive',
      tags: ['smoking cessation'],
      options: [
        {
          text: 'Explain the risk of mouth cancer and leave the decision to her',
          why: 'She already wants to stop; a warning without an offer of help adds little.',
        },
        {
          text: 'Give brief advice and offer a referral to Quitline',
          why: `Brief advice with active referral to counselling, and to her doctor for medicine, raises the chance
of success.`,
        },
        {
          text: 'Raise the matter again at her next check-up',
          why: 'She is ready today, and a delay wastes a good moment.',
        },
        {
          text: 'Recommend vaping as the first aid to quitting',
          why: 'Vaping is not the first choice; counselling and approved medicines come first.',
        },
        {
          text: 'Tell her to rely on stronger willpower this time',
          why: 'It blames her and repeats the unaided method that has failed twice.',
        },
      ],
      right: 'B',
      rating: 85,
      explanation: `She tells you that she is ready to stop and that she failed when she tried alone. The model
"ask, advise, help" fits a dental visit. You have asked, and you can link your advice to her own mouth: smoking
slows healing and raises the risk of gum disease and cancer. Then help. Offer a referral to Quitline and suggest
that she sees her doctor or pharmacist about medicines. Counselling together with medicine works better than
willpower alone. Write the advice in the record and ask again next time.`,
      takeaway: `Ask, advise, help: brief advice works best when it ends with an active referral to Quitline and to
medicines that help.`,
      references: [
        {
          title: 'Supporting smoking cessation: A guide for health professionals, 2nd edition',
          publisher: 'Royal Australian College of General Practitioners',
          year: 2019,
        },
      ],
    },
  ],
};
