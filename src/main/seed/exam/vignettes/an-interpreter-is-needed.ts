import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'mock',
  title: 'A patient who needs an interpreter',
  case: `A woman of 36 comes to a community dental clinic in pain. She arrived in Australia seven months
ago as a refugee, with her husband and children. She speaks Dari and knows a few English words. Her daughter of
13 has stayed away from school to interpret. The booking note says only "toothache". No interpreter was booked.

The daughter says that her mother has had pain at the lower left for a week, and that her gum began to swell
the day before. She is "healthy, no tablets". The mother points to the tooth and looks at the door each time
someone walks past.

**What you can see and measure:**

| Finding | Result |
| --- | --- |
| Temperature | 37.1 °C |
| Pulse | 84 per minute |
| Blood pressure | 118/74 mmHg |
| Mouth opening | 42 mm |
| Tooth 36 | Broken down to the gum, tender to touch |
| Gum beside 36 | Soft, round swelling in the buccal sulcus |
| Face and neck | No swelling, no tender lymph nodes |

She swallows and speaks without trouble. The clinic has a telephone with a loudspeaker and access to an
interpreting service.`,
  questions: [
    {
      stem: 'How should you make sure that you and the patient understand each other today?',
      cluster: 'c1',
      subject: 'professional-practice',
      tags: ['communication', 'interpreters'],
      options: [
        {
          text: 'Ask a receptionist who speaks some Dari to help in the surgery',
          why: 'Some knowledge of a language is not training. Errors are likely, and her privacy is at risk.',
        },
        {
          text: 'Continue with the daughter, in short sentences and with simple words',
          why: 'A child cannot carry this. She may leave things out, and her mother cannot speak freely before her.',
        },
        {
          text: 'Postpone all care until an interpreter can come to the clinic in person',
          why: 'She has an infection and pain. An interpreter by telephone is available now.',
        },
        {
          text: 'Use a professional interpreter over the loudspeaker',
          why: 'A qualified interpreter is accurate, impartial and bound to confidentiality, and is available today.',
        },
        {
          text: 'Write questions into a translation app and let her tap the answers',
          why: 'An app may help with a greeting. It is not reliable for history and consent.',
        },
      ],
      right: 'D',
      rating: 85,
      explanation: `Treatment needs a history and consent, and both need a language that the two of you share. A
professional interpreter is trained, impartial and bound to confidentiality. Family members are not, and a child
least of all. The daughter may not know the words. She may hide what is painful or private, and she carries a
burden that is not hers. Her mother may have things to say that she will not say in front of her child. By
telephone an interpreter can help today. Ask about the language, and whether she prefers a woman. Thank the
daughter, note the interpreter's number in the record, and book an interpreter for the next visit.`,
      takeaway: `For history and consent use a professional interpreter, never a child; the telephone makes it
possible today.`,
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
      stem: `You speak with her through an interpreter. Which way of taking the medical history will give the most
reliable answers?`,
      cluster: 'c2',
      subject: 'professional-practice',
      tags: ['communication', 'history'],
      options: [
        {
          text: 'Ask only questions that she can answer with yes or no, so that errors are rare',
          why: 'Many people say yes out of politeness or fear. Closed questions alone miss what you did not think of.',
        },
        {
          text: 'Give the English form to the daughter and ask the interpreter about the gaps',
          why: 'This puts the child back into the role of interpreter and starts from unchecked answers.',
        },
        {
          text: 'Read out the whole form, then let the interpreter give a summary of her answers',
          why: 'Long passages cannot be interpreted exactly, and a summary drops what matters.',
        },
        {
          text: 'Speak to the interpreter about her in the third person, to save time',
          why: 'This shuts the patient out. She is the one with whom you talk.',
        },
        {
          text: 'Speak to the patient herself in short parts, and pause after each',
          why: 'Direct, short speech with pauses allows exact interpreting and lets her tell her story.',
        },
      ],
      right: 'E',
      rating: 75,
      explanation: `Begin with a word to the interpreter: who is in the room, and what the visit is about. Then
look at the patient and speak to her in the first person, as with anyone else. Say one or two sentences and
pause. Avoid jargon, idioms and jokes. Start with open questions, and use closed ones to fill gaps. Ask
everything that the daughter had answered in a few words: illness, medicines, allergy, operations, bleeding, and
the chance of pregnancy. Explain why you ask private questions, and that the answers stay confidential. Allow
more time than usual. At the end let her say in her own words what she has understood.`,
      takeaway: 'With an interpreter: look at the patient, speak to her directly, in short parts, with pauses.',
      references: [
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
        {
          title: 'Australian Refugee Health Practice Guide',
          publisher: 'Victorian Foundation for Survivors of Torture',
          year: 2018,
        },
      ],
    },
    {
      stem: `Through the interpreter you learn that she is healthy and not pregnant, takes nothing and has no
allergies. Tooth 36 has a necrotic pulp and cannot be restored. She would like to be rid of it. Which treatment
is best?`,
      cluster: 'c3',
      subject: 'dental-emergencies',
      tags: ['acute infection', 'antibiotic stewardship'],
      options: [
        {
          text: 'Antibiotics for five days, then extraction once the swelling has gone',
          why: 'The cause stays in place, and drainage is delayed without need.',
        },
        {
          text: 'Extraction today and a course of antibiotics to prevent spread',
          why: 'She is well and the abscess is local. Extraction drains it, so antibiotics add only harm.',
        },
        {
          text: 'Extraction today without antibiotics',
          why: 'Removal of the tooth takes away the cause and drains a local abscess in a healthy patient.',
        },
        {
          text: 'Incision of the swelling today, and extraction after a month',
          why: 'Drainage alone leaves the cause. She accepts extraction, and it can be done now.',
        },
        {
          text: 'Referral to hospital today for antibiotics into a vein',
          why: `There is no fever, trismus, trouble with swallowing or swelling of face or neck. Hospital is not
needed.`,
        },
      ],
      right: 'C',
      rating: 55,
      explanation: `First look for signs of spread. She has no fever, her pulse is normal, and she opens and
swallows well. Her face and neck are not swollen. So this is a localised acute apical abscess in a healthy person. The
treatment is to remove the cause and let the pus out. Extraction does both, and it can be done today under local
anaesthesia. Australian guidance keeps antibiotics for infection that spreads or affects the whole body, or as
an addition in patients with weak immunity. Swelling of her face would change the advice. Delay while waiting for
antibiotics to act helps nobody. Tell her through the interpreter which signs mean that she must come back at once:
fever, growing swelling, trouble with opening or swallowing.`,
      takeaway: `Localised abscess in a healthy patient, face not swollen: remove the cause and drain today; no
antibiotics.`,
      references: [
        {
          title: 'Therapeutic Guidelines: Oral and Dental',
          publisher: 'Therapeutic Guidelines Limited',
          year: 2025,
        },
      ],
    },
    {
      stem: `When you lay the chair back and the door closes, she sits up, trembles and holds the arm rests. The
interpreter tells you that she says: "Not like this." How should you go on?`,
      cluster: 'c1',
      subject: 'cultural-safety',
      tags: ['trauma-informed care', 'refugee health'],
      options: [
        {
          text: 'Ask her gently what she went through before she came to Australia',
          why: 'She has not offered this. Questions about trauma can bring it back, and you do not need the details.',
        },
        {
          text: 'Ask her what would help, and agree on position, pauses and a stop signal',
          why: `She gains control, and her own view decides what feels safe. This is trauma-informed, culturally
safe care.`,
        },
        {
          text: 'Explain that dentists in Australia can be trusted and that it will be quick',
          why: 'This answers your view of the matter, not her fear. Haste takes more control from her.',
        },
        {
          text: 'Invite her husband to hold her hand and to speak for her',
          why: 'You do not know whether she wants this. It may take her voice away.',
        },
        {
          text: 'Stop, and refer her for the extraction under general anaesthesia',
          why: 'This may be right later, if she wishes it. It is too early before you have asked what would help.',
        },
      ],
      right: 'B',
      rating: 75,
      explanation: `You do not know what she has lived through, and you need not know it. Lying flat, a closed
door, bright light and instruments in the mouth can bring back memories of violence or detention. Stop and sit
at the height of her eyes. Ask, through the interpreter, what would make it easier. She may like the door open,
the chair more upright, someone beside her, or a woman in the room. Explain each step before you do it, agree on
a sign with the hand, and stop when she gives it. Care is culturally safe when the patient experiences it as
safe. So do not assume from her origin what she needs.`,
      takeaway: 'Fear in the chair: stop, give back control, and ask the patient what would feel safe.',
      references: [
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
        {
          title: 'Australian Refugee Health Practice Guide',
          publisher: 'Victorian Foundation for Survivors of Torture',
          year: 2018,
        },
      ],
    },
    {
      stem: `The extraction went well. Three days later she returns. She has strong, throbbing pain that reaches the
ear. The socket of 36 is empty and shows bare bone. There is no swelling, pus or fever. Which treatment is
best?`,
      cluster: 'c4',
      subject: 'oral-surgery',
      tags: ['alveolar osteitis', 'complications'],
      options: [
        {
          text: 'Antibiotics for five days and advice to rinse with warm salty water',
          why: 'This is not a bacterial infection that spreads. Antibiotics do not relieve it.',
        },
        {
          text: 'Curettage of the socket until it bleeds, then a suture',
          why: 'This hurts, removes healing tissue and may delay recovery.',
        },
        {
          text: 'Irrigation of the socket with saline, a soothing dressing and pain relief',
          why: 'It removes debris and covers the bare bone. Pain eases quickly, and the socket heals by itself.',
        },
        {
          text: 'Opening of a flap and removal of the bare bone',
          why: 'Bare bone in a dry socket is covered by healing tissue in time. Surgery is not needed.',
        },
        {
          text: 'Reassurance that pain is normal after an extraction, and a review in two weeks',
          why: 'Pain that grows on the third day, with an empty socket, is not the normal course. It can be relieved.',
        },
      ],
      right: 'C',
      rating: 75,
      explanation: `Pain that starts or grows two to four days after an extraction, with an empty socket and
bare bone, is alveolar osteitis, or dry socket. The clot has been lost. There is no swelling, pus or fever, so
this is no infection that needs antibiotics. Rinse the socket gently with warm saline, and do not scrape. Place
a soothing dressing, advise suitable pain relief, and see her again within days to renew or remove it. It heals
within a week or two. Explain through the interpreter what has happened and that nobody did wrong. Ask whether
she smokes. Let her repeat the advice in her own words, and give it in writing in her language if you can.`,
      takeaway: 'Dry socket: irrigate, dress and relieve pain; no curettage and no antibiotics.',
      references: [
        {
          title: 'Therapeutic Guidelines: Oral and Dental',
          publisher: 'Therapeutic Guidelines Limited',
          year: 2025,
        },
      ],
    },
  ],
};
