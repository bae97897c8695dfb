import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'mock',
  title: 'A patch on the side of the tongue',
  case: `A 58-year-old concreter attends because a filling has come out of 16. While you examine him you find a patch
on the left side of his tongue. He did not know of it. It does not hurt.

He has smoked about 20 cigarettes a day since he was 20 and drinks four or five beers on most evenings. He takes
rosuvastatin. He has no allergies and has not had an antibiotic, a steroid or an inhaler in the past year. He has not
lost weight and has no trouble swallowing or speaking.

The patch is 18 mm by 9 mm and cannot be wiped off. There is no ulcer. The other mucosa looks normal. Teeth 35 to 37
are sound and smooth, and he has no denture. Your drawing in the record shows:

{{figure:1}}`,
  figures: [
    {
      file: 'tongue-patch.png',
      description: `Line drawing of a tongue from above, tip at the bottom, with an outlined patch on the left border
(right side of the picture). Five labelled points: P on the plain tongue surface near the midline; Q in the thin,
pale front part of the patch; R in its evenly hatched middle; S in its back part, drawn with red areas and white
spots; T on the leaf-like folds of the border behind the patch. The outline of the patch is sharp at the front and
uneven at the back.`,
      caption:
        'Tongue from above, tip at the bottom. Hatched: even white. Red with white spots: mixed area. Not to scale.',
    },
  ],
  questions: [
    {
      stem: 'Which step should complete your clinical examination at this visit?',
      cluster: 'c2',
      subject: 'oral-medicine',
      options: [
        {
          text: 'Electric pulp testing of 35 to 37',
          why: 'These teeth are sound and their pulps have no bearing on the patch.',
        },
        {
          text: 'Measurement of the saliva flow rate',
          why: 'He has no dry mouth, and the result would not change the next step.',
        },
        {
          text: 'Palpation of the patch and of the neck',
          why: 'Firmness, fixation and enlarged nodes change the urgency of referral.',
        },
        {
          text: 'Staining of the patch with toluidine blue',
          why: 'It may help a specialist to choose a site, but it does not replace palpation or biopsy.',
        },
        {
          text: 'Swab of the patch for bacterial culture',
          why: 'Mouth bacteria grow from any swab, and the result would not explain the patch.',
        },
      ],
      right: 'C',
      rating: 80,
      explanation: `A patch of the tongue must be seen and felt. A firm, thick or fixed area suggests that a cancer may
have grown into the tissue. So hold the tongue with gauze and palpate the patch between finger and thumb. Then
palpate the lymph nodes on both sides of the neck. A hard or fixed node makes the referral more urgent. Look also at
the floor of the mouth, the tonsil area and the other side of the tongue. Record site, size, colour, texture, edge
and nodes, and take a photograph. Dyes and lights can be added by people trained in them. They do not replace the
hands.`,
      takeaway: 'Look at it, feel it, and feel the neck: firmness or a hard node makes a mucosal patch more urgent.',
      references: [
        {
          title: 'Optimal care pathway for people with head and neck cancer, 2nd edition',
          publisher: 'Cancer Council Victoria and Department of Health Victoria',
          year: 2021,
        },
        {
          title: `Oral potentially malignant disorders: a consensus report from an international seminar on
nomenclature and classification`,
          publisher: 'Oral Diseases',
          year: 2021,
        },
      ],
    },
    {
      stem: `A specialist will take one incisional biopsy and asks which area worries you most. Which point on the
drawing should the sample include?`,
      cluster: 'c2',
      subject: 'oral-medicine',
      tags: ['biopsy'],
      options: [
        {
          text: 'Point P',
          why: 'This is the ordinary surface of the tongue beyond the patch.',
        },
        {
          text: 'Point Q',
          why: 'This is the thin, even front part, where severe change is less likely.',
        },
        {
          text: 'Point R',
          why: 'This is even white tissue, which is less likely to hold severe change than a mixed area.',
        },
        {
          text: 'Point S',
          why: 'Mixed red and white areas are the most likely to hold dysplasia or cancer.',
        },
        {
          text: 'Point T',
          why: 'These are the leaf-like folds normally found at the back of the side of the tongue.',
        },
      ],
      right: 'D',
      rating: 75,
      explanation: `An incisional biopsy shows only the tissue that is taken. So the sample must come from the part
most likely to be the worst. In this patch the surface varies. The front part is thin and even, and the centre is even
and white. The back part is mixed, with red areas and white spots. Red and speckled areas hold dysplasia or cancer
much more often than even white areas. Point S lies there. A sample often includes the edge with some nearby tissue,
but not only normal mucosa. Point T is normal lymphoid and papillary tissue. Send your drawing and a photograph with
the referral.`,
      takeaway: 'Biopsy the area that looks worst: red or speckled parts before even white parts.',
      references: [
        {
          title: `Oral potentially malignant disorders: a consensus report from an international seminar on
nomenclature and classification`,
          publisher: 'Oral Diseases',
          year: 2021,
        },
        {
          title: 'Optimal care pathway for people with head and neck cancer, 2nd edition',
          publisher: 'Cancer Council Victoria and Department of Health Victoria',
          year: 2021,
        },
      ],
    },
    {
      stem: 'From the history, the examination and the drawing, what is the most likely clinical diagnosis?',
      cluster: 'c3',
      subject: 'oral-medicine',
      options: [
        {
          text: 'Frictional keratosis',
          why: 'Nothing rough touches the patch, and friction does not explain the red, speckled part.',
        },
        {
          text: 'Lichen planus',
          why: 'It is usually on both sides, with white striae, most often on the cheeks as well.',
        },
        {
          text: 'Non-homogeneous leukoplakia',
          why: 'It is a mixed patch that cannot be wiped off and has no other explanation, in a smoker.',
        },
        {
          text: 'Pseudomembranous candidosis',
          why: 'Its white plaques can be wiped off, and he has no risk factor such as a steroid inhaler.',
        },
        {
          text: 'White sponge naevus',
          why: 'It begins early in life and is usually on both sides, white and folded.',
        },
      ],
      right: 'C',
      rating: 75,
      explanation: `Leukoplakia is a clinical term. It is used for a white patch of uncertain risk, after other known
causes have been excluded. Here the patch cannot be wiped off, and no rough tooth or denture touches it. It is on
one side only, without striae. So friction, candidosis and lichen planus do not fit well. Part of the patch is red
and speckled, which makes it non-homogeneous. Several features raise concern: the side of the tongue, the speckled
surface, tobacco and alcohol. The name does not tell you what is under the microscope. A biopsy must exclude
dysplasia and cancer. Refer him promptly, and do not watch it in practice.`,
      takeaway: `Leukoplakia is what remains after other causes are excluded; a speckled one on the tongue needs
prompt biopsy.`,
      references: [
        {
          title: `Oral potentially malignant disorders: a consensus report from an international seminar on
nomenclature and classification`,
          publisher: 'Oral Diseases',
          year: 2021,
        },
      ],
    },
    {
      stem: `The incisional biopsy shows thick keratin without dysplasia. At your review three months later the patch
is 24 mm long, and the speckled area is larger. What should you do?`,
      cluster: 'c4',
      subject: 'oral-medicine',
      tags: ['biopsy'],
      options: [
        {
          text: 'Discharge him, as the biopsy was benign',
          why: 'One small sample may miss the worst area, and the patch has changed.',
        },
        {
          text: 'Photograph it and review him in one year',
          why: 'A photograph is useful, but a growing patch cannot wait for a year.',
        },
        {
          text: 'Prescribe a topical steroid for one month',
          why: 'It does not treat leukoplakia and delays a diagnosis.',
        },
        {
          text: 'Prescribe an antifungal gel and discharge him',
          why: 'Treating possible candida is not enough for a growing, speckled patch.',
        },
        {
          text: 'Return him to the specialist for a new biopsy',
          why: 'The look has worsened, so the first sample may not represent the whole patch.',
        },
      ],
      right: 'E',
      rating: 60,
      explanation: `A biopsy result must fit the clinical picture. Here it does not. The report is mild, but the patch
is larger and more speckled. The first sample may have missed the worst area, or the tissue may have changed since.
Both are good reasons for a new biopsy. Speak with the specialist, send new photographs and measurements, and ask
for an early appointment. Tell the man openly why a second sample is needed. Antifungal treatment may be part of
care when candida is present, but it must not replace a biopsy. Even after removal, leukoplakia may return. He needs
review for many years.`,
      takeaway: 'If the patch gets worse, do not trust an earlier benign biopsy: ask for another one.',
      references: [
        {
          title: `Oral potentially malignant disorders: a consensus report from an international seminar on
nomenclature and classification`,
          publisher: 'Oral Diseases',
          year: 2021,
        },
        {
          title: 'Optimal care pathway for people with head and neck cancer, 2nd edition',
          publisher: 'Cancer Council Victoria and Department of Health Victoria',
          year: 2021,
        },
      ],
    },
    {
      stem: `While you talk about the referral he says: "I suppose the smokes have done this." He has not tried to stop
before. What should you do about his smoking today?`,
      cluster: 'c1',
      subject: 'preventive',
      tags: ['smoking cessation'],
      options: [
        {
          text: 'Delay the subject until the biopsy result is known',
          why: 'He has raised it himself, and advice is useful whatever the result.',
        },
        {
          text: 'Offer a Quitline referral with clear advice to stop',
          why: 'Brief advice joined to active help makes success more likely.',
        },
        {
          text: 'Recommend that he change to lower-tar cigarettes',
          why: 'Such cigarettes are not safer, and smokers tend to inhale more deeply.',
        },
        {
          text: 'Show him cancer photographs to frighten him',
          why: 'Fear without help seldom leads to lasting change and harms trust.',
        },
        {
          text: 'Wait for him to ask for help with stopping',
          why: 'Brief advice should be offered to every person who smokes, and he has just opened the door.',
        },
      ],
      right: 'B',
      rating: 85,
      explanation: `He has linked smoking with the patch. This is a good moment for brief advice. The Australian model
has three steps: ask, advise and help. Ask about smoking and record it. Advise him clearly and kindly that stopping
is the best thing he can do for his mouth and general health. Help by offering a Quitline referral and a visit to
his doctor or pharmacist about medicines. Counselling together with medicine works better than either alone. It
takes only a few minutes. Alcohol needs the same kind of talk, as both together raise the risk of mouth cancer
strongly. Ask again at every visit.`,
      takeaway: 'Ask, advise, help: clear advice to stop plus an active Quitline referral takes only a few minutes.',
      references: [
        {
          title: 'Supporting smoking cessation: a guide for health professionals, 2nd edition',
          publisher: 'RACGP',
          year: 2019,
        },
        {
          title: 'Optimal care pathway for people with head and neck cancer, 2nd edition',
          publisher: 'Cancer Council Victoria and Department of Health Victoria',
          year: 2021,
        },
      ],
    },
  ],
};
