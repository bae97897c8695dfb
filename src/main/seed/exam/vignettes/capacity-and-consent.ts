import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'practice',
  title: 'Capacity and consent',
  case: `A man of 30 comes with his disability support worker. He lives in a shared house with daily support. He has
an intellectual disability and epilepsy. He speaks in short sentences and likes to use the pictures on his tablet.
The worker says: "He has been holding the left side of his face at meals for a week. He can't decide things like
this. Tell me where to sign."

- Medicine: sodium valproate, taken this morning; no allergies
- Seizures: about one a month, each of one to two minutes; he has a written seizure plan
- Diet: soft drinks most days
- Oral hygiene: he brushes alone, once a day
- Past care: a check-up and a scale with a familiar dentist two years ago, without sedation

He sits in the chair, opens when he is shown how and points to the 36. There is plaque at most gum margins. The 36
has an occlusal cavity that can be restored. Cold hurts for two seconds. Percussion is normal and there is no
swelling. Small cavities are seen in the 37 and the 46. Bitewing radiographs were taken without trouble: no lesion
reaches the pulp.`,
  questions: [
    {
      stem: 'The 36 needs a filling. What should you do first about consent?',
      cluster: 'c1',
      subject: 'professional-practice',
      tags: ['consent', 'capacity'],
      options: [
        {
          text: 'Accept the signature of his support worker',
          why: 'A paid worker does not gain the right to consent through the job.',
        },
        {
          text: 'Ask his parents for their decision by telephone',
          why: `Being a parent of an adult does not by itself give the right to decide, and he may be able to decide
himself.`,
        },
        {
          text: 'Begin in his best interests, since he is in pain',
          why: 'The pain is mild and not an emergency, so there is time to seek proper consent.',
        },
        {
          text: 'Explain it with pictures and see if he can decide',
          why: 'An adult is presumed to have capacity; give support and judge his understanding of this decision.',
        },
        {
          text: 'Refer him for a formal test of his intelligence first',
          why: 'Capacity belongs to one decision at one time and is not measured by an intelligence score.',
        },
      ],
      right: 'D',
      rating: 75,
      explanation: `Every adult is presumed to have capacity. A diagnosis does not remove it, and neither does the
opinion of a support worker. Capacity is specific: a person may be able to decide on a filling but not on a complex
matter. So give support first. Use short sentences, pictures and time, and let him choose who helps him. Then check
four points in plain words. Does he understand, remember, weigh and express his choice? If he does, his consent
counts. Record how you judged it.`,
      takeaway: `Presume capacity, support the decision, and judge it for this decision now; a support worker does
not consent for the patient.`,
      references: [
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
        {
          title: 'Informed consent in health care: fact sheet for clinicians',
          publisher: 'Australian Commission on Safety and Quality in Health Care',
          year: 2020,
        },
        {
          title: 'Equality, Capacity and Disability in Commonwealth Laws (Report 124)',
          publisher: 'Australian Law Reform Commission',
          year: 2014,
        },
      ],
    },
    {
      stem: 'What is the best way to gather the history of his pain?',
      cluster: 'c2',
      subject: 'general-medicine',
      tags: ['special needs', 'communication'],
      options: [
        {
          text: 'Ask him a quick series of yes-or-no questions',
          why: 'Many people in this situation tend to answer "yes" to please, so a quick series may mislead.',
        },
        {
          text: 'Ask him in plain words with pictures, then the worker',
          why: 'His own account comes first, and the worker adds what he or she has seen at home.',
        },
        {
          text: 'Ask the worker alone, so that he is not upset',
          why: 'It shuts him out, and only he can say what he feels.',
        },
        {
          text: 'Rely on the examination and the bitewing radiographs',
          why: 'They show the cavities but not the pattern or the effect of the pain.',
        },
        {
          text: 'Send a long written questionnaire to the shared house',
          why: 'It delays care and does not suit the way he communicates.',
        },
      ],
      right: 'B',
      rating: 85,
      explanation: `Speak to him first and look at him, not at the worker. Use short sentences, one question at a
time, and the pictures that he likes. Give him time to answer. Then, with his agreement, ask the worker what changed
at home: eating, sleep, mood, touching the face. A change of behaviour can be a sign of pain. Both sources together
give the fullest account. Check important points by asking again in another way, since a quick "yes" may only be
polite.`,
      takeaway: 'Hear the patient first in a form that suits him, then add what those who know him have noticed.',
      references: [
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
        {
          title: 'Australian Charter of Healthcare Rights, 2nd edition',
          publisher: 'Australian Commission on Safety and Quality in Health Care',
          year: 2019,
        },
      ],
    },
    {
      stem: 'Valid consent has been given for fillings of the 36, 37 and 46. In which way should they be planned?',
      cluster: 'c3',
      subject: 'general-medicine',
      tags: ['special needs', 'treatment planning'],
      options: [
        {
          text: 'Deep sedation at the practice by the treating dentist alone',
          why: 'One person cannot safely give deep sedation and treat at the same time, and he does not need it.',
        },
        {
          text: 'Extraction of the three teeth under general anaesthesia',
          why: 'The teeth can be restored, so their loss is not justified by his disability.',
        },
        {
          text: 'General anaesthesia for all fillings',
          why: 'It brings risk and delay, though he cooperates and has only a small amount of treatment.',
        },
        {
          text: 'Physical restraint during longer visits',
          why: 'Restraint is a restrictive practice and has no place for planned care in a cooperative man.',
        },
        {
          text: 'Short visits, local anaesthesia and the same team',
          why: 'He accepted care before and today, so the least restrictive way is likely to work.',
        },
      ],
      right: 'E',
      rating: 85,
      explanation: `Choose the least restrictive way that is likely to work. He sat in the chair, opened his mouth
and accepted radiographs. Earlier care without sedation went well. The treatment is small and the pain is mild. So
plan short visits with the same team, at his best time of day. Use tell-show-do, a stop signal and local
anaesthesia, and begin with the 36. Add prevention: help with brushing and fewer soft drinks, agreed with him and
his house. Sedation or general anaesthesia stays in reserve if this fails.`,
      takeaway:
        'Disability alone is no reason for a general anaesthetic: begin with the least restrictive way that can work.',
      references: [
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
        {
          title: 'PG09(G) Guideline on procedural sedation',
          publisher: 'Australian and New Zealand College of Anaesthetists',
          year: 2023,
        },
      ],
    },
    {
      stem: `During the filling of the 36 he stiffens, loses consciousness and jerks in all limbs. You have removed
everything from his mouth and called for help. What should you do next?`,
      cluster: 'c4',
      subject: 'general-medicine',
      tags: ['medical emergencies', 'epilepsy'],
      options: [
        {
          text: 'Guard him from injury and note the time',
          why: 'Most seizures stop by themselves; protection, timing and his seizure plan guide what comes next.',
        },
        {
          text: 'Hold his arms and legs still until it stops',
          why: 'Restraint does not shorten the seizure and may injure him.',
        },
        {
          text: 'Place a bite block between his teeth',
          why: 'Nothing should be put into the mouth; it may break teeth or block the airway.',
        },
        {
          text: 'Put glucose gel inside his cheek',
          why: 'He is unconscious and may inhale it, and low glucose is not the likely cause.',
        },
        {
          text: 'Start chest compressions without delay',
          why: `They are for a person who is unresponsive and not breathing normally; jerking in a known seizure is
not that.`,
        },
      ],
      right: 'A',
      rating: 75,
      explanation: `He has known epilepsy, and this looks like his usual type of seizure. Stop, clear his mouth and
move sharp things away. Lower the chair and protect his head. Do not hold him down and put nothing into his mouth.
Note the time and follow his seizure plan. When the jerking stops, turn him on his side, open the airway and check
his breathing. Call an ambulance if it lasts longer than five minutes, if another one follows, or if he does not
recover. Begin CPR if he does not breathe normally afterwards.`,
      takeaway: `Seizure: protect, time, follow the plan; nothing in the mouth and no restraint; ambulance if over
five minutes.`,
      references: [
        {
          title: 'ANZCOR Guideline 9.2.4: First Aid Management of a Seizure',
          publisher: 'Australian and New Zealand Committee on Resuscitation',
          year: 2024,
        },
      ],
    },
    {
      stem: `Years later he may need a general anaesthetic for a wisdom tooth that was infected twice and is quiet
now. Even with every support, he cannot understand the risks. The support worker offers to
sign. What is the right step?`,
      cluster: 'c1',
      subject: 'professional-practice',
      tags: ['consent', 'substitute decision-maker'],
      options: [
        {
          text: 'Ask the worker to sign, with a second dentist as witness',
          why: 'A witness does not give the worker an authority that he or she lacks.',
        },
        {
          text: 'Find out who is authorised by law to decide for him',
          why: 'When he lacks capacity for this decision and it can wait, a lawful substitute decision-maker is needed.',
        },
        {
          text: 'Go ahead, because two dentists think that it is best',
          why: 'Acting without consent is for emergencies; this treatment can wait.',
        },
        {
          text: 'Let the anaesthetist decide on the day',
          why: 'The anaesthetist must also have valid consent and is not his decision-maker.',
        },
        {
          text: 'Take his nod at the door as agreement',
          why: 'A nod without understanding is not consent.',
        },
      ],
      right: 'B',
      rating: 70,
      explanation: `Now support has been tried and he cannot understand this decision. He lacks capacity for this
matter. The treatment is not urgent. So consent must come from a person whom the law recognises. This may be a
guardian or another person whom the law of the place lists. Find out who it is and ask for proof where needed. A
paid support worker does not usually have this role. He still takes part: tell him what is planned, and pass on his
wishes and preferences. They should guide the decision.`,
      takeaway:
        'No capacity and no emergency: find the lawful substitute decision-maker and keep the patient involved.',
      references: [
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
        {
          title: 'Informed consent in health care: fact sheet for clinicians',
          publisher: 'Australian Commission on Safety and Quality in Health Care',
          year: 2020,
        },
      ],
    },
  ],
};
