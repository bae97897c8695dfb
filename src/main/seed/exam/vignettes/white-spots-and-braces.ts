import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'mock',
  title: 'White marks around braces',
  case: `A 14-year-old girl comes with her father for a check-up. Her gums bleed and she has seen "white marks" beside
her braces. An orthodontist in another practice fitted upper and lower fixed appliances nine months ago. She has
missed two of her last four visits there.

She is well, takes no medicines and has no allergies. The family lives on a farm and drinks rainwater from a tank. She
plays netball four times a week and sips a sports drink during and after training. She brushes each morning with a
standard fluoride toothpaste and "sometimes" at night. Before the braces she had no fillings.

Her saliva looks normal. Findings:

- thick plaque between the brackets and the gums of all incisors and canines
- swollen gums that bleed on gentle probing; no attachment loss
- chalky white areas next to the brackets of 13, 12, 22, 23, 33 and 43; no cavities
- all other tooth surfaces sound, and bitewing radiographs without caries`,
  questions: [
    {
      stem: 'You clean and dry the teeth. Which finding best shows that a white area is active caries?',
      cluster: 'c2',
      subject: 'restorative',
      tags: ['caries'],
      options: [
        {
          text: 'Brown colour with clear edges',
          why: 'A brown or dark mark often means that an older lesion has taken up stain and slowed down.',
        },
        {
          text: 'Chalky, rough surface by the gum',
          why: 'A dull, rough surface where plaque gathers means that mineral is being lost now.',
        },
        {
          text: 'Diffuse white lines across the crown',
          why: 'Fine, symmetrical lines that follow the growth of the tooth suggest fluorosis.',
        },
        {
          text: 'Single, sharply bordered cream patch',
          why: 'A single patch away from plaque suggests a developmental defect of enamel.',
        },
        {
          text: 'Smooth, shiny surface on gentle probing',
          why: 'A smooth, shiny surface suggests that the lesion has stopped.',
        },
      ],
      right: 'B',
      rating: 75,
      explanation: `A white area may be active caries, arrested caries or a defect from tooth development. To decide,
clean off the plaque, dry the tooth, look, and run a ball-ended probe gently over the surface. Active enamel lesions
are dull and chalky. They feel rough and lie where plaque gathers: near the gum and around brackets. Arrested
lesions are shiny and smooth, and they may be brown. Fluorosis is diffuse and about equal on both sides. A defect
such as hypomineralisation has a clear edge and often lies away from the gum. Activity matters more than colour,
because it tells you which lesions need treatment now. Do not press with a sharp probe.`,
      takeaway: 'Active white spots are chalky, rough and under plaque; arrested ones are smooth and shiny.',
      references: [
        {
          title: 'ICCMS guide for practitioners and educators',
          publisher: 'International Caries Detection and Assessment System Foundation',
          year: 2014,
        },
      ],
    },
    {
      stem: 'Which measure should be added to better brushing and a change of drinks?',
      cluster: 'c3',
      subject: 'preventive',
      tags: ['fluoride', 'caries'],
      options: [
        {
          text: 'Chlorhexidine rinse every day until the braces come off',
          why: `Long daily use stains teeth and alters taste, and its effect on caries is weaker than that of
fluoride.`,
        },
        {
          text: 'Composite resin over each white area beside a bracket',
          why: 'No cavity is present, so the lesions should be arrested without drilling or filling.',
        },
        {
          text: 'Fluoride tablets, as the family drinks tank water',
          why: 'Australian guidelines do not recommend tablets or drops, even without fluoridated water.',
        },
        {
          text: 'Fluoride varnish and a higher-fluoride toothpaste',
          why: 'Extra topical fluoride is indicated for a girl with active lesions and no fluoridated water.',
        },
        {
          text: 'Resin infiltration of all white areas this month',
          why: 'It is considered for marks that stay after braces, not while plaque and acid remain.',
        },
      ],
      right: 'D',
      rating: 70,
      explanation: `She has several active enamel lesions, fixed appliances, a sugary acidic drink and no fluoridated
water. Her caries risk is high. No surface is broken, so the lesions can be stopped and may partly harden again.
Extra topical fluoride helps. Australian guidelines support varnish for people at higher risk, applied in the
practice. They also allow a toothpaste with more fluoride when a dental professional advises it. At 14 she can spit
well, so the risk from swallowing is low. She should spit and not rinse after brushing. Tablets and drops are not
recommended. Water or milk should take the place of the sports drink.`,
      takeaway: `High caries risk with braces: add varnish and higher-fluoride toothpaste; tablets and drops are not
recommended.`,
      references: [
        {
          title: 'Guidelines for use of fluorides in Australia: update 2019',
          publisher: 'Australian Dental Journal',
          year: 2020,
        },
      ],
    },
    {
      stem: 'Which step is best with regard to her orthodontic treatment?',
      cluster: 'c1',
      subject: 'orthodontics',
      tags: ['communication'],
      options: [
        {
          text: 'Advise her father to complain about the orthodontist',
          why: 'Nothing shows poor care, and she has missed visits; blame does not help her.',
        },
        {
          text: "Contact the orthodontist, with the family's agreement",
          why: 'A shared plan lets both practices act on the plaque and the lesions.',
        },
        {
          text: 'Leave the white areas for the orthodontist to notice',
          why: 'She misses visits there, and you have a duty to act on what you have found.',
        },
        {
          text: 'Remove the archwires today so that she can clean better',
          why: "It interferes with another practitioner's treatment without discussion.",
        },
        {
          text: 'Tell her that the braces must come off this month',
          why: 'It may become necessary, but this is decided together after a trial of better care.',
        },
      ],
      right: 'B',
      rating: 80,
      explanation: `Two practices care for the same teeth. Each needs to know what the other has seen. Explain the
findings to the girl and her father, and ask for their agreement to contact the orthodontist. Send a short letter
with photographs, the sites of the lesions and your preventive plan. The orthodontist can then simplify the
appliance, see her more often, delay a step or end treatment early if hygiene does not improve. Ask too why she
misses visits; the farm may be far away. The Code of conduct asks practitioners to communicate well with others who
share the care. Changing the appliance alone would break that trust.`,
      takeaway: `When care is shared, tell the other practitioner what you found, with the family's agreement, and
plan together.`,
      references: [
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
      ],
    },
    {
      stem: `Her father says sharply: "I pay for those braces and you do not even brush." She looks at the floor. How
should you respond?`,
      cluster: 'c1',
      subject: 'preventive',
      tags: ['communication', 'adolescent'],
      options: [
        {
          text: 'Ask her what is hard and agree on one or two small steps',
          why: 'She is heard and takes part, so that change is more likely to last.',
        },
        {
          text: 'Direct the advice to her father, as he buys the drinks',
          why: 'He matters, but she is 14 and it is she who brushes and drinks.',
        },
        {
          text: 'Show her photographs of badly decayed teeth in braces',
          why: 'Fear may add to shame and rarely changes habits for long.',
        },
        {
          text: 'Support her father and repeat the correct technique',
          why: 'Taking sides ends the talk; she probably knows how but does not do it.',
        },
        {
          text: 'Tell her that treatment will stop if she does not improve',
          why: 'A threat may be heard as punishment and closes the conversation.',
        },
      ],
      right: 'A',
      rating: 85,
      explanation: `A 14-year-old needs to own the plan. Blame makes her silent and tells you nothing. Turn to her,
calm the moment and ask open questions. What gets in the way at night? What does she like about the drink? What would
she be willing to try? Then agree on one or two small steps, such as brushing before the evening phone time, or water
at training. Let her choose. Show her how to clean around a bracket on her own teeth. Ask her father how he can help,
for example by buying other drinks. Set a date to look at progress together. Praise what goes well.`,
      takeaway: 'With teenagers, ask and listen first, then agree on small steps that they choose themselves.',
      references: [
        {
          title: 'Oral health messages for the Australian public: findings of a national consensus workshop',
          publisher: 'Australian Dental Journal',
          year: 2011,
        },
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
      ],
    },
    {
      stem: `A year later her hygiene is good and the braces come off. Pale white marks remain on 13, 12, 22 and 23.
They are smooth, and she dislikes how they look. What should you advise now?`,
      cluster: 'c4',
      subject: 'orthodontics',
      tags: ['caries'],
      options: [
        {
          text: 'Bleach all the upper teeth this week to hide the marks',
          why: 'Soon after debonding it is too early, and bleaching may make white marks stand out at first.',
        },
        {
          text: 'Cover the marks with direct composite veneers',
          why: 'They remove or cover enamel for life when the marks may still fade.',
        },
        {
          text: 'Keep up home care and review the marks over months',
          why: 'Many marks fade as saliva and toothpaste act, so the need for treatment becomes clear later.',
        },
        {
          text: 'Microabrade all the marks at the debonding visit',
          why: 'It removes enamel and should wait until natural improvement has slowed.',
        },
        {
          text: 'Place ceramic veneers when she turns 16',
          why: 'Veneers are far too invasive for marks in sound, young enamel.',
        },
      ],
      right: 'C',
      rating: 60,
      explanation: `The lesions have stopped: they are smooth and her hygiene is good. Once braces are off, saliva and
cleaning reach the whole surface. Gentle wear and new mineral make many marks paler in the first months. So begin
with the least invasive care. She continues to brush twice a day with fluoride toothpaste. Take photographs and
review over several months. If marks still trouble her, talk about resin infiltration or microabrasion. These remove
little or no tooth. Bleaching may be considered when she is older. Veneers are a last choice. Tell her honestly that
some marks may never go completely.`,
      takeaway: 'After braces, give arrested white spots some months to fade before you choose any active treatment.',
      references: [
        {
          title: 'ICCMS guide for practitioners and educators',
          publisher: 'International Caries Detection and Assessment System Foundation',
          year: 2014,
        },
        {
          title: 'Guidelines for use of fluorides in Australia: update 2019',
          publisher: 'Australian Dental Journal',
          year: 2020,
        },
      ],
    },
  ],
};
