import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'practice',
  title: 'A root filling that failed',
  case: `A man of 52 has noticed a "pimple" on his gum at the lower right for two months. It fills and empties by
itself. He has almost no pain. The 46 was root-filled nine years ago and received a metal-ceramic crown in the same
year. He would like to keep the tooth if he can.

He takes atorvastatin for high cholesterol. He has no allergies and has never smoked. He attends once a year.

| Finding | 45 | 46 |
| --- | --- | --- |
| Restoration | Deep composite | Crown, open mesial margin |
| Cold test | No response | Not done |
| Percussion | Normal | Normal |
| Probing | 2–3 mm all round | 2–3 mm all round |
| Mobility | Normal | Normal |

A sinus tract opens on the buccal gum between the 45 and the 46. The periapical radiograph shows no post in the 46.
The root fillings end 4 mm short of the apices and have voids. The filling in the distal root lies to one side of
the root. There is a radiolucency at the mesial root of the 46. It reaches towards the apex of the 45. Sound tooth
structure is enough for a new crown.`,
  questions: [
    {
      stem: 'Which test best shows which tooth drains through the sinus tract?',
      cluster: 'c2',
      subject: 'endodontics',
      tags: ['diagnosis'],
      options: [
        {
          text: 'Bite test on each cusp of the 46',
          why: 'Pain on biting may suggest a crack, but it does not show where the tract begins.',
        },
        {
          text: 'Culture of the discharge',
          why: 'The bacteria found do not name the tooth that they come from.',
        },
        {
          text: 'Radiograph with a gutta-percha cone in the tract',
          why: 'The cone follows the tract to its source and shows it on the image.',
        },
        {
          text: 'Transillumination of the crowns of the 45 and the 46',
          why: 'Light may show a crack in a natural crown, but it does not trace a tract through bone.',
        },
        {
          text: 'Ultrasound scan of the gum',
          why: 'It is not a usual test here and does not lead to a root apex.',
        },
      ],
      right: 'C',
      rating: 85,
      explanation: `Two teeth could be the source. The 46 has a poor root filling with a lesion. The 45 does not
respond to cold, and the lesion reaches towards its apex. The opening of a sinus tract may lie some distance from
its origin. A gutta-percha cone, passed gently into the tract until it stops, shows the path on a periapical
radiograph. This prevents treatment of the wrong tooth. The 45 also needs a second pulp test, because one missing
response to cold is not enough to call it necrotic.`,
      takeaway: 'Trace a sinus tract with a gutta-percha cone and a radiograph before you decide which tooth to treat.',
      references: [
        {
          title: `Quality guidelines for endodontic treatment: consensus report of the European Society of
Endodontology`,
          publisher: 'International Endodontic Journal',
          year: 2006,
        },
      ],
    },
    {
      stem: `The tract leads to the mesial root of the 46. The 45 responds to an electric pulp test. What is the
apical diagnosis of the 46?`,
      cluster: 'c3',
      subject: 'endodontics',
      tags: ['diagnosis'],
      options: [
        {
          text: 'Acute apical abscess',
          why: 'It starts fast with pain, tenderness and swelling; here there is almost no pain.',
        },
        {
          text: 'Asymptomatic apical periodontitis',
          why: 'There is a lesion without pain, but this name is for a lesion without a draining tract.',
        },
        {
          text: 'Chronic apical abscess',
          why: 'A sinus tract that drains on and off, with little pain, defines it.',
        },
        {
          text: 'Condensing osteitis',
          why: 'This is a dense area of bone at the apex, but the radiograph shows a radiolucency.',
        },
        {
          text: 'Symptomatic apical periodontitis',
          why: 'This needs pain on biting or percussion; percussion is normal.',
        },
      ],
      right: 'C',
      rating: 70,
      explanation: `Name the apical condition from the signs. A lesion at the apex with little pain may be
asymptomatic apical periodontitis or a chronic apical abscess. The difference is the sinus tract. Pus that drains on
and off through a tract means chronic apical abscess. The open tract lets pressure out, so there is little pain. An
acute abscess has rapid onset, pain and swelling. The full diagnosis of this tooth is: previously root-filled, with
chronic apical abscess.`,
      takeaway: 'A draining sinus tract with little pain means chronic apical abscess.',
      references: [
        {
          title: 'Endodontic Diagnosis',
          publisher: 'American Association of Endodontists',
          year: 2013,
        },
      ],
    },
    {
      stem: 'Which treatment of the 46 is the best first choice?',
      cluster: 'c3',
      subject: 'endodontics',
      tags: ['treatment planning'],
      options: [
        {
          text: 'Apical surgery of the mesial root and a filling at its end',
          why: `It leaves the infected canals and the open crown margin; surgery suits cases where retreatment is
not practical.`,
        },
        {
          text: 'Extraction and an implant',
          why: 'The tooth can be restored and its support is good, so removal is not needed yet.',
        },
        {
          text: 'Hemisection with removal of the mesial root',
          why: 'It gives up a root that can be treated and needs more complex restoration.',
        },
        {
          text: 'Observation with a radiograph each year',
          why: 'There is active infection with drainage, and it will not heal without treatment.',
        },
        {
          text: 'Root canal retreatment and a new crown',
          why: 'The faults are inside the canals and at the crown, and both can be put right.',
        },
      ],
      right: 'E',
      rating: 75,
      explanation: `Look for the cause and ask whether it can be reached. The fillings are short and have voids. The
distal filling lies off centre, so a second distal canal may have been missed. The crown has an open margin. All of
these can be reached from the crown, and no post is in the way. The tooth can be restored, the probing depths are
normal and no narrow deep pocket suggests a root fracture. So retreatment with a new crown has a good outlook. Apical
surgery alone would leave bacteria in the canals. Extraction stays possible later.`,
      takeaway: `When the cause lies inside the canals and can be reached, retreat from the crown before surgery or
extraction.`,
      references: [
        {
          title: `Treatment of pulpal and apical disease: the European Society of Endodontology S3-level clinical
practice guideline`,
          publisher: 'International Endodontic Journal',
          year: 2023,
        },
      ],
    },
    {
      stem: `Suppose that you irrigate a root canal of this man with sodium hypochlorite. He suddenly has severe pain
despite the local anaesthetic. His cheek swells, and blood wells up in the canal. He breathes normally. What should
you do first?`,
      cluster: 'c4',
      subject: 'endodontics',
      tags: ['complications', 'sodium hypochlorite'],
      options: [
        {
          text: 'Change to chlorhexidine and continue',
          why: 'Mixing it with hypochlorite forms a deposit, and the visit should not go on as if nothing had happened.',
        },
        {
          text: 'Flush the canal gently with sterile saline',
          why: 'Stop the hypochlorite and dilute it without pressure; then control pain, explain and follow up.',
        },
        {
          text: 'Give adrenaline into the thigh muscle',
          why: 'This is for anaphylaxis; there is no trouble with breathing or other sign of it.',
        },
        {
          text: 'Incise the swelling from inside the mouth',
          why: 'The swelling is blood and tissue fluid, not pus, so there is nothing to drain.',
        },
        {
          text: 'Obturate the canal at once to stop the leak',
          why: 'Filling the canal traps the irritant and blood and stops drainage.',
        },
      ],
      right: 'B',
      rating: 60,
      explanation: `Sudden severe pain, swelling and bleeding from a canal during irrigation mean that hypochlorite
has passed the apex. Stop at once. Flush the canal gently with saline and let it drain. Reassure the patient,
control the pain, and use cold compresses on the first day. Explain what happened, record it and review him soon.
Refer him to hospital if swelling spreads or the airway is at risk. Antibiotics are considered when infection may
follow, not as a reflex. A loose side-vented needle, short of the working length and without pressure, lowers this
risk.`,
      takeaway: `Hypochlorite accident: stop, flush gently with saline, control pain, tell the patient, record it
and review soon.`,
      references: [
        { title: 'Sodium hypochlorite accident: a systematic review', publisher: 'Journal of Endodontics', year: 2017 },
      ],
    },
    {
      stem: `Suppose that this is still the planning visit. You seldom do complex endodontic work on molars and have
no operating microscope. How should you seek his decision?`,
      cluster: 'c1',
      subject: 'professional-practice',
      tags: ['consent', 'referral'],
      options: [
        {
          text: 'Advise extraction, since anything else is beyond your experience',
          why: 'Your own limits are a reason to refer and not a reason to remove a tooth that can be kept.',
        },
        {
          text: 'Begin, and refer him only if the treatment fails',
          why: `He should know before the start that a specialist is an option, because a failed attempt can lower
the chance of success.`,
        },
        {
          text: 'Explain the options and offer referral to an endodontist',
          why: 'He needs the options, risks and likely costs, and should know who could do the work best.',
        },
        {
          text: 'Give him a leaflet and ask him to sign the form',
          why: 'A signature without a talk about his own case is not informed consent.',
        },
        {
          text: 'Promise success, so that he does not lose heart',
          why: 'No outcome can be promised, and a false promise makes consent worthless.',
        },
      ],
      right: 'C',
      rating: 85,
      explanation: `Good care means to recognise and work within the limits of your competence. Retreatment of a
molar with a possible missed canal is difficult, and magnification helps. Tell him so plainly. Describe the options:
retreatment, surgery, extraction with or without replacement, and no treatment. Give the benefits, risks, likely
outcome and costs of each. Offer referral before anyone starts. Then he can decide. Record the talk and his choice.
A form can support this talk but cannot replace it.`,
      takeaway: `Know your limits: informed consent includes the option of referral to someone with more skill in
this treatment.`,
      references: [
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
        {
          title: 'Informed consent: fact sheet for clinicians',
          publisher: 'Australian Commission on Safety and Quality in Health Care',
          year: 2020,
        },
      ],
    },
  ],
};
