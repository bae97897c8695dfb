import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'practice',
  title: 'Yellow first molars',
  case: `A boy of 7 hurts when he brushes his back teeth or drinks cold water. His mother has read that fluoride
causes yellow teeth. She has bought a toothpaste without fluoride.

He was born at full term. In his first two years he had pneumonia and many ear infections with high fever. He is
well now, takes no medicines and has no allergies. The family drinks town water, which is fluoridated. He brushes
once a day. Sweet drinks are for weekends. Nobody else in the family has such teeth.

Examination:

- Primary teeth: no caries, normal colour
- 16 and 26: yellow-brown opacities on the cusps, surface intact
- 36: normal
- 46: half erupted, with gum over its distal part. The occlusal enamel is yellow-brown and has crumbled in a shallow
area. The dentine there is hard. Air from the syringe hurts at once and stops when the air stops
- 11: one creamy patch with a clear edge; 21: normal
- No swelling, no sinus tract, no tenderness to percussion

A bitewing radiograph of the right side shows no lesion in the dentine.`,
  questions: [
    {
      stem: 'What is the most likely diagnosis?',
      cluster: 'c3',
      subject: 'paediatric-dentistry',
      tags: ['mih'],
      options: [
        {
          text: 'Amelogenesis imperfecta',
          why: 'It is inherited and affects all or most teeth in both dentitions; here single teeth are affected.',
        },
        {
          text: 'Dental fluorosis',
          why: 'It gives diffuse, symmetrical changes in teeth that form at the same time; the 36 and 21 are normal.',
        },
        {
          text: 'Fissure caries of the first molars',
          why: 'The opacities lie on cusps, the diet is mild and the primary teeth have no caries.',
        },
        {
          text: 'Molar incisor hypomineralisation',
          why: `Demarcated opacities of one or more first permanent molars, with an incisor and early breakdown, are
typical.`,
        },
        {
          text: 'Turner teeth after infected primary molars',
          why: 'An infected primary molar harms the premolar below it, and his primary teeth are sound.',
        },
      ],
      right: 'D',
      rating: 85,
      explanation: `One or more first permanent molars have demarcated yellow-brown opacities, and one incisor has
one too. The 46 began to crumble while it erupted, and it is sensitive. This is molar incisor hypomineralisation.
The pattern is uneven: the 36 and the 21 are normal. A cause in the whole body that acts evenly, such as too much
fluoride, would mark matching teeth on both sides. An inherited defect would affect the primary teeth as well.
Illness in early childhood is linked with the condition, although no single cause is proved.`,
      takeaway: 'Demarcated opacities of first molars, with or without incisors, in an uneven pattern: think of MIH.',
      references: [
        {
          title: `Best clinical practice guidance for clinicians dealing with children presenting with
molar-incisor-hypomineralisation (MIH): an updated European Academy of Paediatric Dentistry policy document`,
          publisher: 'European Archives of Paediatric Dentistry',
          year: 2022,
        },
      ],
    },
    {
      stem: 'His mother asks how you know that it is not fluorosis. Which finding separates the two conditions best?',
      cluster: 'c2',
      subject: 'paediatric-dentistry',
      tags: ['mih', 'fluorosis'],
      options: [
        {
          text: 'Brown colour of some of the affected enamel',
          why: 'Both conditions can be brown, because porous enamel takes up stains.',
        },
        {
          text: 'Fluoridated water in the home',
          why: 'Most Australian children drink fluoridated water, with or without such teeth.',
        },
        {
          text: 'Involvement of a front tooth',
          why: 'Incisors can be affected in both conditions.',
        },
        {
          text: 'Pain on cold air in the 46',
          why: 'Sensitivity is common in MIH, but a sensitive tooth has many causes.',
        },
        {
          text: 'Sharp edges of the opacities',
          why: 'MIH is demarcated and uneven; fluorosis is diffuse and symmetrical, without a clear edge.',
        },
      ],
      right: 'E',
      rating: 70,
      explanation: `Look at the edge and at the pattern. In MIH each opacity has a clear edge against normal enamel,
and its neighbours may be untouched. In fluorosis the opacities are diffuse: fine white lines or cloudy areas that
fade into normal enamel. They match on the left and the right, because teeth that form together are affected
together. Colour and sensitivity do not separate the two. Fluoridated water does not prove fluorosis. Tell the
mother what you see and show her the edge of the patch on the 11.`,
      takeaway: 'Edge and symmetry tell: MIH is demarcated and uneven, fluorosis is diffuse and symmetrical.',
      references: [
        {
          title: `Best clinical practice guidance for clinicians dealing with children presenting with
molar-incisor-hypomineralisation (MIH): an updated European Academy of Paediatric Dentistry policy document`,
          publisher: 'European Archives of Paediatric Dentistry',
          year: 2022,
        },
        {
          title: 'Guidelines for use of fluorides in Australia: update 2019',
          publisher: 'Australian Dental Journal',
          year: 2020,
        },
      ],
    },
    {
      stem: `The 46 cannot be kept dry, and he flinches at the air syringe. He is otherwise cooperative. What is the
best way to protect the 46 today?`,
      cluster: 'c4',
      subject: 'paediatric-dentistry',
      tags: ['mih', 'glass ionomer'],
      options: [
        {
          text: 'Amalgam in a cavity with undercuts',
          why: 'It needs cutting of weak enamel, does not bond and leaves thin edges that break.',
        },
        {
          text: 'Composite resin after etching and bonding',
          why: 'A half-erupted tooth cannot be isolated, and bonding to this enamel is poor.',
        },
        {
          text: 'Full-coverage ceramic crown',
          why: 'It needs an erupted tooth and heavy preparation close to a large young pulp.',
        },
        {
          text: 'Glass ionomer over the damaged surface',
          why: `It tolerates some moisture, bonds without drilling, releases fluoride and protects until eruption is
complete.`,
        },
        {
          text: 'Sealing of the fissures with an unfilled resin',
          why: 'A resin sealant needs a dry field and does not rebuild or cover the crumbled area well.',
        },
      ],
      right: 'D',
      rating: 75,
      explanation: `The tooth is half erupted, wet at its distal part and very sensitive. The aim today is to cover
the surface, reduce pain and prevent caries and further breakdown. Glass ionomer does this without drilling and with
little need for a dry field. It is a temporary step. The choice of a lasting restoration comes when the tooth is
fully erupted and can be isolated. Resin materials need a dry field and sound enamel at the margin. Large
preparations remove tissue from a young tooth that you may need later.`,
      takeaway: 'For a sensitive, erupting molar with MIH that cannot be kept dry, cover it with glass ionomer first.',
      references: [
        {
          title: `Best clinical practice guidance for clinicians dealing with children presenting with
molar-incisor-hypomineralisation (MIH): an updated European Academy of Paediatric Dentistry policy document`,
          publisher: 'European Archives of Paediatric Dentistry',
          year: 2022,
        },
      ],
    },
    {
      stem: `Two years later the 46 is fully erupted. Two cusps have broken, and simple repairs have been lost
twice. The pulp is normal and he has no crowding. He and his mother want to keep the tooth. Which restoration is
best now?`,
      cluster: 'c4',
      subject: 'restorative',
      tags: ['mih', 'crowns'],
      options: [
        {
          text: 'Amalgam that replaces the lost cusps',
          why: 'Weak enamel at the edges keeps breaking, and retention would need further cutting.',
        },
        {
          text: 'Bonded composite that ends in the affected enamel',
          why: 'The bond to affected enamel is weak, so a large filling with such margins fails early.',
        },
        {
          text: 'Glass ionomer in a thicker layer',
          why: 'It is too weak to replace cusps, and simple repairs have already failed twice.',
        },
        {
          text: 'Preformed metal crown',
          why: 'It covers the whole tooth, stops breakdown and pain, and needs little preparation.',
        },
        {
          text: 'Resin infiltration of the occlusal surface',
          why: 'It is meant for opacities with an intact surface and cannot rebuild cusps.',
        },
      ],
      right: 'D',
      rating: 65,
      explanation: `The choice depends on how much of the tooth is affected. A small defect with margins in sound
enamel can take a bonded composite. Here two cusps are lost, and simple repairs have failed twice. A preformed metal
crown covers all of the weak enamel, needs little removal of tooth and can last until growth is finished. A
laboratory-made restoration is possible later. Planned extraction is another path in severe cases. It is best
discussed with an orthodontist at about 8 to 10 years. This family wishes to keep a tooth that can be restored.`,
      takeaway: 'When cusps break in a molar with MIH, a preformed metal crown is a strong medium-term answer.',
      references: [
        {
          title: `Best clinical practice guidance for clinicians dealing with children presenting with
molar-incisor-hypomineralisation (MIH): an updated European Academy of Paediatric Dentistry policy document`,
          publisher: 'European Archives of Paediatric Dentistry',
          year: 2022,
        },
      ],
    },
    {
      stem: `His mother asks which fluoride strength of toothpaste he should use from today, twice a day. Which
strength should you recommend first?`,
      cluster: 'c1',
      subject: 'preventive',
      tags: ['fluoride'],
      options: [
        {
          text: '0 ppm, a paste without fluoride',
          why: 'It gives no protection against caries, and his teeth have a raised risk.',
        },
        {
          text: '500 to 550 ppm',
          why: 'This low-fluoride paste is for children from 18 months to 5 years.',
        },
        {
          text: '1000 to 1500 ppm',
          why: 'Australian guidance advises standard paste from the age of six: spit out and do not rinse.',
        },
        {
          text: '5000 ppm',
          why: 'A high-fluoride paste is not the first choice for a child of 7, who may still swallow some.',
        },
      ],
      right: 'C',
      rating: 75,
      explanation: `The Australian guidelines give clear steps. From 18 months to 5 years a child uses a
low-fluoride paste of 500 to 550 ppm. From 6 years on, a standard paste of 1000 to 1500 ppm is used at least twice a
day. He should spit it out and not rinse. He is 7, so he uses the standard paste. His weak enamel decays more
easily, which makes fluoride more important. Explain to his mother that his opacities are not due to fluoride.
Listen to her worry first; she will then hear the advice better.`,
      takeaway:
        'From the age of 6: standard fluoride paste (1000–1500 ppm) at least twice a day, spit out, do not rinse.',
      references: [
        {
          title: 'Guidelines for use of fluorides in Australia: update 2019',
          publisher: 'Australian Dental Journal',
          year: 2020,
        },
      ],
    },
  ],
};
