import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'mock',
  title: 'Loose dentures in a remote community',
  case: `You visit a remote community for two weeks, as part of a dental team that comes every three months. The
clinic is run by an Aboriginal community-controlled health service. A 68-year-old Aboriginal woman comes in with her
adult granddaughter. She is an Elder, teaches language at the school and speaks English as her third language.

Her full upper and lower dentures are 14 years old. The lower one moves when she speaks and a spot on the lower left
has been sore for ten days. She takes it out to eat. She wears the upper denture day and night, because "people see me
all the time".

She has type 2 diabetes and high blood pressure, both well controlled with metformin and perindopril. She has no
allergies and does not smoke.

Both dentures lack retention, and their teeth are worn. The mucosa under the upper denture is bright red, exactly to
its outline, and does not hurt. There is a small shallow ulcer in the lower left buccal sulcus in the region of 36.
The rest of the mucosa looks healthy, and no neck nodes are enlarged.`,
  questions: [
    {
      stem: 'How should you begin the consultation?',
      cluster: 'c1',
      subject: 'cultural-safety',
      tags: ['communication'],
      options: [
        {
          text: 'Ask her granddaughter to interpret all that is said',
          why: 'She may choose this, but it is her decision; a relative is not a trained interpreter.',
        },
        {
          text: 'Ask how she wishes to talk and who should be present',
          why: 'She decides what is safe for her: language, an interpreter, family or a health practitioner.',
        },
        {
          text: 'Begin with short yes-or-no questions to save time',
          why: 'Closed questions may get polite agreement and hide what matters to her.',
        },
        {
          text: 'Explain the usual treatment plan for loose dentures',
          why: 'A plan before listening leaves out her own aims and needs.',
        },
        {
          text: 'Have her complete the written history form alone',
          why: 'A form in her third language is a poor way to gather a history or to build trust.',
        },
      ],
      right: 'B',
      rating: 80,
      explanation: `Whether care is culturally safe is decided by the person who receives it. So do not assume what she
wants. Ask how she would like to be addressed, in which language she wishes to talk, and who should be in the room.
Offer a trained interpreter and the support of an Aboriginal and/or Torres Strait Islander health practitioner or
worker. Her granddaughter may stay if she wishes. Introduce yourself, say where you come from and take time. Ask
open questions and allow silence. The same points help in any consultation, but here they also help to redress a
difference in power. The Code of conduct makes culturally safe practice a duty.`,
      takeaway: 'The patient decides what is culturally safe: ask how she wants to talk and whom she wants with her.',
      references: [
        {
          title:
            "National Scheme's Aboriginal and Torres Strait Islander Health and Cultural Safety Strategy 2020–2025",
          publisher: 'Ahpra and National Boards',
          year: 2020,
        },
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
      ],
    },
    {
      stem: 'Which test best shows whether the lower denture causes the ulcer?',
      cluster: 'c2',
      subject: 'prosthodontics',
      tags: ['removable'],
      options: [
        {
          text: 'Articulating paper between the denture teeth',
          why: 'It shows the bite contacts, but not where the border presses on the sulcus.',
        },
        {
          text: 'Biopsy of the edge of the ulcer',
          why: 'Biopsy is for an ulcer that does not heal after a likely cause has been removed.',
        },
        {
          text: 'Panoramic radiograph of the jaws',
          why: 'The ulcer is in soft tissue, and no sign suggests disease of the bone.',
        },
        {
          text: 'Pressure-indicating paste on the denture border',
          why: 'It marks the place where the border is too long or presses too hard.',
        },
        {
          text: 'Swab of the ulcer for viral testing',
          why: 'A single sore next to a denture border does not suggest viral disease.',
        },
      ],
      right: 'D',
      rating: 80,
      explanation: `The ulcer lies in the sulcus beside the denture border. Trauma from the border is the most likely
cause. Dry the denture, paint a thin layer of pressure-indicating paste on the fitting surface and border, and seat
it with light movement of the cheek. Where the paste is wiped away, the denture presses. Compare this place with the
ulcer. Then trim and polish only that part. Check the bite as well, as an uneven bite can push the denture to one
side. Look at the ulcer again before you leave the community. An ulcer that has not healed within two weeks or so
after the cause is gone needs referral and biopsy.`,
      takeaway: 'Find the pressure spot with paste, adjust only there, and check that the ulcer heals.',
      references: [
        { title: 'Therapeutic Guidelines: Oral and Dental', publisher: 'Therapeutic Guidelines Limited', year: 2025 },
      ],
    },
    {
      stem: `She wants new dentures, and the health service can have them made. What is the best plan for the upper
jaw?`,
      cluster: 'c3',
      subject: 'prosthodontics',
      tags: ['removable', 'candidosis'],
      options: [
        {
          text: 'Add a hard permanent reline and keep the denture',
          why: 'It would copy the swollen tissue and would not correct worn teeth.',
        },
        {
          text: 'Make final impressions today and begin antifungals later',
          why: 'Impressions of inflamed tissue give a denture that does not fit when the tissue heals.',
        },
        {
          text: 'Prescribe systemic antibiotics before the impressions',
          why: 'The red area fits denture stomatitis, in which candida and trauma matter; antibiotics do not help.',
        },
        {
          text: 'Refer her for biopsy of the palate before treatment',
          why: 'A painless red area exactly to the denture outline fits denture stomatitis; treat first and review.',
        },
        {
          text: 'Treat the red mucosa, then make final impressions',
          why: 'Healthy tissue gives an accurate record and a better fit.',
        },
      ],
      right: 'E',
      rating: 65,
      explanation: `The red area has the exact outline of the denture, which she wears day and night. It does not hurt.
This is denture stomatitis, linked with candida, poor fit and constant wear. Swollen tissue will change shape as it
heals, so an impression now would be wrong. First treat the cause. Clean the denture well, leave it out at night,
and add a topical antifungal when needed. A tissue conditioner can rest the tissue and improve the fit meanwhile.
She has said that people see her all the time. So agree with her on a private time each day to leave it out. Record
the final impressions when the redness has gone.`,
      takeaway: 'Make denture impressions on healthy mucosa: treat denture stomatitis first.',
      references: [
        { title: 'Therapeutic Guidelines: Oral and Dental', publisher: 'Therapeutic Guidelines Limited', year: 2025 },
      ],
    },
    {
      stem: `On a later visit you make the final silicone impressions. They will be flown to
a laboratory in the city. How should you handle them?`,
      cluster: 'c4',
      subject: 'infection-control',
      tags: ['removable'],
      options: [
        {
          text: 'Clean and disinfect them in the clinic, then pack them',
          why: 'The clinic makes the item safe before it leaves, by the method that suits the material.',
        },
        {
          text: 'Leave all the disinfection to the laboratory staff',
          why: 'People who carry and open the parcel would be exposed to saliva and blood.',
        },
        {
          text: 'Put them through the steam steriliser in a pouch',
          why: 'Heat would distort the impressions; they need cleaning and a compatible disinfectant.',
        },
        {
          text: 'Seal them in a plastic bag that carries a biohazard label',
          why: 'A label does not replace cleaning and disinfection.',
        },
        {
          text: 'Soak them overnight in strong hypochlorite solution',
          why: "Long soaking may distort or damage the material; follow the maker's contact time.",
        },
      ],
      right: 'A',
      rating: 75,
      explanation: `Impressions carry saliva and sometimes blood. The clinic should make them safe before they leave.
First rinse under running water, so that saliva and debris are removed. Disinfectants work poorly on a dirty
surface. Then use a disinfectant that the maker of the impression material recommends, for the stated time. Too
strong or too long may change the shape. Rinse again, pack and label with what was done. Tell the laboratory, so
that it does not repeat the process without need. Do the same with bite records, try-ins and dentures, in both
directions. Wear gloves and eye protection while you do this.`,
      takeaway: 'Rinse and disinfect impressions before they leave the clinic, with a method that suits the material.',
      references: [
        {
          title: 'Guidelines for Infection Control',
          publisher: 'Australian Dental Association',
          year: 2021,
        },
        {
          title: 'Australian Guidelines for the Prevention and Control of Infection in Healthcare',
          publisher: 'NHMRC',
          year: 2019,
        },
      ],
    },
    {
      stem: `On the day of her try-in she does not come. A health worker tells you that there has been a death in the
community and that she has family duties. What should you do?`,
      cluster: 'c1',
      subject: 'cultural-safety',
      tags: ['professionalism'],
      options: [
        {
          text: 'Ask the health service when and how to contact her',
          why: 'Local staff know what is respectful now, and her place in treatment stays open.',
        },
        {
          text: 'Close the treatment and put her on the waiting list',
          why: 'This punishes her for meeting family duties and would delay care for months.',
        },
        {
          text: 'Phone her each day until a new time is found',
          why: 'Repeated calls at such a time may be intrusive and cause distress.',
        },
        {
          text: 'Record that she failed to attend without good reason',
          why: 'It is untrue, and such labels harm later care.',
        },
        {
          text: 'Visit the family home to offer a new appointment',
          why: 'An uninvited visit during mourning may be intrusive; ask local staff first.',
        },
      ],
      right: 'A',
      rating: 85,
      explanation: `A death in the community brings duties that come before a dental visit, above all for an Elder.
Customs differ between communities and families. So do not guess: ask the local health service what is right. Staff
can tell you when and through whom to make contact. They may also tell you whether the clinic should close or change
its hours. Keep her place open and her work safe, and plan with the team how the try-in can be done on a later
visit. Record the facts without blame. Think also about the service itself. Flexible times are a part of culturally
safe care.`,
      takeaway: `Missed visits have reasons: ask local staff what is respectful, keep the place open and record facts
without blame.`,
      references: [
        {
          title:
            "National Scheme's Aboriginal and Torres Strait Islander Health and Cultural Safety Strategy 2020–2025",
          publisher: 'Ahpra and National Boards',
          year: 2020,
        },
        {
          title: 'User Guide for Aboriginal and Torres Strait Islander Health',
          publisher: 'Australian Commission on Safety and Quality in Health Care',
          year: 2017,
        },
      ],
    },
  ],
};
