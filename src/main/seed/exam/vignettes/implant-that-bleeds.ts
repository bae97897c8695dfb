import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'practice',
  title: 'An implant that bleeds',
  case: `A woman of 61 is new to your practice. For six months the gum around her lower left implant (36) has bled
on brushing and tasted bad. It does not hurt. The implant carries a screw-retained crown that was fitted six years
ago. Before that, she was treated for periodontitis. She has had no periodontal care for three years.

She has type 2 diabetes and takes metformin. Her last HbA1c, one month ago, was above the target that her doctor had
set. She has no allergies. She stopped smoking ten years ago. She has never taken a medicine for bone loss.

The crown is wide and overhangs the gum. A small brush will not pass beside it. Plaque covers most of the lower
teeth. The implant and the crown are firm, and the bite is even. Pus comes from the distobuccal site on probing.

| Site at the 36 | When fitted | Today |
| --- | --- | --- |
| Mesial | 3 mm | 7 mm, bleeding |
| Buccal | 3 mm | 6 mm, bleeding |
| Distal | 3 mm | 7 mm, bleeding, pus |
| Lingual | 2 mm | 6 mm, bleeding |

Her former dentist has sent the periapical radiograph that was taken one year after the crown was fitted.`,
  questions: [
    {
      stem: 'Which image should you take first to judge the bone around the implant?',
      cluster: 'c2',
      subject: 'radiology',
      tags: ['implants'],
      options: [
        {
          text: 'Cone beam CT of the left mandible',
          why: 'Metal artefact blurs the bone next to the implant and the dose is higher; it is no first test here.',
        },
        {
          text: 'Intraoral periapical radiograph',
          why: 'It shows the mesial and distal bone sharply, at a low dose, and can be compared with the earlier film.',
        },
        {
          text: 'Lateral oblique view of the left mandible',
          why: 'It is distorted and unsharp and does not show the bone crest at the implant in useful detail.',
        },
        {
          text: 'Panoramic radiograph of both jaws',
          why: 'Its detail and its distortion make small changes of the bone crest hard to measure.',
        },
        {
          text: 'True occlusal view of the mandible',
          why: 'It looks along the implant, so it cannot show the height of the bone beside it.',
        },
      ],
      right: 'B',
      rating: 80,
      explanation: `The question is how much bone has been lost since the first year. So you need a sharp image that
can be compared with the old one. A periapical radiograph by the paralleling technique does this. When the threads
are sharp on both sides, the beam was at a right angle to the implant. The threads also serve as a ruler. Panoramic
and oblique views lack detail. Cone beam CT gives more dose and metal artefact. It may help later, when surgery is
planned and the buccal and lingual bone matter.`,
      takeaway: 'Follow the bone at an implant with paralleled periapical radiographs taken in the same way each time.',
      references: [
        {
          title: 'Code of Practice and Safety Guide for Radiation Protection in Dentistry (RPS 10)',
          publisher: 'Australian Radiation Protection and Nuclear Safety Agency',
          year: 2005,
        },
        {
          title: 'Prevention and treatment of peri-implant diseases: the EFP S3 level clinical practice guideline',
          publisher: 'Journal of Clinical Periodontology',
          year: 2023,
        },
      ],
    },
    {
      stem: `The new image shows that the bone on both sides lies 3 mm further apically than on the
earlier one. What is the diagnosis at the 36?`,
      cluster: 'c3',
      subject: 'periodontics',
      tags: ['implants'],
      options: [
        {
          text: 'Failed osseointegration',
          why: 'An implant that has lost its union with bone is mobile; this one is firm.',
        },
        {
          text: 'Fracture of the implant body',
          why: 'A broken implant usually gives mobility of the crown or a visible line; neither is described.',
        },
        {
          text: 'Peri-implant mucositis',
          why: 'Bleeding fits, but mucositis has no bone loss beyond the early remodelling.',
        },
        {
          text: 'Peri-implantitis',
          why: 'Bleeding and pus, deeper probing than at the start and progressive bone loss together define it.',
        },
        {
          text: 'Physiological bone remodelling',
          why: 'Remodelling takes place early; loss after the first year, with pus, is disease.',
        },
      ],
      right: 'D',
      rating: 80,
      explanation: `The diagnosis needs three things when earlier records exist. There must be bleeding or pus on
gentle probing. The probing depths must have increased since the start. There must be bone loss beyond the early
remodelling. All three are here: pus, depths that grew from 3 to 7 mm, and 3 mm of bone lost after the first year.
Mucositis is inflammation without such bone loss. Mobility would mean that osseointegration is lost. Records from
the day of fitting are what makes this comparison possible.`,
      takeaway:
        'Mucositis has inflammation only; peri-implantitis adds deeper probing and bone loss beyond early remodelling.',
      references: [
        {
          title: '2017 World Workshop on the Classification of Periodontal and Peri-Implant Diseases and Conditions',
          publisher: 'European Federation of Periodontology and American Academy of Periodontology',
          year: 2018,
        },
      ],
    },
    {
      stem: `You have shown her how to clean and have talked with her about her risk factors. What is the best first
active treatment at the 36?`,
      cluster: 'c4',
      subject: 'prosthodontics',
      tags: ['implants'],
      options: [
        {
          text: 'Debride without surgery, with the crown off for access',
          why: `Non-surgical removal of biofilm is the first step, and the crown can be unscrewed for access and
reshaping.`,
        },
        {
          text: 'Explore with a flap and smooth the implant threads',
          why: 'Surgery comes later, when non-surgical care and better cleaning have not resolved the disease.',
        },
        {
          text: 'Prescribe systemic amoxicillin with metronidazole',
          why: 'Antibiotics are not recommended as routine with non-surgical treatment and cannot replace debridement.',
        },
        {
          text: 'Remove the implant and graft the site with bone substitute',
          why: 'The implant is firm and only part of its bone is lost, so removal is premature.',
        },
        {
          text: 'Review after three months of chlorhexidine mouthwash',
          why: 'A rinse does not reach the pocket, and the cause stays in place while bone is lost.',
        },
      ],
      right: 'A',
      rating: 70,
      explanation: `Treatment follows steps. First come cleaning by the patient, control of risk factors and
non-surgical debridement of the implant. This crown hinders both of you: it overhangs the gum and a brush cannot
pass. It is held by a screw, so it can be taken off. Then the implant surface can be reached and probed, and the
crown can be made slimmer before it goes back. Review shows whether pockets and bleeding have improved. Surgery is
the next step if they have not. Antibiotics are not routine.`,
      takeaway: `Peri-implantitis: non-surgical care first, make the prosthesis cleansable, re-evaluate, and only
then think of surgery.`,
      references: [
        {
          title: 'Prevention and treatment of peri-implant diseases: the EFP S3 level clinical practice guideline',
          publisher: 'Journal of Clinical Periodontology',
          year: 2023,
        },
      ],
    },
    {
      stem: 'Which further examination at the first visit helps most in planning her care as a whole?',
      cluster: 'c2',
      subject: 'periodontics',
      tags: ['risk assessment'],
      options: [
        {
          text: 'Cone beam CT of both jaws',
          why: 'It adds dose without a clear question and gives no information on inflammation at the other teeth.',
        },
        {
          text: 'Full-mouth periodontal charting',
          why: 'She had periodontitis and no care for three years; active disease elsewhere changes the whole plan.',
        },
        {
          text: 'Implant stability testing by resonance',
          why: 'The implant is firm, and stability stays high until most of the bone is lost.',
        },
        {
          text: 'Microbial culture of the pus',
          why: 'The flora is mixed, and its names do not change the first steps of treatment.',
        },
        {
          text: 'Titanium patch testing',
          why: 'Allergy to titanium is very rare, and plaque and pus explain the picture.',
        },
      ],
      right: 'B',
      rating: 75,
      explanation: `A past periodontitis, a lack of supportive care and poor plaque control are strong risk
indicators for peri-implantitis. All three are present. Periodontitis at the natural teeth may be active too. The
same plaque and the same host meet both. So chart probing depths, bleeding, recession, mobility and furcations of
all teeth. The chart gives the diagnosis and the base line for the review. Treating one implant while periodontitis
goes on elsewhere would miss the larger problem.`,
      takeaway: `Peri-implant disease is a reason to examine the whole mouth: untreated periodontitis is one of its
main risk indicators.`,
      references: [
        {
          title: '2017 World Workshop on the Classification of Periodontal and Peri-Implant Diseases and Conditions',
          publisher: 'European Federation of Periodontology and American Academy of Periodontology',
          year: 2018,
        },
        {
          title: 'Prevention and treatment of peri-implant diseases: the EFP S3 level clinical practice guideline',
          publisher: 'Journal of Clinical Periodontology',
          year: 2023,
        },
      ],
    },
    {
      stem: 'She asks whether her diabetes has anything to do with her gums. Which action best serves her health?',
      cluster: 'c1',
      subject: 'general-medicine',
      tags: ['diabetes'],
      options: [
        {
          text: 'Advise her to eat nothing before dental visits',
          why: 'Missing a meal brings no benefit under local anaesthesia and upsets her glucose control.',
        },
        {
          text: 'Leave her diabetes to her doctor and treat the gums only',
          why: 'The two conditions affect each other, so staying silent misses a chance to improve both.',
        },
        {
          text: 'Postpone debridement until her HbA1c is normal',
          why: 'Treating inflammation is part of the help; waiting lets the bone loss go on.',
        },
        {
          text: 'Recommend a higher dose of her metformin',
          why: 'Changing her medicine for diabetes is a decision for her doctor.',
        },
        {
          text: 'Write to her doctor about both, with her consent',
          why: 'Poor control and periodontal inflammation worsen each other, so care should be shared.',
        },
      ],
      right: 'E',
      rating: 85,
      explanation: `High blood glucose raises the risk of periodontitis and slows healing. It is linked with
peri-implant disease as well. In turn, treating periodontitis can improve control of diabetes a little. So explain
the link in plain words and treat the mouth now. With her consent, tell her doctor what you found and ask about her
control of diabetes. A dentist does not change the medicine and does not wait for a perfect HbA1c. Sharing care with
other practitioners is part of good practice.`,
      takeaway: `Diabetes and periodontal inflammation affect each other: treat the mouth and share the findings
with the doctor.`,
      references: [
        {
          title: 'Management of type 2 diabetes: A handbook for general practice',
          publisher: 'Royal Australian College of General Practitioners',
          year: 2020,
        },
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
      ],
    },
  ],
};
