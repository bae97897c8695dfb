import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'mock',
  title: 'A split molar in a woman who has injections for her bones',
  case: `A 71-year-old retired librarian has had pain on biting at the lower left for six weeks and now a gum boil
beside 36. The tooth had a root filling and a post crown about 15 years ago.

She has osteoporosis and broke a vertebra five years ago. Since then she has had an injection of denosumab at her
general practice, "twice a year, but I do not keep the dates". She also takes perindopril for high blood pressure,
calcium and vitamin D. She has no allergies, has never had cancer and has never smoked.

She is well and afebrile. On examination:

- 36: tender on biting; sinus tract at mid-root on the buccal side
- one narrow 10 mm pocket on the mesiobuccal side of 36; other sites 2–3 mm
- 35 and 37: sound, brief response to cold
- good plaque control; no exposed bone in the mouth

A periapical radiograph shows a J-shaped lucency around the mesial root of 36 and no other lesion. With the crown
removed, a fracture line can be seen crossing the floor of the pulp chamber. The tooth cannot be saved.`,
  questions: [
    {
      stem: 'Which further information is most useful before you plan the extraction?',
      cluster: 'c2',
      subject: 'general-medicine',
      tags: ['mronj'],
      options: [
        {
          text: 'Bone density T-score of the hip',
          why: 'It shows the risk of fracture but not the risk to the jaw.',
        },
        {
          text: 'Dates and number of her denosumab injections',
          why: 'They show how long she has been exposed and when the effect of the last dose will be lowest.',
        },
        {
          text: 'Serum C-terminal telopeptide level (CTX test)',
          why: 'CTX has not proved useful for predicting osteonecrosis in the single patient.',
        },
        {
          text: 'Serum calcium level',
          why: 'It is checked before a denosumab injection, and it does not guide this extraction.',
        },
        {
          text: 'Serum vitamin D level',
          why: 'It matters for her bone health, but it does not show the risk of this extraction.',
        },
      ],
      right: 'B',
      rating: 65,
      explanation: `Denosumab slows bone removal for about six months after each injection. It does not stay in bone, so
its effect falls before the next dose. Longer treatment raises the small risk of osteonecrosis of the jaw. So you
need the dates and the number of doses. The general practice keeps them and can send them the same day. Ask too
about other risk factors, such as glucocorticoids. She has already told you the indication, osteoporosis, and that
she has not had cancer. Blood tests such as CTX do not predict the risk in one person, and they should not delay the
care of an infected tooth.`,
      takeaway: `Before an extraction on denosumab, find out the indication, the length of treatment and the date of
the last dose.`,
      references: [
        {
          title: 'Position paper on medication-related osteonecrosis of the jaws: 2022 update',
          publisher: 'American Association of Oral and Maxillofacial Surgeons',
          year: 2022,
        },
        {
          title: 'Osteoporosis management and fracture prevention in postmenopausal women and men over 50 years of age',
          publisher: 'RACGP and Healthy Bones Australia',
          year: 2024,
        },
      ],
    },
    {
      stem: `Her doctor reports ten injections. The last was five months ago, so the next is due in four weeks. Which
plan is best?`,
      cluster: 'c3',
      subject: 'oral-surgery',
      tags: ['mronj'],
      options: [
        {
          text: 'Ask her doctor to stop denosumab for a year, then extract',
          why: 'A long gap risks new vertebral fractures, and the infection would stay untreated.',
        },
        {
          text: 'Decoronate 36 and keep its roots in place',
          why: 'The roots are infected and split, so keeping them keeps the infection.',
        },
        {
          text: 'Extract 36 this week, before the next injection',
          why: 'The drug effect is near its lowest, and early removal treats the infection.',
        },
        {
          text: 'Give the next injection first, then extract 36',
          why: 'Bone turnover would be lowest just when the socket must heal.',
        },
        {
          text: 'Treat with repeated antibiotics and avoid surgery',
          why: 'Antibiotics cannot cure a split, infected root, and infection is itself a risk for the jaw.',
        },
      ],
      right: 'C',
      rating: 60,
      explanation: `Two risks must be balanced. Leaving an infected, split root is a risk for the jaw, and it hurts.
Removing the tooth under denosumab carries a small risk of osteonecrosis. In osteoporosis this risk is low, far
lower than in people who have high doses for cancer. Five months after the last dose, the effect on bone is fading.
Now is therefore a good time: the socket can begin to heal before the next injection. Work gently and keep trauma to
a minimum. Tell the doctor what you plan. Never stop denosumab for a long time without the prescriber: rebound bone
loss can cause several vertebral fractures.`,
      takeaway: `For osteoporosis on denosumab: treat the infected tooth, best when the last dose is wearing off, and do
not stop the drug.`,
      references: [
        {
          title: 'Position paper on medication-related osteonecrosis of the jaws: 2022 update',
          publisher: 'American Association of Oral and Maxillofacial Surgeons',
          year: 2022,
        },
        {
          title: 'Osteoporosis management and fracture prevention in postmenopausal women and men over 50 years of age',
          publisher: 'RACGP and Healthy Bones Australia',
          year: 2024,
        },
      ],
    },
    {
      stem: `You remove 36 without difficulty. Her doctor rings the next day to ask what to do about the injection that
is due in just under four weeks. Which advice is best?`,
      cluster: 'c4',
      subject: 'oral-surgery',
      tags: ['mronj', 'pharmacology'],
      options: [
        {
          text: 'Bring the injection forward to this week',
          why: 'This would slow bone turnover just when the fresh socket must heal.',
        },
        {
          text: 'Change to a yearly infusion of zoledronic acid now',
          why: 'A change of drug is not needed for the socket, and this one stays in bone for years.',
        },
        {
          text: 'Give it about when due, once the socket is closed',
          why: 'The gum is usually closed by then, and the bones stay protected.',
        },
        {
          text: 'Leave this dose out and give the next in seven months',
          why: 'A long gap can lead to rebound bone loss and vertebral fractures.',
        },
        {
          text: 'Stop denosumab for good and give only calcium',
          why: 'It would leave a woman with a past vertebral fracture without protection.',
        },
      ],
      right: 'C',
      rating: 50,
      explanation: `Denosumab has a rebound effect. When a dose is clearly late, bone loss speeds up. Vertebral
fractures may follow, and often more than one. She has already had such a fracture, so her risk is high. Simple
sockets are usually covered by gum within a few weeks. So examine her before the due date. If the gum has closed,
the injection can be given as planned. If healing is slow, a short delay may be agreed with her doctor, who makes
the decision about the drug. Moving the dose forward, leaving it out or changing the drug gives her no benefit.`,
      takeaway:
        'Denosumab should not be left out after an extraction: a late dose can cause rebound vertebral fractures.',
      references: [
        {
          title: 'Osteoporosis management and fracture prevention in postmenopausal women and men over 50 years of age',
          publisher: 'RACGP and Healthy Bones Australia',
          year: 2024,
        },
        {
          title: 'Position paper on medication-related osteonecrosis of the jaws: 2022 update',
          publisher: 'American Association of Oral and Maxillofacial Surgeons',
          year: 2022,
        },
      ],
    },
    {
      stem: `Ten weeks after the extraction there is 5 mm of exposed bone at the 36 socket. It was already exposed at
the review in week one. There is no pain, swelling or pus. What should you do?`,
      cluster: 'c4',
      subject: 'oral-surgery',
      tags: ['mronj'],
      options: [
        {
          text: 'Curette the socket until it bleeds',
          why: 'Fresh trauma to the bone may enlarge the exposed area.',
        },
        {
          text: 'Prescribe amoxicillin until gum covers the bone',
          why: 'No sign of infection is present, so a long antibiotic course is not indicated.',
        },
        {
          text: 'Raise a flap and trim the bone yourself',
          why: 'Surgery may be chosen by a specialist, but it is not the first step in general practice.',
        },
        {
          text: 'Reassure her and review in six months',
          why: 'This meets the definition of osteonecrosis, and infection could develop unseen.',
        },
        {
          text: 'Start chlorhexidine rinses and refer her',
          why: 'Antiseptic care, close review and specialist advice suit a stage 1 lesion.',
        },
      ],
      right: 'E',
      rating: 60,
      explanation: `Bone has been exposed for more than eight weeks. She has had denosumab, and she has had no
radiotherapy to the jaws. So this is medication-related osteonecrosis of the jaw. No pain or infection makes it
stage 1. The first care is simple: chlorhexidine rinses, good plaque control and close review. Refer her to an oral
and maxillofacial surgeon, and inform her doctor. Write down the size and take a photograph. Antibiotics are for
signs of infection. Some specialists operate early, and results can be good. But that choice belongs to them.
Scraping the bone in general practice may make things worse.`,
      takeaway:
        'Exposed bone for over eight weeks on an antiresorptive: antiseptic rinse, referral and review; do not scrape.',
      references: [
        {
          title: 'Position paper on medication-related osteonecrosis of the jaws: 2022 update',
          publisher: 'American Association of Oral and Maxillofacial Surgeons',
          year: 2022,
        },
      ],
    },
    {
      stem: `Before the extraction she says: "I read that this injection makes your jaw rot." Which reply supports
informed consent best?`,
      cluster: 'c1',
      subject: 'professional-practice',
      tags: ['consent', 'mronj'],
      options: [
        {
          text: '"A blood test will tell us whether you are at risk."',
          why: 'No blood test has been shown to predict this for one person.',
        },
        {
          text: '"An antibiotic will prevent it, so you need not worry."',
          why: 'It promises too much; no medicine removes the risk.',
        },
        {
          text: '"It happens only in people with cancer, so you are safe."',
          why: 'The risk is lower in osteoporosis, but it is not zero.',
        },
        {
          text: '"We will talk about problems if your socket does not heal."',
          why: 'A material risk must be discussed before she decides, not afterwards.',
        },
        {
          text: '"Your risk is low but real; here is how we will lower it."',
          why: 'It is true, in plain words, and opens a talk about benefits, choices and aftercare.',
        },
      ],
      right: 'E',
      rating: 85,
      explanation: `Consent needs a true picture of the risk before treatment. For people who have denosumab for
osteoporosis, osteonecrosis of the jaw is rare, but it occurs. She has named it herself, so it clearly matters to
her. Say that the risk is low but real. Explain what leaving the split tooth would mean. Explain how you lower the
risk: gentle surgery, a clean mouth and early review. Tell her which signs should bring her back: bone that can be
seen or felt, pain, swelling or a bad taste. Check that she has understood, answer her questions and record the
talk.`,
      takeaway:
        'Give the true size of the risk, the choices and the warning signs before the patient decides, and record it.',
      references: [
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
        {
          title: 'Position paper on medication-related osteonecrosis of the jaws: 2022 update',
          publisher: 'American Association of Oral and Maxillofacial Surgeons',
          year: 2022,
        },
      ],
    },
  ],
};
