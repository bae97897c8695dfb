import type { DemoVignette } from '../demo-vignette.ts';

export const vignette: DemoVignette = {
  pool: 'practice',
  title: 'Records and a complaint',
  case: `A woman of 45 returns five weeks after you fitted a metal-ceramic crown on her upper left first molar (26).
She is upset. "It has hurt to bite since the first day, and food packs in behind it. When I rang, the desk told me
to give it time." Yesterday she wrote a review online: "Careless work, stay away." She asks what you will do about
it. She says that she may complain to the regulator.

She is healthy, takes no medicines and has no allergies. The 26 had a large amalgam and a normal pulp before. Hot
and cold do not bother her now. The pain is short and comes only on biting.

- No swelling; gum red at the distal of the 26
- Probing 2–3 mm, 4 mm with bleeding at the distal
- Percussion of the 26 slightly tender; cold on the palatal tooth margin felt normally
- She feels that the crown meets "before the other side"

Your entry for the day of fitting reads: "26 crown cemented. Pt happy." There is no note of the try-in, the cement
or the bite. She was not warned of anything, as far as the record shows.`,
  questions: [
    {
      stem: 'What is the best first response to her complaint?',
      cluster: 'c1',
      subject: 'professional-practice',
      tags: ['complaints', 'open disclosure'],
      options: [
        {
          text: 'Acknowledge it, say sorry, and agree on next steps',
          why: 'Prompt, honest talk with an apology and a plan is good care and is what open disclosure means.',
        },
        {
          text: 'Ask happy patients to post reviews that outweigh hers',
          why: `It ignores her problem, and using such praise of treatment to advertise may break the national rules
on testimonials.`,
        },
        {
          text: 'Leave all contact with her to your indemnity insurer',
          why: 'Tell the insurer early and take advice, but it does not replace speaking and caring for your patient.',
        },
        {
          text: 'Offer a refund on condition that she does not complain',
          why: 'You may refund, but you must not use it to stop a complaint to the regulator.',
        },
        {
          text: 'Reply to her review with the facts of her treatment',
          why: 'A public reply with facts from her care would breach her confidentiality.',
        },
      ],
      right: 'A',
      rating: 75,
      explanation: `She has pain and feels dismissed. Listen without interrupting, thank her for telling you and say
that you are sorry for what happened. Saying sorry is part of open disclosure. It is not the same as admitting legal
liability. Then explain what you found and what you still need to check. Tell her the ways to solve it and how to
complain if she wishes. Inform your indemnity provider early. You must not discourage a complaint, discuss her care
in public or fight a review with testimonials. Record the talk.`,
      takeaway: `A complaint needs a prompt, honest answer with an apology and a plan; tell the insurer, but keep
caring for the patient.`,
      references: [
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
        {
          title: 'Australian Open Disclosure Framework',
          publisher: 'Australian Commission on Safety and Quality in Health Care',
          year: 2013,
        },
        {
          title: 'Guidelines for advertising a regulated health service',
          publisher: 'Ahpra and the National Boards',
          year: 2020,
        },
      ],
    },
    {
      stem: 'Which test is most likely to show the cause of her pain on biting?',
      cluster: 'c2',
      subject: 'prosthodontics',
      tags: ['occlusion'],
      options: [
        {
          text: 'Cone beam CT of the upper left side',
          why: 'The metal causes artefact, the dose is higher and the history points to the bite.',
        },
        {
          text: 'Electric pulp test on the ceramic surface',
          why: 'A crown blocks a reliable electric test, and the pulp already responds normally to cold.',
        },
        {
          text: 'Marking of the contacts with articulating paper',
          why: 'Pain since fitting and a crown that meets first point to a high contact, which marking shows.',
        },
        {
          text: 'Selective anaesthesia of the upper left molars and premolars',
          why: 'It helps when the painful tooth is unknown; here it is known.',
        },
        {
          text: 'Study casts mounted on an articulator',
          why: 'They may help later, but a direct look at the contacts is simpler and more exact for one crown.',
        },
      ],
      right: 'C',
      rating: 80,
      explanation: `Match the test to the history. The pain began with the new crown, is short and comes only on
biting. Cold is normal, so the pulp is probably healthy. She feels the crown meet first. A high contact is the
likely cause and would explain the slight tenderness to percussion. Mark contacts in closure and in side movements
with thin articulating paper, and check with shimstock on other teeth. The distal food packing is a separate
question: check contact and margin with floss, a probe and a bitewing radiograph.`,
      takeaway: 'Pain on biting since a crown was fitted, with a normal pulp: check the contacts first.',
      references: [
        {
          title: 'Fundamentals of Fixed Prosthodontics, 4th edition',
          publisher: 'Quintessence Publishing',
          year: 2012,
        },
      ],
    },
    {
      stem: `You also find that the probe enters a gap below the distal margin and that floss passes the distal
contact without resistance. A bitewing shows the open margin. What should be planned for the crown?`,
      cluster: 'c3',
      subject: 'prosthodontics',
      tags: ['crowns'],
      options: [
        {
          text: 'Adjust the bite and keep the crown',
          why: 'It would relieve the pain, but the open margin and the open contact would stay.',
        },
        {
          text: 'Begin root canal treatment through the crown',
          why: 'The pulp responds normally and there is no sign that it needs treatment.',
        },
        {
          text: 'Monitor the margin at her yearly visits',
          why: 'Waiting allows caries and gum disease at a fault that is already known.',
        },
        {
          text: 'Remake the crown after review of the preparation',
          why: 'An open margin and an open contact cannot be put right in the mouth, so a new crown is needed.',
        },
        {
          text: 'Seal the gap with glass ionomer and reduce the bite',
          why: 'A patch below the gum does not last, holds plaque and leaves the contact open.',
        },
      ],
      right: 'D',
      rating: 75,
      explanation: `Three faults are present. The bite is high, which could be adjusted. The open margin and the
open contact cannot. Plaque and food collect there; the gum is already inflamed, and caries will follow. A high bite
with an open margin also suggests a crown that never seated fully. So the crown should be remade. First adjust the
bite to relieve her. When the crown is off, check the preparation, the margin and the core, and correct them before
a new impression or scan. Explain this openly, and who will pay, before you begin.`,
      takeaway: 'A high spot can be adjusted, but an open margin or contact on a new crown means a new crown.',
      references: [
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
        {
          title: 'Australian Open Disclosure Framework',
          publisher: 'Australian Commission on Safety and Quality in Health Care',
          year: 2013,
        },
      ],
    },
    {
      stem: `Suppose that this crown, which is firm and fixed with a permanent cement, has to come off and will be
discarded. What is the safest way to remove it?`,
      cluster: 'c4',
      subject: 'prosthodontics',
      tags: ['crowns', 'technique'],
      options: [
        {
          text: 'Cut a slot through the crown and spread it',
          why: 'The crown will be discarded, and cutting it puts the least force on tooth and core.',
        },
        {
          text: 'Heat the metal, so that the cement softens',
          why: 'Heat harms the pulp and does not reliably loosen the cement.',
        },
        {
          text: 'Lever at the open distal margin with an elevator',
          why: 'Leverage at a margin may break the tooth or the core and injure the 27.',
        },
        {
          text: 'Pull it off by biting on a sticky resin tablet',
          why: 'It works at best for weak cement and may pull out a core or an opposing restoration.',
        },
        {
          text: 'Tap it off with repeated blows of a crown hammer',
          why: 'Jerks on a firm crown are unpleasant and may fracture the core or the tooth.',
        },
      ],
      right: 'A',
      rating: 70,
      explanation: `The crown will not be used again, so protect the tooth and not the crown. Give local
anaesthesia. Use eye protection and high-volume suction, and guard the airway. Cut a narrow slot from the buccal
margin over the occlusal surface, through ceramic and metal, down to the cement. Then spread the two sides gently
with a broad instrument until the cement breaks. Hammers, levers and sticky tablets put sudden force on the tooth.
They suit weak or temporary cement at best. Finish with a well-fitting temporary crown.`,
      takeaway: 'To remove a firm crown that will be discarded, slot it and spread it; do not pull or hammer.',
      references: [
        {
          title: 'Fundamentals of Fixed Prosthodontics, 4th edition',
          publisher: 'Quintessence Publishing',
          year: 2012,
        },
      ],
    },
    {
      stem: `That evening you reread your short entry for the day of fitting. You remember that you adjusted the
contact and spoke about soreness. What should you do with the record?`,
      cluster: 'c1',
      subject: 'professional-practice',
      tags: ['records'],
      options: [
        {
          text: 'Add a late entry, dated today, that says what you recall',
          why: 'A late note is honest when its date is true and it says that it was written from memory.',
        },
        {
          text: 'Complete the old entry, so that it reads as it should have',
          why: 'This changes the record after a complaint and makes it look older than it is.',
        },
        {
          text: 'Keep private notes at home in place of the record',
          why: 'Notes on her care belong in her record, kept safe and available.',
        },
        {
          text: 'Leave the record and rely on memory if asked',
          why: 'Memory fades, and a clear late note now is better than none.',
        },
        {
          text: 'Replace the entry with a new one and delete the old',
          why: 'Deleting part of a record is dishonest and may be misconduct.',
        },
      ],
      right: 'A',
      rating: 80,
      explanation: `A record must be accurate and made at the time or as soon as possible afterwards. Yours was too
short. You cannot repair that by changing it. After a complaint, a changed entry looks like hiding, and software
usually shows the change. You may add a new entry with the true date. Say that it is a late note from memory, and
say what you are sure of. Call your indemnity provider before you add it. Do better from now on: note the fit,
contacts, bite, cement, warnings and consent.`,
      takeaway: 'Never alter a record after the event: add a late entry with its true date, marked as such.',
      references: [
        {
          title: 'Code of conduct',
          publisher: 'Dental Board of Australia',
          year: 2022,
        },
      ],
    },
  ],
};
