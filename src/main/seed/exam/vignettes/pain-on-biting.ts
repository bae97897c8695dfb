import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'mock',
  title: 'A sharp pain on biting',
  case: `A man of 45 has had a short, sharp pain on the lower right for six weeks. It comes when he bites on bread with
seeds, and mostly when he lets go. Cold water also hurts for a moment. He has no pain at night and no pain
without a cause. He cannot say which tooth it is. He is a truck driver, well, takes no medicines and has no
allergies. His partner hears him grind his teeth.

**Examination:** 46 has a large amalgam restoration on three surfaces, about 20 years old and without a gap. A
fine line runs over the distal marginal ridge. 45 and 47 have small, sound restorations. The canines and molars
show wear facets. There is no swelling.

| Test | 45 | 46 | 47 |
| --- | --- | --- | --- |
| Cold | Normal | Sharp, gone within 2 seconds | Normal |
| Percussion | No pain | No pain | No pain |
| Palpation | No pain | No pain | No pain |
| Deepest probing depth | 3 mm | 3 mm | 3 mm |
| Mobility | Normal | Normal | Normal |

**Bitewing and periapical radiographs:** no caries, normal bone and normal periodontal ligament spaces.`,
  questions: [
    {
      stem: 'Which further test is most likely to reproduce his pain and show where it comes from?',
      cluster: 'c2',
      subject: 'endodontics',
      tags: ['cracked tooth', 'diagnosis'],
      options: [
        {
          text: 'Anaesthesia of single teeth, one after the other',
          why: 'In the lower jaw this is not selective enough, and it does not show which cusp is involved.',
        },
        {
          text: 'Electric pulp test of 45, 46 and 47',
          why: 'It shows only whether nerves in the pulp react. It does not reproduce pain on biting.',
        },
        {
          text: 'Heat test of 46 and its neighbours',
          why: 'Heat tests a diseased pulp. His pain comes with biting, and mostly on release.',
        },
        {
          text: 'Selective biting on one cusp at a time',
          why: 'A small biting stick on each cusp opens the crack and shows which cusp hurts, often on release.',
        },
        {
          text: 'Transillumination from the buccal side, with the restoration in place',
          why: `Light may show a line, but it does not reproduce the pain. A large amalgam also hides the path
of light.`,
        },
      ],
      right: 'D',
      rating: 65,
      explanation: `Pain on release of a bite is typical of an incomplete crack. When he bites, the parts of the
tooth move apart a little, and on release they spring back. Fluid moves in the dentine and he feels a sharp
pain. He cannot tell which tooth it is, because the pulp locates pain poorly. A test that loads one cusp after
the other can. Place a small stick or a shaped bite block on each cusp of each tooth, let him bite, and then
release. Compare with the neighbours. Radiographs seldom show such a crack, because it mostly runs from mesial
to distal, along the film. After this, light, stain and magnification help to see the line.`,
      takeaway: 'Pain on biting or release: load the cusps one by one, and compare with the neighbours.',
      references: [
        {
          title: 'Cracking the Cracked Tooth Code: Detection and Treatment of Various Longitudinal Tooth Fractures',
          publisher: 'American Association of Endodontists',
          year: 2008,
        },
      ],
    },
    {
      stem: 'What is the most likely diagnosis?',
      cluster: 'c3',
      subject: 'endodontics',
      tags: ['cracked tooth', 'diagnosis'],
      options: [
        {
          text: 'Atypical trigeminal neuralgia on the right',
          why: 'Neuralgia is not tied to seeds, cold or one tooth, and a local cause has been found.',
        },
        {
          text: 'Cracked 46 with irreversible pulpitis',
          why: `The pain to cold is short, and nothing comes by itself. Irreversible pulpitis would linger or
wake him.`,
        },
        {
          text: 'Cracked 46 with reversible pulpitis',
          why: `Pain on biting with a line over the ridge shows the crack. Short cold pain shows a pulp that can
recover.`,
        },
        {
          text: 'Split 46 with separate parts',
          why: 'In a split tooth the parts can be moved apart, and probing along the split is usually deep.',
        },
        {
          text: 'Symptomatic apical periodontitis of 46',
          why: 'Percussion is without pain, and the pulp reacts to cold.',
        },
      ],
      right: 'C',
      rating: 70,
      explanation: `Make two diagnoses, one for the tooth and one for the pulp. The tooth: a large restoration,
grinding, a line over the marginal ridge, and sharp pain on biting and release. This is a cracked tooth. Its
parts do not move and the probing depth is normal, so it has not split. The pulp: cold pain is sharper than in
the neighbours but goes within seconds. Nothing hurts by itself or at night. This fits reversible pulpitis.
Percussion and radiographs show normal apical tissues. The pulp may still change, so the diagnosis is for today.
Test again at each visit before you decide on lasting treatment.`,
      takeaway: 'In a cracked tooth make two diagnoses: how far the crack goes, and in which state the pulp is.',
      references: [
        {
          title: 'Cracking the Cracked Tooth Code: Detection and Treatment of Various Longitudinal Tooth Fractures',
          publisher: 'American Association of Endodontists',
          year: 2008,
        },
        { title: 'Endodontic Diagnosis', publisher: 'American Association of Endodontists', year: 2013 },
      ],
    },
    {
      stem: 'Which finding at a later visit would point most strongly to a poor outlook for 46?',
      cluster: 'c2',
      subject: 'periodontics',
      tags: ['cracked tooth', 'prognosis'],
      options: [
        {
          text: 'A brown stain in the line on the marginal ridge',
          why: 'Stain makes a line visible. It does not show the depth.',
        },
        {
          text: 'A narrow, deep pocket at the line, with normal depths beside it',
          why: 'An isolated deep probing at the crack means that bone has been lost along it. The outlook is poor.',
        },
        {
          text: 'Pain on release of a bite, as at the first visit',
          why: 'This shows the crack that is already known. It occurs with shallow cracks too.',
        },
        {
          text: 'Stronger pain to cold that still ends within seconds',
          why: 'This describes the pulp. It does not show how deep the crack goes.',
        },
        {
          text: 'Wear facets on the cusps, with a small chip of enamel at the line',
          why: 'These are signs of load and grinding. They do not measure the crack.',
        },
      ],
      right: 'B',
      rating: 60,
      explanation: `The outlook of a cracked tooth depends on its depth. A crack within the crown can be
covered. A crack down the root lets bacteria in along its whole length, and bone melts away beside it. You can
find this with a probe. Move it in small steps around the tooth. At the crack it drops into a narrow, deep
defect, while the depths next to it are normal. Periodontitis rarely looks like this. It gives wider pockets,
and often on several teeth. Such a defect with a crack in line means a poor outlook, and extraction is often
advised. A draining sinus tract from a necrotic pulp can look the same, so test the pulp too.`,
      takeaway: 'An isolated narrow, deep probing depth beside a crack points to extension down the root.',
      references: [
        {
          title: 'Cracking the Cracked Tooth Code: Detection and Treatment of Various Longitudinal Tooth Fractures',
          publisher: 'American Association of Endodontists',
          year: 2008,
        },
      ],
    },
    {
      stem: `You remove the amalgam and find a crack that ends in the distal wall of the cavity. You place an
interim restoration and cement a stainless steel band. After eight weeks all pain is gone, and the cold test is
now normal. Which lasting treatment is best?`,
      cluster: 'c4',
      subject: 'restorative',
      tags: ['cracked tooth', 'indirect restorations'],
      options: [
        {
          text: 'A night splint, with a new amalgam in the same cavity',
          why: 'A splint lowers load at night only. The cusps would still spread when he chews.',
        },
        {
          text: 'A resin composite restoration inside the old cavity, without covering the cusps',
          why: 'Bonding may help for a time, but the weak cusps still bend and the crack may grow.',
        },
        {
          text: 'A root canal treatment first, and a full crown afterwards',
          why: 'The pulp has recovered. Elective root canal treatment costs tooth and is not indicated.',
        },
        {
          text: 'An extraction, and an implant crown after healing',
          why: 'The crack lies in the crown, the pulp is healthy and the bone is normal. The tooth can be kept.',
        },
        {
          text: 'An indirect restoration that covers all cusps',
          why: 'Coverage holds the parts together under load and lowers the risk that the crack grows.',
        },
      ],
      right: 'E',
      rating: 70,
      explanation: `The band was a test and a first treatment. It held the parts together, the pain went away,
and the pulp recovered. This confirms that the crack caused the pain and that the pulp is worth keeping. What
the band did for a time, the lasting restoration must do for years. It covers all cusps, so that biting no
longer drives the parts apart. A bonded onlay can save more tooth than a full crown, and both follow this
principle. Because he grinds, a splint for the night is added to the restoration. It does not replace it. Review
the pulp after cementation, because some pulps in cracked teeth fail later.`,
      takeaway: 'Cracked vital tooth that settles when banded: cover the cusps, keep the pulp, review.',
      references: [
        {
          title: 'Cracking the Cracked Tooth Code: Detection and Treatment of Various Longitudinal Tooth Fractures',
          publisher: 'American Association of Endodontists',
          year: 2008,
        },
      ],
    },
    {
      stem: 'Before this treatment he asks: "Can you promise that this will fix it for good?" What is the best answer?',
      cluster: 'c1',
      subject: 'professional-practice',
      tags: ['consent', 'communication'],
      options: [
        {
          text: 'A fair outlook with possible root canal treatment or loss, and the choices',
          why: 'He needs the realistic outcome, the risks and the alternatives so that he can decide.',
        },
        {
          text: 'A referral to an endodontist, because only a specialist may discuss the outlook',
          why: 'Referral can be a choice, but you must be able to explain the treatment that you propose.',
        },
        {
          text: 'An assurance that it will last, because the band has removed the pain',
          why: 'The good response is encouraging, but it is no proof. A promise creates a false hope.',
        },
        {
          text: 'An offer to do root canal treatment as well, so that nothing can go wrong',
          why: 'This adds treatment without need, and it does not remove the risk of further cracking.',
        },
        {
          text: 'An offer to repeat the work free of charge if the tooth should be lost',
          why: 'An offer about money does not inform him about his tooth.',
        },
      ],
      right: 'A',
      rating: 85,
      explanation: `No one can see the full depth of a crack in a living tooth. So you cannot promise. But you
can say a good deal. The signs are favourable: normal probing depths, a recovered pulp, and no pain with the
band. With a restoration over the cusps, most such teeth do well. Some pulps still become inflamed later and
need root canal treatment through the crown. In a few teeth the crack grows and the tooth is lost. Tell him the
alternatives, including to wait and to extract, and what each costs. Ask him what matters most to him. Record
what you have said and what he chose.`,
      takeaway: `With a cracked tooth, give an honest outlook with choices and possible failure before treatment
starts.`,
      references: [
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
        {
          title: 'Cracking the Cracked Tooth Code: Detection and Treatment of Various Longitudinal Tooth Fractures',
          publisher: 'American Association of Endodontists',
          year: 2008,
        },
      ],
    },
  ],
};
