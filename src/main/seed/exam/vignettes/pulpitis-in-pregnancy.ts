import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'mock',
  title: 'Severe toothache in the second trimester',
  case: `A 31-year-old woman, 23 weeks pregnant with her first child, attends a suburban practice. She has had severe
pain in the lower right jaw for three days. Hot drinks start the pain and it throbs for many minutes afterwards. It
has woken her on the last two nights. Paracetamol helps a little.

Her pregnancy has been uncomplicated, although she still vomits on most mornings. She takes a folic acid and iodine
supplement. She has no allergies, has never smoked and works as a teacher. She last saw a dentist four years ago.

There is no swelling. Temperature is 36.7 °C, pulse 82 and blood pressure 112/70. Tooth 46 has a large, soft distal
cavity. It can be restored, and she wishes to keep it.

| Tooth | Cold test | Percussion | Palpation | Deepest probing |
| --- | --- | --- | --- | --- |
| 45 | Brief response | Normal | Normal | 3 mm |
| 46 | Severe, lingers over 1 minute | Tender | Normal | 3 mm |
| 47 | Brief response | Normal | Normal | 3 mm |`,
  questions: [
    {
      stem: 'Which approach to radiographs is most appropriate at this visit?',
      cluster: 'c2',
      subject: 'radiology',
      tags: ['pregnancy'],
      options: [
        {
          text: 'Ask her obstetrician to approve a radiograph first',
          why: `The dentist justifies the exposure; a justified intraoral image needs no approval from another
practitioner.`,
        },
        {
          text: 'Defer all radiographs until after the birth',
          why: 'An image that will change treatment need not be deferred, because the dose to the fetus is negligible.',
        },
        {
          text: 'Rely on the clinical tests and take no radiograph',
          why: `Tests suggest the diagnosis, but root form, caries depth and the apical bone must be seen before
treatment.`,
        },
        {
          text: 'Take one panoramic radiograph of both jaws',
          why: 'It shows 46 in less detail and exposes tissue that the clinical question does not concern.',
        },
        {
          text: 'Take one periapical radiograph of 46',
          why: 'One well-collimated intraoral image answers the question with a negligible dose to the fetus.',
        },
      ],
      right: 'E',
      rating: 70,
      explanation: `The radiograph of 46 will change what you do today. It shows the depth of the caries, the roots and
the bone around them. So the exposure is justified. The beam is directed at the jaw, far from the uterus. The dose
to the fetus is therefore negligible. ARPANSA's dental code does not ask you to postpone a needed dental radiograph
because of pregnancy. Good technique keeps the dose low: a fast receptor, close collimation and no repeat exposures.
Explain this to the woman in simple words. If she is still anxious, a protective drape may reassure her, although it
adds little.`,
      takeaway: `A dental radiograph that will change treatment is justified in pregnancy; keep it to the smallest
useful image.`,
      references: [
        {
          title: 'Code of Practice and Safety Guide for Radiation Protection in Dentistry (RPS 10)',
          publisher: 'ARPANSA',
          year: 2005,
        },
      ],
    },
    {
      stem: 'Which full diagnosis of 46 do the history and the tests support?',
      cluster: 'c3',
      subject: 'endodontics',
      options: [
        {
          text: 'Irreversible pulpitis with normal apical tissues',
          why: 'The pulp diagnosis is right, but tenderness to percussion shows that the apical tissues are inflamed.',
        },
        {
          text: 'Irreversible pulpitis with symptomatic apical periodontitis',
          why: 'Lingering, waking pain gives the pulp diagnosis and tenderness to percussion gives the apical one.',
        },
        {
          text: 'Pulp necrosis with acute apical abscess and early facial cellulitis',
          why: 'A necrotic pulp does not respond to cold, and there is no swelling or fever.',
        },
        {
          text: 'Pulp necrosis with symptomatic apical periodontitis',
          why: 'The tooth responds strongly to cold, so the pulp is still vital.',
        },
        {
          text: 'Reversible pulpitis with normal apical tissues',
          why: 'Pain that lingers, throbs and wakes her is not that of a pulp likely to recover.',
        },
      ],
      right: 'B',
      rating: 75,
      explanation: `A full diagnosis has two parts: the pulp and the apical tissues. The pulp of 46 responds to cold,
so it is alive. The response is severe and lingers for more than a minute. Heat starts the pain, and pain wakes her at
night. These are signs of irreversible pulpitis. The tooth is also tender to percussion, while its neighbours are not.
This means that the apical tissues are inflamed: symptomatic apical periodontitis. A normal radiograph would not
exclude it, as radiographic change often comes later than symptoms. There is no swelling, so an abscess is unlikely.`,
      takeaway:
        'Name both parts: the pulp from the cold test and the pain history, the apex from percussion and palpation.',
      references: [
        {
          title: 'AAE consensus conference recommended diagnostic terminology',
          publisher: 'Journal of Endodontics',
          year: 2009,
        },
        {
          title: 'Therapeutic Guidelines: Oral and Dental',
          publisher: 'Therapeutic Guidelines Limited',
          year: 2025,
        },
      ],
    },
    {
      stem: 'Which management of 46 is most appropriate today?',
      cluster: 'c3',
      subject: 'dental-emergencies',
      tags: ['pregnancy', 'pharmacology'],
      options: [
        {
          text: 'Extract the tooth to avoid a second visit',
          why: 'The tooth can be restored and she wants to keep it, so extraction is not the best choice.',
        },
        {
          text: 'Place a sedative dressing and wait for the birth',
          why: 'A dressing over an irreversibly inflamed pulp will not control her pain for the rest of the pregnancy.',
        },
        {
          text: 'Prescribe amoxicillin and review her in one week',
          why: 'There is no spreading infection; antibiotics do not relieve the pain of pulpitis.',
        },
        {
          text: 'Prescribe ibuprofen and treat after the birth',
          why: 'The cause is left untreated, and NSAIDs are best avoided at this stage of pregnancy.',
        },
        {
          text: 'Remove the inflamed pulp and seal the tooth',
          why: 'Treating the cause under local anaesthesia gives reliable relief and is suitable in pregnancy.',
        },
      ],
      right: 'E',
      rating: 75,
      explanation: `The pain comes from an inflamed pulp in a closed space. The effective treatment is to remove that
pulp and seal the cavity. This is done under local anaesthesia and rubber dam. The second trimester is a comfortable
time for dental treatment, and urgent care is suitable at any stage. Delay leaves her in pain and at risk of
infection. Antibiotics do not treat pulpitis. She has no fever, swelling or other sign of spread. Ibuprofen and
other NSAIDs are best avoided from about 20 weeks because of effects on the fetal kidneys. Paracetamol is the usual
analgesic. Root canal treatment can be completed at a later visit.`,
      takeaway: `Irreversible pulpitis needs pulp treatment, not antibiotics; pregnancy is no reason to leave the
cause untreated.`,
      references: [
        {
          title: 'Therapeutic Guidelines: Oral and Dental',
          publisher: 'Therapeutic Guidelines Limited',
          year: 2025,
        },
        { title: 'Pregnancy Care Guidelines', publisher: 'Australian Government Department of Health', year: 2020 },
      ],
    },
    {
      stem: `Twenty minutes into treatment, lying flat, she says that she feels dizzy and sick. She is pale and
sweating, and her pulse is 104. She talks normally and has no rash or wheeze. What should you do first?`,
      cluster: 'c4',
      subject: 'general-medicine',
      tags: ['pregnancy', 'medical emergency'],
      options: [
        {
          text: 'Give glucose by mouth',
          why: 'She does not have diabetes, and lying flat at 23 weeks explains the symptoms far better.',
        },
        {
          text: 'Give glyceryl trinitrate spray under the tongue',
          why: 'It would lower her blood pressure further, and she has no chest pain.',
        },
        {
          text: 'Help her roll on to her left side',
          why: `This takes the weight of the uterus off the great vessels and restores the return of blood to the
heart.`,
        },
        {
          text: 'Raise her legs and keep her on her back',
          why: 'Raising the legs helps a simple faint, but the uterus still presses on the vena cava.',
        },
        {
          text: 'Stand her up and walk her to fresh air',
          why: 'Standing while hypotensive may make her faint and fall.',
        },
      ],
      right: 'C',
      rating: 65,
      explanation: `She is 23 weeks pregnant and has been flat on her back. From about the middle of pregnancy, the
uterus can press on the inferior vena cava. Less blood returns to the heart, the blood pressure falls and she feels
faint. This is supine hypotension. Turning her to the left moves the uterus off the vessels. She usually feels
better soon. Then check her pulse, blood pressure and breathing. Call for help if she does not recover. To prevent
it next time, place a small wedge under her right hip, recline her less and let her change position often. No rash
and no wheeze make anaphylaxis unlikely.`,
      takeaway: 'A faint pregnant woman lying flat: turn her to the left side first.',
      references: [{ title: "Scully's Medical Problems in Dentistry, 7th edition", publisher: 'Elsevier', year: 2014 }],
    },
    {
      stem: `At review she is free of pain. She brushes at once each time she vomits, to remove the taste. Which advice
protects her teeth best?`,
      cluster: 'c1',
      subject: 'preventive',
      tags: ['pregnancy'],
      options: [
        {
          text: 'Brush gently straight after vomiting',
          why: 'Acid has softened the surface, so even gentle brushing at once can wear it away.',
        },
        {
          text: 'Chew sugar-free gum instead of the evening brushing',
          why: 'Gum can help saliva, but it does not replace brushing with fluoride toothpaste.',
        },
        {
          text: 'Rinse with water or bicarbonate solution and brush later',
          why: 'The rinse clears and neutralises the acid, and waiting lets the surface harden again.',
        },
        {
          text: 'Take fluoride tablets each morning until the birth',
          why: 'Australian guidelines do not recommend fluoride tablets, and they do not stop erosion.',
        },
        {
          text: 'Use a toothpaste without fluoride until the birth',
          why: 'Fluoride toothpaste is suitable in pregnancy, and she has active caries.',
        },
      ],
      right: 'C',
      rating: 85,
      explanation: `Stomach acid softens enamel and dentine for a time. Brushing in that time removes some of the
softened surface. So she should first rinse with water, or with a little sodium bicarbonate in water. She can brush
later, when saliva has acted. She may smear some fluoride toothpaste over the teeth with a finger if she dislikes
the taste. She already has a deep cavity, so she needs fluoride toothpaste twice a day. Ask also about snacks and
drinks that she uses to settle her stomach. Many contain sugar. If vomiting is severe or persists, suggest that she
tells her doctor or midwife.`,
      takeaway: 'After vomiting: rinse first, brush later, and keep using fluoride toothpaste twice a day.',
      references: [
        {
          title: 'Guidelines for use of fluorides in Australia: update 2019',
          publisher: 'Australian Dental Journal',
          year: 2020,
        },
        { title: 'Pregnancy Care Guidelines', publisher: 'Australian Government Department of Health', year: 2020 },
      ],
    },
  ],
};
