import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'mock',
  title: 'A sudden collapse during an extraction',
  case: `A 34-year-old chef attends for removal of a partly erupted 38 after repeated pericoronitis. He has hay fever
and mild asthma, for which he carries a salbutamol inhaler. He has no known allergies. He adds that an antiseptic
wound wash "gave me an itchy rash" two years ago, but he was not tested. He has had dental local anaesthetics before
without trouble. He is calm and had breakfast.

You give an inferior alveolar nerve block with lidocaine (lignocaine) and adrenaline, and his lip becomes numb.
Fifteen minutes later you irrigate under the gum flap of 38 with chlorhexidine solution. Within three minutes his
palms itch. Then he says that he feels dizzy and that his throat is tight. He becomes hoarse, and you hear wheeze.
Raised, red weals spread over his neck and chest.

| Sign | Before treatment | Now |
| --- | --- | --- |
| Pulse (per minute) | 72 | 126 |
| Blood pressure (mmHg) | 128/80 | 82/48 |
| Breaths per minute | 14 | 28 |
| Oxygen saturation | 98% | 91% |
| State | Calm | Awake, anxious |`,
  questions: [
    {
      stem: 'What is the most likely diagnosis?',
      cluster: 'c3',
      subject: 'general-medicine',
      tags: ['medical emergency'],
      options: [
        {
          text: 'Acute asthma',
          why: 'Asthma gives wheeze, but not weals, a hoarse voice and low blood pressure.',
        },
        {
          text: 'Anaphylaxis',
          why: 'Skin, airway and circulation have changed within minutes of a possible trigger.',
        },
        {
          text: 'Local anaesthetic toxicity',
          why: 'It begins with signs of the nervous system, such as tingling, twitching or fits, and gives no weals.',
        },
        {
          text: 'Panic attack',
          why: 'Fast breathing and fear may occur, but oxygen saturation and blood pressure do not fall like this.',
        },
        {
          text: 'Vasovagal syncope',
          why: 'A faint gives a slow pulse and pallor, without weals or wheeze.',
        },
      ],
      right: 'B',
      rating: 85,
      explanation: `Several body systems are involved within minutes of exposure. The skin shows weals. The airway shows
a tight throat and a hoarse voice. Breathing shows wheeze and a low saturation. The circulation shows a fast pulse
and low blood pressure. This is anaphylaxis. A faint, also called vasovagal syncope, usually gives a slow pulse and
pale, damp skin. It improves soon when the person lies flat. Asthma alone does not explain weals and a low
blood pressure. Do not wait for all signs before you treat. Some people with anaphylaxis have no skin signs at all.`,
      takeaway:
        'Skin signs with airway, breathing or circulation problems within minutes of a trigger: treat as anaphylaxis.',
      references: [
        {
          title: 'Acute Management of Anaphylaxis',
          publisher: 'Australasian Society of Clinical Immunology and Allergy',
          year: 2021,
        },
        {
          title: 'ANZCOR Guideline 9.2.7: First Aid Management of Anaphylaxis',
          publisher: 'Australian and New Zealand Committee on Resuscitation',
          year: 2016,
        },
      ],
    },
    {
      stem: `Treatment has stopped, he is lying flat and a colleague is calling an ambulance. What should you give
first?`,
      cluster: 'c4',
      subject: 'general-medicine',
      tags: ['medical emergency', 'pharmacology'],
      options: [
        {
          text: 'Adrenaline into the muscle of the outer thigh',
          why: 'Intramuscular adrenaline without delay is the first treatment of anaphylaxis.',
        },
        {
          text: 'Adrenaline under the skin of the upper arm',
          why: 'Absorption from under the skin is slower and less certain than from the thigh muscle.',
        },
        {
          text: 'Hydrocortisone into a vein of the forearm',
          why: 'Steroids act too slowly, and seeking a vein costs time.',
        },
        {
          text: 'Promethazine into the muscle of the shoulder',
          why: 'Injected promethazine can lower the blood pressure further and does not treat the airway.',
        },
        {
          text: 'Salbutamol from an inhaler through a spacer',
          why: 'It may be added for wheeze after adrenaline, but it does not treat shock or throat swelling.',
        },
      ],
      right: 'A',
      rating: 85,
      explanation: `Adrenaline acts on every dangerous part of anaphylaxis. It tightens blood vessels, supports the
heart, opens the airways and reduces swelling. It is given into the muscle of the outer mid-thigh, through clothes
if an autoinjector is used. Australian guidance (ASCIA) gives an adult of over 50 kg 0.5 mL of the 1:1000 solution
(1 mg/mL), or an adult autoinjector. The dose is repeated after five minutes if there is no response. He should lie
flat. If breathing becomes too hard, he may sit with his legs out in front. He must not stand or walk. Oxygen comes
next. Antihistamines and steroids are not first treatment, because they do not save the airway.`,
      takeaway: `Anaphylaxis: lay flat, adrenaline into the outer mid-thigh at once, ambulance, repeat after 5 minutes
if needed.`,
      references: [
        {
          title: 'Acute Management of Anaphylaxis',
          publisher: 'Australasian Society of Clinical Immunology and Allergy',
          year: 2021,
        },
        {
          title: 'ANZCOR Guideline 9.2.7: First Aid Management of Anaphylaxis',
          publisher: 'Australian and New Zealand Committee on Resuscitation',
          year: 2016,
        },
      ],
    },
    {
      stem: 'Which finding best separates this event from a simple faint?',
      cluster: 'c2',
      subject: 'general-medicine',
      tags: ['medical emergency'],
      options: [
        {
          text: 'Dizziness at the onset',
          why: 'Dizziness is common at the start of both events.',
        },
        {
          text: 'Hoarse voice with weals',
          why: 'Swelling of the throat and weals occur in anaphylaxis and not in a faint.',
        },
        {
          text: 'Low blood pressure',
          why: 'Blood pressure falls in both events.',
        },
        {
          text: 'Onset soon after treatment began',
          why: 'A faint in the chair also tends to occur around injections and treatment.',
        },
        {
          text: 'Sudden fear',
          why: 'Fear can come before a faint and can also accompany anaphylaxis.',
        },
      ],
      right: 'B',
      rating: 80,
      explanation: `Both events can start suddenly, with dizziness, fear and low blood pressure. So these signs do not
separate them. Look for what only one of them does. Anaphylaxis often affects the skin and the airway: weals, itch,
swelling, hoarse voice, stridor, cough or wheeze. The pulse is usually fast. A faint gives pale, damp skin and often
a slow pulse. The person has clear breathing and recovers within a minute or two of lying flat. Someone who does not
recover soon when flat needs a new look at airway, breathing and circulation. If you are in doubt and anaphylaxis is
possible, give adrenaline.`,
      takeaway: 'A faint is pale, slow-pulsed and short; weals, hoarseness or wheeze point to anaphylaxis.',
      references: [
        {
          title: 'Acute Management of Anaphylaxis',
          publisher: 'Australasian Society of Clinical Immunology and Allergy',
          year: 2021,
        },
        {
          title: 'ANZCOR Guideline 9.2.7: First Aid Management of Anaphylaxis',
          publisher: 'Australian and New Zealand Committee on Resuscitation',
          year: 2016,
        },
      ],
    },
    {
      stem: `Your first treatment brings rapid improvement. Twenty minutes after it he has no wheeze, his blood
pressure is 118/74 and he wants to go home. Which plan is best?`,
      cluster: 'c3',
      subject: 'general-medicine',
      tags: ['medical emergency'],
      options: [
        {
          text: 'Follow-up by his general practitioner tomorrow',
          why: 'Symptoms may return within hours, before this appointment.',
        },
        {
          text: 'Home with his partner and an antihistamine',
          why: `Antihistamines do not prevent the return of anaphylaxis, and home is not a safe place for the next
hours.`,
        },
        {
          text: 'Observation in the practice for one hour',
          why: 'One hour is too short, and a dental practice cannot treat a severe second reaction fully.',
        },
        {
          text: 'Relative to drive him to hospital',
          why: 'He needs trained care and equipment on the way, and he should not get up and walk to a car.',
        },
        {
          text: 'Transfer to hospital by ambulance',
          why: 'The reaction can return, so he needs trained care on the way and observation there.',
        },
      ],
      right: 'E',
      rating: 80,
      explanation: `Feeling well does not mean that the danger has passed. The effect of adrenaline is short. Symptoms
can return as it fades, or some hours later without a new exposure. Australian guidance asks for observation in a
hospital or similar facility for at least four hours after the last dose of adrenaline. He may need longer because
he has asthma. He should stay lying down until the ambulance comes and should not walk to the stretcher. Keep taking
his pulse, blood pressure and saturation, and have a second dose ready. Give the crew a written note with times,
drugs, doses and possible triggers.`,
      takeaway: `After adrenaline for anaphylaxis, send by ambulance for at least four hours of observation, even if
all seems well.`,
      references: [
        {
          title: 'Acute Management of Anaphylaxis',
          publisher: 'Australasian Society of Clinical Immunology and Allergy',
          year: 2021,
        },
        {
          title: 'Acute Anaphylaxis Clinical Care Standard',
          publisher: 'Australian Commission on Safety and Quality in Health Care',
          year: 2021,
        },
      ],
    },
    {
      stem: 'A week later he has recovered and returns to ask what comes next. Which action is best?',
      cluster: 'c1',
      subject: 'professional-practice',
      tags: ['records'],
      options: [
        {
          text: 'Give a small test dose of each agent in the chair',
          why: 'Testing belongs in an allergy clinic with the right skills and equipment.',
        },
        {
          text: 'Mark him as allergic to all local anaesthetics',
          why: 'This is unproven and may harm his later care; chlorhexidine is more likely.',
        },
        {
          text: 'Plan all further care under general anaesthesia',
          why: 'It does not identify the cause, and chlorhexidine is also used in hospitals.',
        },
        {
          text: 'Record all likely triggers and refer for testing',
          why: 'Avoiding the suspects and proper allergy tests make later care safe.',
        },
        {
          text: 'Wait for hospital letters before recording it',
          why: 'The record should be made at the time, and the alert is needed at once.',
        },
      ],
      right: 'D',
      rating: 75,
      explanation: `The cause is not yet proved. The timing and the earlier rash make chlorhexidine the main suspect.
The local anaesthetic and latex or other products must also be listed. Write down what was used, when, and what
happened. Put an alert in the record. Tell him plainly what you think and what you do not know. Until he is tested,
he should avoid chlorhexidine, which is found in mouth rinses, wipes, gels and coated catheters. With his consent,
ask his general practitioner to arrange a specialist allergy review. Report the suspected reaction to the
Therapeutic Goods Administration. Also review with your team how the emergency went.`,
      takeaway: `After anaphylaxis: record every possible trigger, set an alert, tell the patient and arrange specialist
testing.`,
      references: [
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
        {
          title: 'Acute Anaphylaxis Clinical Care Standard',
          publisher: 'Australian Commission on Safety and Quality in Health Care',
          year: 2021,
        },
      ],
    },
  ],
};
