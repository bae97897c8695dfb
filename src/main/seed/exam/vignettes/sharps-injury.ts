import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'mock',
  title: 'A needlestick injury and a doubtful steriliser load',
  case: `A dental assistant aged 26 clears the tray after you have extracted a lower molar under local anaesthesia. The
used needle lies uncapped on the tray. It goes through her glove into her left index finger. The finger bleeds a
little. She takes off her gloves and comes to you at once.

- **Assistant:** healthy, no medicines, not pregnant. She had a full course of hepatitis B vaccine at school.
  Her staff file holds no blood test from after the course.
- **Source patient:** man of 41, still in the chair. He injected drugs until three years ago. He says that
  tablets cured his hepatitis C last year. He does not know his hepatitis B or HIV status.

In the same hour a second assistant brings you the record of the morning's last steriliser load:

| Check | Result |
| --- | --- |
| Cycle chosen | 134 °C, 3 minutes holding time |
| Printout | Holding time cut short, "cycle incomplete" |
| Colour strip on outside of packs | Changed |
| Release of load | Not signed |

The packs had been put away in the drawers. Two kits from this load have since been used on two patients.`,
  questions: [
    {
      stem: 'What should the assistant do first for her finger?',
      cluster: 'c4',
      subject: 'infection-control',
      tags: ['sharps injury'],
      options: [
        {
          text: 'Rub alcohol-based hand rub into the wound',
          why: 'Hand rub is for intact skin. It irritates a wound, and it has no proven benefit over washing.',
        },
        {
          text: 'Soak the finger in diluted household bleach',
          why: `Bleach is caustic to tissue. It is not recommended for wounds, and it does not lower the risk of
infection.`,
        },
        {
          text: 'Squeeze the finger hard until it bleeds freely',
          why: 'Squeezing injures tissue and has no proven benefit. It also delays washing.',
        },
        {
          text: 'Tie a tight band around the base of the finger',
          why: 'A band does not keep viruses out of the body, and it may harm the finger.',
        },
        {
          text: 'Wash the finger with soap and running water',
          why: `Prompt washing with soap and water is the first aid for a sharps injury. A dressing and the
report follow.`,
        },
      ],
      right: 'E',
      rating: 85,
      explanation: `First aid after a sharps injury is simple. Wash the place with soap and running water, dry
it and cover it. Do this at once, before any form is filled in. Caustic fluids, alcohol rub and forceful
squeezing damage tissue, and no evidence shows that they prevent infection. After first aid the assistant needs
a medical risk assessment on the same day. It should happen without delay, because preventive medicines for HIV
work best when they are started early. The event is also recorded and reported in the practice.`,
      takeaway: `After a sharps injury: wash with soap and water, cover, report, and get a medical risk
assessment at once.`,
      references: [
        {
          title: 'Australian Guidelines for the Prevention and Control of Infection in Healthcare',
          publisher: 'National Health and Medical Research Council',
          year: 2019,
        },
      ],
    },
    {
      stem: `The assistant goes straight to an emergency department. Which result from her own blood will do
most to decide whether she needs protection against hepatitis B?`,
      cluster: 'c2',
      subject: 'general-medicine',
      tags: ['hepatitis b', 'immunisation'],
      options: [
        {
          text: 'Alanine aminotransferase level',
          why: 'This liver enzyme shows injury to liver cells. It says nothing about immunity.',
        },
        {
          text: 'Antibody to hepatitis B core antigen',
          why: 'This antibody shows present or past infection. Immunity from vaccine does not produce it.',
        },
        {
          text: 'Antibody to hepatitis B surface antigen',
          why: `This antibody shows whether the vaccine made her immune, so it decides about vaccine and
immunoglobulin.`,
        },
        {
          text: 'Hepatitis B surface antigen',
          why: `This antigen shows present infection. It is a useful baseline, but it does not show whether she
is protected.`,
        },
        {
          text: 'Hepatitis B viral DNA by polymerase chain reaction',
          why: 'Viral DNA measures active infection. It does not measure immunity after a vaccine.',
        },
      ],
      right: 'C',
      rating: 60,
      explanation: `She was vaccinated, but nobody knows whether she responded. The antibody to hepatitis B
surface antigen (anti-HBs) answers this question. The Australian Immunisation Handbook accepts a level of at
least 10 mIU/mL after a full course as proof of immunity. A healthy person who has once reached this level needs
no further doses after an exposure. If the level is lower and the source is infected or unknown, she may need
hepatitis B immunoglobulin and vaccine. The antigen, core antibody and DNA tests look for infection, not for
protection. Staff should have this antibody test soon after the vaccine course, and the result belongs in the
staff file.`,
      takeaway: `Anti-HBs shows whether hepatitis B vaccine has worked. Test clinical staff after the course and
keep the result.`,
      references: [
        {
          title: 'Australian Immunisation Handbook',
          publisher: 'Australian Government Department of Health',
          year: 2018,
        },
        {
          title: 'Australian Guidelines for the Prevention and Control of Infection in Healthcare',
          publisher: 'National Health and Medical Research Council',
          year: 2019,
        },
      ],
    },
    {
      stem: 'What is the right plan for the morning load and the steriliser?',
      cluster: 'c3',
      subject: 'infection-control',
      tags: ['sterilisation', 'batch control'],
      options: [
        {
          text: 'Keep the packs whose outside strip has changed, and reprocess the others',
          why: `The outside strip shows only that a pack was in the steriliser. It does not prove that the
conditions were met.`,
        },
        {
          text: 'Recall every pack, stop using the steriliser and trace the two kits',
          why: 'The cycle failed, so the whole load is unsterile. The cause must be found and the patients identified.',
        },
        {
          text: 'Repeat the cycle with an empty chamber, and use the packs if it passes',
          why: 'A good cycle later on says nothing about the conditions that these packs met.',
        },
        {
          text: 'Send one pack for culture, and use the rest until the result arrives',
          why: 'One negative pack does not prove that the others are sterile. Doubtful packs stay out of use.',
        },
        {
          text: 'Sign the release form now, because the strip shows that heat was reached',
          why: 'Release needs a cycle that met its time, temperature and pressure. This one did not.',
        },
      ],
      right: 'B',
      rating: 70,
      explanation: `A load may be released only when the cycle record shows that time, temperature and pressure
were met. Here the printout says that the holding time was cut short. The colour strip on the outside of a pack
is a process indicator. It shows that the pack went through the steriliser, and nothing more. So every pack of
this load is treated as unsterile. Packs are collected from the drawers and fully reprocessed in a steriliser
that works. The machine stays out of use until the fault is found and a test cycle passes. Batch numbers in the
patient records show who was treated with the two kits.`,
      takeaway: `A changed outside strip is no proof of sterility. A failed cycle means recall of the whole load
and tracing.`,
      references: [
        {
          title: `AS 5369:2023 Reprocessing of reusable medical devices and other devices in health and non-health
related facilities`,
          publisher: 'Standards Australia',
          year: 2023,
        },
        {
          title: 'Australian Guidelines for the Prevention and Control of Infection in Healthcare',
          publisher: 'National Health and Medical Research Council',
          year: 2019,
        },
      ],
    },
    {
      stem: 'The hospital asks for a blood sample from the source patient. How should his sample be sought?',
      cluster: 'c1',
      subject: 'professional-practice',
      tags: ['consent', 'privacy'],
      options: [
        {
          text: 'Ask him in private, explain the tests and the reason, and accept a refusal',
          why: 'A blood test needs free and informed consent, given in private. He may say no.',
        },
        {
          text: 'Ask his general practitioner for earlier results without telling him',
          why: 'His results are private. They may be shared only as he agrees, and old results may be out of date.',
        },
        {
          text: 'Ask the hospital to add the tests to blood that was taken for another reason',
          why: 'Consent for one test does not cover others. A result would also be obtained behind his back.',
        },
        {
          text: 'Tell him that every source patient has a duty to give a sample',
          why: 'This is not so. A person in his position is asked, and pressure makes consent invalid.',
        },
        {
          text: 'Tell him that further treatment in the practice depends on a sample',
          why: 'A threat to withhold care is coercion. Consent under pressure is not valid.',
        },
      ],
      right: 'A',
      rating: 80,
      explanation: `Testing the source patient helps the assistant, but it is a test on him. It needs his
informed consent. Someone speaks with him in private, ideally not the injured person. He hears what happened,
which viruses are tested, what a positive result would mean for him, and who learns the result. His past drug
use is no reason for blame. If he refuses, his care goes on as before. The assistant is then managed as for a
source of unknown status, on the facts that are known. Results are given to him first, with support, and are
kept confidential.`,
      takeaway: 'A source patient is asked, never forced: private talk, informed consent, confidential results.',
      references: [
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
        {
          title: 'Australian Guidelines for the Prevention and Control of Infection in Healthcare',
          publisher: 'National Health and Medical Research Council',
          year: 2019,
        },
      ],
    },
    {
      stem: `The local public health unit rates the risk to the two patients who were treated with the two kits as
very low. What should you do about them now?`,
      cluster: 'c1',
      subject: 'professional-practice',
      tags: ['open disclosure'],
      options: [
        {
          text: 'Inform only the patient who had a surgical procedure',
          why: 'Both were treated with kits of the failed load. Both have a right to know.',
        },
        {
          text: 'Offer both of them free blood tests as part of a health check',
          why: 'A test under a false reason is neither honest nor properly consented to.',
        },
        {
          text: 'Record the event, and inform them if either becomes ill',
          why: 'Waiting for illness denies them the facts and the chance of early follow-up.',
        },
        {
          text: 'Tell both what happened, apologise and discuss follow-up',
          why: 'This is open disclosure. It is due when care has gone wrong, even when the risk is low.',
        },
        {
          text: 'Wait until your insurer confirms that you are not liable',
          why: 'You may tell your insurer early, but this must not hold up honest information to patients.',
        },
      ],
      right: 'D',
      rating: 75,
      explanation: `Two people were exposed to instruments that were not sterile. They have a right to hear this
from the practice, promptly and in plain words. Open disclosure has clear parts. You say what happened, say that
you are sorry, and listen. You explain the likely effects, here a very low risk, and offer the follow-up that
the public health unit advises. You say what will be done to prevent a second event. A low risk changes the tone
of the talk. It does not remove the duty. An apology is an expression of regret and does not have to speculate
about blame. You record the talk.`,
      takeaway: `When care goes wrong, tell the patient early: the facts, an apology, the likely effects and the
next steps.`,
      references: [
        {
          title: 'Australian Open Disclosure Framework',
          publisher: 'Australian Commission on Safety and Quality in Health Care',
          year: 2013,
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
