import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'mock',
  title: 'A loose lower denture and a dry mouth',
  case: `A woman of 78 says that her lower denture "floats" and rubs, and that her mouth is so dry that she sips water
at night. Her complete dentures are 16 years old. She wears them day and night and rinses them under the tap. She
lives alone, shops and cooks for herself, and eats mostly soft food.

**Medicines:**

| Medicine | Reason | Since |
| --- | --- | --- |
| Atorvastatin | High cholesterol | 12 years |
| Levothyroxine | Underactive thyroid, well controlled | 20 years |
| Metformin | Type 2 diabetes, well controlled | 9 years |
| Oxybutynin | Overactive bladder | 10 months |
| Perindopril | High blood pressure | 12 years |

Her mouth has been dry for about nine months. Her eyes are comfortable. She has no allergies and has never
smoked.

**Examination:** the mucosa is dry and the mirror sticks to the cheek. The palate under the upper denture is red
but not painful. The lower ridge is low and rounded, with healthy mucosa. The lower denture stops short of the
retromolar pads and moves when she speaks. The teeth of both dentures are worn flat. With the dentures in, the
freeway space is 9 mm and the chin looks close to the nose. The upper denture is stable.`,
  questions: [
    {
      stem: 'You go through her list of medicines. Which one most likely adds to her dry mouth?',
      cluster: 'c2',
      subject: 'oral-medicine',
      tags: ['pharmacology', 'dry mouth'],
      options: [
        {
          text: 'Atorvastatin',
          why: 'A dry mouth is not a typical effect, and she has taken it for years without one.',
        },
        {
          text: 'Levothyroxine',
          why: 'A well-adjusted dose does not dry the mouth. It has not changed for years.',
        },
        {
          text: 'Metformin',
          why: 'It may change taste. Well-controlled diabetes does not explain a dry mouth that began nine months ago.',
        },
        {
          text: 'Oxybutynin',
          why: 'It blocks the nerve signal to the salivary glands, and the dry mouth began soon after it was started.',
        },
        {
          text: 'Perindopril',
          why: 'Its typical effects are cough and rarely swelling of face or tongue. The timing does not fit.',
        },
      ],
      right: 'D',
      rating: 70,
      explanation: `A good medicine history asks what, why and since when. Oxybutynin is an antimuscarinic. It
calms the bladder by blocking acetylcholine, and the same receptors drive the salivary glands. Dry mouth is its
best-known unwanted effect. Time supports this: the medicine came ten months ago, and the dryness a month later.
The others are old companions and are not strong drying agents. Also ask about products without prescription,
such as antihistamines for sleep or allergy. Her eyes are comfortable, which speaks against Sjögren disease. An
older person who takes many medicines often has a dry mouth, but age alone is not the cause.`,
      takeaway: 'Dry mouth: put the medicine list next to the time line, and look first for antimuscarinic medicines.',
      references: [
        {
          title: 'Therapeutic Guidelines: Oral and Dental',
          publisher: 'Therapeutic Guidelines Limited',
          year: 2025,
        },
      ],
    },
    {
      stem: `You treat the red palate before anything else is done to the dentures. Which measure is the
foundation of this treatment?`,
      cluster: 'c4',
      subject: 'oral-medicine',
      tags: ['denture stomatitis', 'candidosis'],
      options: [
        {
          text: 'Chlorhexidine gel on the inside of the upper denture before sleep',
          why: 'It keeps the denture in at night, which maintains the disease. Chlorhexidine can only be an aid.',
        },
        {
          text: 'Cleaning of the dentures every day, and leaving them out at night',
          why: 'The yeasts live on the denture. Without a clean denture and rest for the mucosa, redness comes back.',
        },
        {
          text: 'Fluconazole by mouth for two weeks',
          why: `Systemic treatment is for severe cases or failure of local measures. It also raises the level of
atorvastatin.`,
        },
        {
          text: 'Prednisolone mouthwash until the redness has gone',
          why: 'A steroid favours yeasts and does not treat the cause.',
        },
        {
          text: 'Scraping of the palate and biopsy of the reddest area',
          why: 'The picture is typical, and there is nothing suspicious. A biopsy is for a lesion that does not heal.',
        },
      ],
      right: 'B',
      rating: 70,
      explanation: `Painless redness that matches the area of an upper denture is denture-associated stomatitis.
A film of yeasts grows on the fitting surface. It thrives when the denture is worn all night, is seldom cleaned,
and saliva is short. She has all three. So treatment starts with the denture. Brush it each day with soap and
water, soak it in a denture cleanser, and leave it out overnight. She brushes the palate and tongue gently too.
A topical antifungal can be added when this is not enough. Without hygiene, antifungal treatment works only for
a while. Take impressions for new dentures after the mucosa has healed.`,
      takeaway: 'Denture stomatitis: clean the denture every day and leave it out at night; antifungals come second.',
      references: [
        {
          title: 'Therapeutic Guidelines: Oral and Dental',
          publisher: 'Therapeutic Guidelines Limited',
          year: 2025,
        },
        {
          title: 'Evidence-based guidelines for the care and maintenance of complete dentures',
          publisher: 'American College of Prosthodontists (Journal of Prosthodontics)',
          year: 2011,
        },
      ],
    },
    {
      stem: `A month later the palate looks healthy, and she asks for teeth that work. What is the best
prosthetic plan?`,
      cluster: 'c3',
      subject: 'prosthodontics',
      tags: ['complete dentures'],
      options: [
        {
          text: 'Denture adhesive for the present lower denture, with advice on its use',
          why: 'Adhesive cannot replace missing extension or worn teeth, and in a dry mouth it holds poorly.',
        },
        {
          text: 'Hard reline of the present lower denture in the chair',
          why: 'A reline improves the fit, but worn teeth, short borders and a large freeway space remain.',
        },
        {
          text: 'New complete dentures with full extension and a restored vertical dimension',
          why: 'This corrects the causes found: short borders, worn teeth and a vertical dimension that is too low.',
        },
        {
          text: 'Soft lining in the present lower denture, renewed each year',
          why: 'A soft lining is for pain under a sound denture. It harbours yeasts and leaves the faults as they are.',
        },
        {
          text: 'Surgical deepening of the lower sulcus, followed by a wider flange on the present denture',
          why: 'Surgery is not the first step for a healthy ridge when the denture itself is faulty.',
        },
      ],
      right: 'C',
      rating: 65,
      explanation: `List the faults first. The lower denture stops short of the retromolar pads, so it lacks
support and seal. The teeth are worn flat. The freeway space is 9 mm, while 2 to 4 mm is usual, so the vertical
dimension is too low. The upper denture is stable, but its teeth are worn too. No lining and no adhesive can correct
all of this. New dentures can. Record the jaws carefully, raise the vertical dimension with care, and extend the
lower base fully. Explain that a low ridge and a dry mouth limit the hold of any lower denture. If good dentures
are still loose, two lower implants can be discussed.`,
      takeaway: `Find the faults of a denture before choosing: lining mends fit, not short borders, worn teeth
or lost height.`,
      references: [
        {
          title: `Prosthodontic Treatment for Edentulous Patients: Complete Dentures and Implant-Supported
Prostheses, 13th edition`,
          publisher: 'Elsevier',
          year: 2013,
        },
      ],
    },
    {
      stem: `Your plan is carried out. Three days later she has a sore ulcer of 4 mm in the left lingual sulcus,
where the edge of the lower denture now ends. The bite is even. What is the best action?`,
      cluster: 'c4',
      subject: 'prosthodontics',
      tags: ['complete dentures', 'review'],
      options: [
        {
          text: 'Advise her to wear the lower denture as much as she can, so that the mucosa hardens',
          why: `Mucosa does not harden under a sharp border. The ulcer would grow, and she may lose trust in the
denture.`,
        },
        {
          text: 'Biopsy the ulcer at its edge',
          why: 'An ulcer with a clear local cause is observed for about two weeks after the cause is removed.',
        },
        {
          text: 'Prescribe a steroid ointment to use under the denture',
          why: 'This hides the symptom and leaves the cause. Under a denture it also favours yeasts.',
        },
        {
          text: 'Reline the lower denture with a tissue conditioner',
          why: `The fit has just been renewed and the fault is local. A lining may thicken the border and make it
worse.`,
        },
        {
          text: 'Use pressure-indicating paste, ease the border and review within two weeks',
          why: 'This finds the overextended place exactly, removes the cause and makes sure that the ulcer heals.',
        },
      ],
      right: 'E',
      rating: 75,
      explanation: `Sore spots in the first days after new dentures are common. Here the ulcer lies where the
border ends, so the border is probably too long at this place. Mark it with indicating paste, and take away only
as much as the mark shows. Polish the place, and check the bite again, as an uneven bite can cause sore spots
too. She may leave the denture out to rest the mucosa. Before each visit she wears it for a few hours, so that
marks are seen. In a dry mouth sore spots are more frequent. Review is essential. An ulcer that has not healed
about two weeks after easing needs urgent referral.`,
      takeaway: `Ease the denture where the paste marks, and review: an ulcer not healed after two weeks needs
referral.`,
      references: [
        {
          title: `Prosthodontic Treatment for Edentulous Patients: Complete Dentures and Implant-Supported
Prostheses, 13th edition`,
          publisher: 'Elsevier',
          year: 2013,
        },
        {
          title: 'Therapeutic Guidelines: Oral and Dental',
          publisher: 'Therapeutic Guidelines Limited',
          year: 2025,
        },
      ],
    },
    {
      stem: `You tell her that one of her medicines may contribute to the dryness. She asks whether she should
stop it. What is the best response?`,
      cluster: 'c1',
      subject: 'professional-practice',
      tags: ['collaboration', 'medicines'],
      options: [
        {
          text: 'Advise her to take it every second day until her mouth feels better',
          why: 'The dose belongs to the doctor who prescribed it. You do not know what a lower dose means for her.',
        },
        {
          text: 'Ask her consent to write to her general practitioner with your findings',
          why: `The prescriber can weigh benefit and harm, and the letter gives the oral findings that the
doctor lacks.`,
        },
        {
          text: 'Give her the consumer information sheets and let her choose for herself',
          why: 'Information helps, but alone it leaves her with a decision that needs her prescriber.',
        },
        {
          text: 'Suggest a week without it as a test, and a call to you afterwards',
          why: 'A trial stop is a medical decision. Her bladder symptoms may return without a plan.',
        },
        {
          text: 'Tell her to keep all her medicines, as dryness is part of ageing',
          why: 'Ageing alone does not explain it, and she would lose a chance of relief.',
        },
      ],
      right: 'B',
      rating: 80,
      explanation: `You have recognised an unwanted effect that her doctor may not know about. This is valuable,
but the medicine treats a problem outside your field. Stop, halve or exchange: each belongs to the prescriber,
together with her. With her consent, write a short letter. State how long the mouth has been dry, what you
found, what it does to eating, speech and denture wear, and which medicine you suspect. Ask whether a review is
possible. Until then help her with what lies in your field: frequent sips of water, saliva substitutes, limits
on alcohol and caffeine, and care for the mucosa. Note the letter and the answer in her record.`,
      takeaway: 'Suspect a medicine? With consent, write to the prescriber; do not stop or change it yourself.',
      references: [
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
      ],
    },
  ],
};
