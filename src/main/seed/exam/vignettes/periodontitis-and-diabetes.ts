import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'mock',
  title: 'Bleeding gums in a man with type 2 diabetes',
  case: `A 52-year-old bus driver attends because his gums bleed when he brushes and his back teeth feel "a bit
loose". He brushes once a day and does not clean between his teeth. He has never smoked. No tooth has been lost, apart
from four wisdom teeth that were removed when he was young.

He has had type 2 diabetes for nine years and takes metformin and gliclazide. He has not seen his general practitioner
for over a year. He has no allergies. His father wore full dentures from his fifties.

Plaque covers most surfaces near the gum, and there is subgingival calculus. There is no suppuration. Tooth mobility
is grade 1 at 46 and 47 and normal elsewhere. All teeth respond to cold. There is no recession in the lower right
sextant, where your probing chart reads:

{{figure:1}}`,
  figures: [
    {
      file: 'perio-chart.png',
      description: `Schematic probing chart of teeth 47, 46, 45 and 44. Each tooth has three buccal and three lingual
depths in millimetres, from distal to mesial. Buccal: 47: 5, 3, 6; 46: 6, 6, 5; 45: 3, 2, 3; 44: 3, 2, 3. Lingual:
47: 6, 4, 7; 46: 7, 6, 6; 45: 4, 3, 3; 44: 3, 2, 3. A filled dot marks bleeding at all sites of 5 mm or more, at the
distal lingual site of 45 and at no other site.`,
      caption: 'Probing depths in millimetres of the lower right sextant. A filled dot marks bleeding on probing.',
    },
  ],
  questions: [
    {
      stem: 'Which further test of this sextant will add most to your diagnosis and prognosis?',
      cluster: 'c2',
      subject: 'periodontics',
      options: [
        {
          text: 'Bacterial culture from the deepest pocket',
          why: 'Culture seldom changes the diagnosis or the first phase of treatment.',
        },
        {
          text: 'Cone beam CT of the sextant',
          why: 'It is not a first-line image for periodontitis; clinical examination and intraoral images come first.',
        },
        {
          text: 'Electric pulp testing of 44 and 45',
          why: 'These teeth are shallow on probing and already respond to cold.',
        },
        {
          text: 'Furcation probing of 46 and 47',
          why: 'The deep sites are at molars, and furcation loss changes stage, treatment and prognosis.',
        },
        {
          text: 'Mounted study casts',
          why: 'They may help to plan occlusal or prosthetic treatment, but not to assess this bone loss.',
        },
      ],
      right: 'D',
      rating: 75,
      explanation: `Look at where the deep sites are. All sites of 5 mm or more are at the two molars. The middle of
the buccal and of the lingual side of 46 probes 6 mm. There a lower molar furcation opens, so bone may be lost between
its roots. A straight probe does not measure this. Use a curved furcation probe from the buccal and the lingual side.
The result matters for three reasons. A class II or III furcation raises the stage. It makes cleaning harder for both
the patient and the clinician. It also worsens the outlook for the tooth. Radiographs help, but they can hide an early
furcation lesion in the lower jaw.`,
      takeaway: 'Deep pockets at molars: always probe the furcations with a curved probe.',
      references: [
        {
          title: 'Staging and grading of periodontitis: framework and proposal of a new classification',
          publisher: 'Journal of Periodontology',
          year: 2018,
        },
        {
          title: 'Treatment of stage I–III periodontitis: the EFP S3 level clinical practice guideline',
          publisher: 'Journal of Clinical Periodontology',
          year: 2020,
        },
      ],
    },
    {
      stem: `With his consent you ring his general practice. Which result will best help you to grade his
periodontitis?`,
      cluster: 'c2',
      subject: 'general-medicine',
      tags: ['diabetes'],
      options: [
        {
          text: 'Fasting lipid profile',
          why: 'It shows cardiovascular risk but is not used in grading periodontitis.',
        },
        {
          text: 'HbA1c',
          why: 'It reflects glucose control over about three months and is a grade modifier.',
        },
        {
          text: 'Oral glucose tolerance test',
          why: 'It helps to diagnose diabetes, and his diagnosis has been known for nine years.',
        },
        {
          text: 'Random blood glucose',
          why: 'One value shows a moment and not the control of the past months.',
        },
        {
          text: 'Urinary albumin',
          why: 'It screens for kidney damage and is not used in grading periodontitis.',
        },
      ],
      right: 'B',
      rating: 85,
      explanation: `Grade describes how fast periodontitis is likely to progress. Two risk factors can raise the grade:
smoking and diabetes. For diabetes the classification uses HbA1c, with a limit of 7.0% (53 mmol/mol). HbA1c reflects
the average blood glucose of about the last three months. One random value may be high after a meal or normal on a
bad week. The tolerance test is for diagnosis. HbA1c also helps you to judge how he may heal and when to involve his
doctor. He has not been reviewed for over a year, so a new test may be needed.`,
      takeaway:
        'Ask for a recent HbA1c: it shows diabetes control over about three months and modifies the periodontal grade.',
      references: [
        {
          title: 'Staging and grading of periodontitis: framework and proposal of a new classification',
          publisher: 'Journal of Periodontology',
          year: 2018,
        },
        {
          title: 'Management of type 2 diabetes: a handbook for general practice',
          publisher: 'Royal Australian College of General Practitioners',
          year: 2020,
        },
      ],
    },
    {
      stem: `The practice sends several results. HbA1c is 8.6% (70 mmol/mol), fasting lipids and urinary albumin are
normal, and one random glucose is raised. Interdental attachment loss is 5 mm or more at 40% of his teeth; the greatest
is 6 mm. Bone is lost to half of the root length at 46, which has a class II furcation lesion. He has over 20 teeth
in good contact, without drifting or bite collapse. What is the diagnosis?`,
      cluster: 'c3',
      subject: 'periodontics',
      tags: ['classification'],
      options: [
        {
          text: 'Generalised periodontitis, stage II, grade B',
          why: 'Attachment loss of 5 mm or more is at least stage III, and HbA1c raises the grade.',
        },
        {
          text: 'Generalised periodontitis, stage II, grade C',
          why: 'The grade is right, but attachment loss of 5 mm or more and the furcation lesion give stage III.',
        },
        {
          text: 'Generalised periodontitis, stage III, grade B',
          why: 'Bone loss for age alone gives grade B, but HbA1c of 7.0% or more raises it to C.',
        },
        {
          text: 'Generalised periodontitis, stage III, grade C',
          why: 'Severe loss and a class II furcation give stage III, and HbA1c of 8.6% gives grade C.',
        },
        {
          text: 'Generalised periodontitis, stage IV, grade C',
          why: `Stage IV needs features such as bite collapse, drifting or loss of five or more teeth to
periodontitis.`,
        },
      ],
      right: 'D',
      rating: 45,
      explanation: `Work in three steps. Extent: 40% of teeth is more than 30%, so the disease is generalised. Stage:
attachment loss of 5 mm or more means stage III or IV. Bone loss to half the root and a class II furcation fit this.
He has lost no tooth to periodontitis, and there is no drifting or bite collapse. So it is stage III. Grade: bone
loss of about 50% divided by age 52 is a little below 1.0, which gives grade B. Then look at the modifiers. HbA1c of
7.0% or more in a person with diabetes raises the grade to C.`,
      takeaway:
        'Stage from severity and complexity; grade from bone loss for age, then raise it for HbA1c of 7.0% or more.',
      references: [
        {
          title: 'Staging and grading of periodontitis: framework and proposal of a new classification',
          publisher: 'Journal of Periodontology',
          year: 2018,
        },
      ],
    },
    {
      stem: `Three months after oral hygiene instruction and instrumentation of all pockets, his plaque control is
very good. No site is deeper than 4 mm and no 4 mm site bleeds. His diabetes control is better. What should you
arrange next?`,
      cluster: 'c4',
      subject: 'periodontics',
      options: [
        {
          text: 'Periodontal maintenance every three months',
          why: 'He has reached the treatment goal, and his risk calls for frequent supportive care at first.',
        },
        {
          text: 'Removal of teeth with furcation lesions',
          why: 'A class II furcation in a comfortable, healthy, cleanable molar is not a reason to extract.',
        },
        {
          text: 'Repeat instrumentation of every 4 mm site',
          why: 'Sites of 4 mm without bleeding are stable and do not need repeat subgingival treatment now.',
        },
        {
          text: 'Return to yearly check-ups',
          why: 'A year is too long for a person with stage III grade C disease and diabetes.',
        },
        {
          text: 'Surgical access to the molar roots',
          why: 'Access surgery is considered for deep residual pockets, and he has none.',
        },
      ],
      right: 'A',
      rating: 60,
      explanation: `At re-evaluation you compare the result with the goal. The usual goal is no site of 5 mm or more,
and no site of 4 mm that bleeds. He has reached it. So the active phase can end, and supportive care begins. But he
stays a person with periodontitis. His stage, grade, furcation lesion and diabetes mean a high risk of new loss. An
interval of about three months is a sound start. At each visit check plaque, bleeding, pockets and his diabetes
control. The interval can change later with his risk. Surgery and repeat instrumentation are for sites that have not
responded.`,
      takeaway: `Pockets of 4 mm or less without bleeding meet the goal; move to supportive care at an interval that
fits the risk.`,
      references: [
        {
          title: 'Treatment of stage I–III periodontitis: the EFP S3 level clinical practice guideline',
          publisher: 'Journal of Clinical Periodontology',
          year: 2020,
        },
      ],
    },
    {
      stem: 'He says: "My sugar is the doctor\'s business. What has it to do with my gums?" Which response is best?',
      cluster: 'c1',
      subject: 'professional-practice',
      tags: ['diabetes', 'communication'],
      options: [
        {
          text: 'Explain the link and offer to write to his doctor',
          why: 'Clear information and shared care, with his consent, serve both his gums and his diabetes.',
        },
        {
          text: 'Leave the matter, as diabetes is outside dental practice',
          why: 'Diabetes affects his gums, so explaining the link is part of dental care.',
        },
        {
          text: 'Recommend that he take more gliclazide until review',
          why: 'Changing diabetes medicine is for his doctor and risks low blood glucose.',
        },
        {
          text: 'Refuse further treatment until his glucose is well controlled',
          why: 'Periodontal treatment should not wait; it may itself help his glucose control a little.',
        },
        {
          text: 'Write to his doctor without discussing it with him',
          why: 'He is able to decide, so his consent to share information should be sought.',
        },
      ],
      right: 'A',
      rating: 85,
      explanation: `The link works in both directions. High blood glucose makes periodontitis more likely and more
severe. Periodontitis is linked with poorer glucose control, and treating it may improve HbA1c a little. He needs to
hear this in plain words. Ask what he already knows and what matters to him. Then offer to write to his doctor with
your findings, and ask for his consent. This respects his privacy and builds a team around him. It is not your place
to change his medicine. It would also be wrong to hold back dental care until a number is reached.`,
      takeaway:
        "Explain that gums and glucose affect each other, then share care with the doctor with the patient's consent.",
      references: [
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
        {
          title: 'Treatment of stage I–III periodontitis: the EFP S3 level clinical practice guideline',
          publisher: 'Journal of Clinical Periodontology',
          year: 2020,
        },
      ],
    },
  ],
};
