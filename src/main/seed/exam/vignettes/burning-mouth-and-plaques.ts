import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'practice',
  title: 'Burning mouth and white plaques',
  case: `A woman of 60 has had a burning mouth for eight months. Spicy food, tomatoes and her mint toothpaste make
it worse. Her gums peel when she brushes, so she brushes less. Her mouth feels dry, above all at night.

She takes warfarin for repeated clots in her leg veins. Her last INR, three days ago, was 2.4. For two years she has
taken amitriptyline for migraine. She has no allergies. She stopped smoking at 50 and drinks a glass of wine on most
days. She knows of no rash and has no sore eyes.

Examination:

- White lines like lace on both cheeks; one shallow erosion on the left cheek with a red edge
- White plaques on both sides of the tongue; they are flat and soft to touch
- Red, peeling gum on the buccal side of the upper and lower front teeth; little plaque
- The mirror sticks to the cheek; no saliva pools in the floor of the mouth
- Upper partial denture of acrylic, clean, taken out at night; normal mucosa under it
- No enlarged nodes; no lump`,
  questions: [
    {
      stem: `Which simple step at the chair best helps to tell whether the white plaques on the tongue are
pseudomembranous candidosis?`,
      cluster: 'c2',
      subject: 'oral-medicine',
      tags: ['candidosis'],
      options: [
        {
          text: 'Comparing the tongue with an old photograph',
          why: 'It may show when the plaques appeared, but it does not show what they are.',
        },
        {
          text: 'Drying the surface with the air syringe',
          why: 'It makes the white lines easier to see but does not separate fungus from keratin.',
        },
        {
          text: 'Pressing the plaque with a glass slide',
          why: 'Pressure shows whether a red or blue lesion blanches; it tells nothing of a white one.',
        },
        {
          text: 'Staining with toluidine blue',
          why: 'It may guide where to biopsy, but it does not identify Candida and has false results.',
        },
        {
          text: 'Wiping with a gauze swab',
          why: 'Pseudomembranous candidosis wipes off and leaves a red base; keratin stays.',
        },
      ],
      right: 'E',
      rating: 85,
      explanation: `White plaques have two common explanations. Fungus and debris lie on the surface and can be
wiped off. A thickened keratin layer is part of the mucosa and stays. So wipe gently with gauze. If the plaque comes
away and leaves a red base, pseudomembranous candidosis is likely, and her dry mouth would favour it. If it stays,
think of lichen planus, friction or leukoplakia, and plan a biopsy. A smear can be added when doubt remains. One
form, chronic hyperplastic candidosis, does not wipe off.`,
      takeaway: `Wipe every white plaque: what comes off suggests candidosis, and what stays needs a diagnosis,
often by biopsy.`,
      references: [
        {
          title: 'Therapeutic Guidelines: Oral and Dental',
          publisher: 'Therapeutic Guidelines Limited',
          year: 2025,
        },
      ],
    },
    {
      stem: `Candidosis of the tongue is ruled out. Both lichen planus and a blistering disease could explain her
gums. Which sample will tell you most?`,
      cluster: 'c2',
      subject: 'oral-medicine',
      tags: ['biopsy'],
      options: [
        {
          text: 'Brush cytology of the white lines on both cheeks',
          why: 'Loose cells do not show the tissue layers that separate these diseases.',
        },
        {
          text: 'Excision of the peeling gum margin',
          why: 'Removing the inflamed margin does harm, and its epithelium is often lost.',
        },
        {
          text: 'Incision of the centre of the erosion for routine histology',
          why: 'The epithelium is missing there, so the pathologist sees only inflammation.',
        },
        {
          text: 'Perilesional biopsy for histology and immunofluorescence',
          why: 'Intact mucosa beside the erosion keeps the epithelium and shows the immune deposits.',
        },
        {
          text: 'Swab of the erosion for bacterial culture',
          why: 'Mouth flora will grow, and it says nothing about an immune disease.',
        },
      ],
      right: 'D',
      rating: 65,
      explanation: `Red, peeling gums are a sign and not a diagnosis. Lichen planus, mucous membrane pemphigoid and
pemphigus can all cause them. The pathologist needs epithelium that is still joined to the tissue below. So sample
the mucosa beside the erosion. One piece goes into formalin for histology. Another goes into the special transport
medium, or fresh, for direct immunofluorescence. Formalin spoils that test. Her INR of 2.4 does not forbid a small
biopsy with local measures to stop bleeding. Refer if you do not do biopsies often.`,
      takeaway: `For peeling gums, biopsy mucosa beside the lesion and send part of it, not in formalin, for direct
immunofluorescence.`,
      references: [
        {
          title: `Diagnosis of oral lichen planus: a position paper of the American Academy of Oral and
Maxillofacial Pathology`,
          publisher: 'Oral Surgery, Oral Medicine, Oral Pathology and Oral Radiology',
          year: 2016,
        },
      ],
    },
    {
      stem: `The biopsy shows a band of lymphocytes just below the epithelium, damage to its basal cells and no
dysplasia. Immunofluorescence shows fibrinogen along the basement membrane, without IgG or C3. What is the
diagnosis?`,
      cluster: 'c3',
      subject: 'oral-medicine',
      tags: ['lichen planus'],
      options: [
        {
          text: 'Lupus erythematosus',
          why: 'It usually shows a deeper infiltrate around vessels and immunoglobulin at the basement membrane.',
        },
        {
          text: 'Mucous membrane pemphigoid',
          why: 'It has a split below the epithelium and a line of IgG or C3 at the basement membrane.',
        },
        {
          text: 'Oral leukoplakia',
          why: `This name is for a white plaque without another diagnosis; lace on both cheeks with this histology
has one.`,
        },
        {
          text: 'Oral lichen planus',
          why: 'White lace on both sides, a lymphocyte band, basal cell damage and fibrinogen fit together.',
        },
        {
          text: 'Pemphigus vulgaris',
          why: 'It has a split within the epithelium and IgG between its cells.',
        },
      ],
      right: 'D',
      rating: 70,
      explanation: `The diagnosis rests on the clinical picture and the biopsy together. Lace-like white lines on
both cheeks are typical of oral lichen planus. The biopsy shows a band of lymphocytes and damage to the basal cells.
There is no dysplasia. A shaggy line of fibrinogen at the basement membrane supports it, though it is not specific.
IgG or C3 in a line would mean pemphigoid, and IgG between epithelial cells would mean pemphigus. The erosion and
the gums show the erosive form. The plaques on the tongue are the plaque-like form.`,
      takeaway:
        'Oral lichen planus: lace on both sides, a lymphocyte band with basal cell damage, and no linear IgG or C3.',
      references: [
        {
          title: `Diagnosis of oral lichen planus: a position paper of the American Academy of Oral and
Maxillofacial Pathology`,
          publisher: 'Oral Surgery, Oral Medicine, Oral Pathology and Oral Radiology',
          year: 2016,
        },
      ],
    },
    {
      stem: `She uses a topical corticosteroid and the erosion heals. Three weeks later she has new creamy plaques
on the palate, and a smear shows Candida hyphae. Which treatment is the most suitable for her?`,
      cluster: 'c4',
      subject: 'oral-medicine',
      tags: ['pharmacology', 'candidosis', 'drug interactions'],
      options: [
        {
          text: 'Chlorhexidine mouthwash',
          why: 'It may help as an addition, but it is not enough for candidosis, and it can sting a sore, dry mouth.',
        },
        {
          text: 'Fluconazole capsules',
          why: 'They raise the effect of warfarin, and a systemic medicine is not needed first.',
        },
        {
          text: 'Itraconazole capsules',
          why: 'They too can raise the effect of warfarin, and they are not a first choice for a mild infection.',
        },
        {
          text: 'Miconazole oral gel',
          why: 'Enough is absorbed from the mouth to raise the INR of a patient on warfarin and cause bleeding.',
        },
        {
          text: 'Nystatin oral liquid',
          why: 'It is a topical antifungal that is hardly absorbed and is the safest of these with warfarin.',
        },
      ],
      right: 'E',
      rating: 50,
      explanation: `The creamy plaques and the smear show pseudomembranous candidosis. The corticosteroid and the dry
mouth both favour it. A topical antifungal is the first choice. Now look at her medicines: azoles slow the breakdown
of warfarin. This is true of fluconazole and itraconazole, and of miconazole gel as well, because enough of it is
absorbed. Severe bleeding has followed. Nystatin is hardly absorbed. She should keep the denture clean and out at
night. Tell whoever checks her INR. Ask her doctor whether another medicine could replace amitriptyline, which dries
the mouth.`,
      takeaway: `Miconazole gel in the mouth can raise the INR: with warfarin choose a topical antifungal that is
not an azole.`,
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
      stem: `She is now comfortable. She asks what she should know about lichen planus in the long run. Which advice
is correct?`,
      cluster: 'c1',
      subject: 'preventive',
      tags: ['oral cancer', 'communication'],
      options: [
        {
          text: 'It can be cured by one full course of a corticosteroid',
          why: 'Treatment controls the signs; the disease is chronic and often returns.',
        },
        {
          text: 'It can pass to other people through shared cups',
          why: 'It is an immune reaction and cannot be passed on.',
        },
        {
          text: 'It carries a small cancer risk and needs regular review',
          why: 'It is a potentially malignant disorder with a low risk, so life-long follow-up is advised.',
        },
        {
          text: 'It needs no further review once the soreness has gone away',
          why: 'Change to cancer may be painless, so review goes on when she is comfortable.',
        },
        {
          text: 'It will turn into cancer unless the plaques are cut out',
          why: 'Most patients never get cancer, and removing the plaques does not cure the disease.',
        },
      ],
      right: 'C',
      rating: 85,
      explanation: `Oral lichen planus is chronic, with good and bad times. It is counted among the oral potentially
malignant disorders. The risk for one patient is small but real. So she needs regular examination for life, also
without symptoms. Tell her to come early if she sees a lump, an ulcer that does not heal or a patch that changes.
She can lower her risk: stay away from tobacco and keep alcohol low. A mild toothpaste with fluoride and gentle
cleaning help her gums. With a dry mouth, fluoride and few sugars matter even more.`,
      takeaway: `Oral lichen planus is chronic with a small cancer risk: review for life, and explain this without
frightening the patient.`,
      references: [
        {
          title: `Oral potentially malignant disorders: a consensus report from an international seminar on
nomenclature and classification`,
          publisher: 'Oral Diseases',
          year: 2021,
        },
      ],
    },
  ],
};
