import type { StudyNotes } from './study-notes.ts';

export const oralSurgeryNotes: StudyNotes = {
  moduleNumber: 5,
  introduction:
    'Before any extraction: the right patient, the right tooth, a current history, a film where needed, consent, and a plan for bleeding. Most trouble afterwards is foreseen at this moment.',
  sections: [
    {
      heading: 'The patient with a history',
      points: [
        'Warfarin: check the INR within the day before. Below 4, most guidelines extract a few teeth with local measures, and do not stop it.',
        'Direct oral anticoagulants: do not stop without the prescriber; treat early in the day, pack and suture.',
        'Bisphosphonates and denosumab: risk of osteonecrosis, most of all when given by vein for cancer. Prevent, and prefer to keep roots.',
        'Denosumab in osteoporosis: do not delay a dose on your own.',
      ],
    },
    {
      heading: 'After the extraction',
      points: [
        'Bleeding: sit up, light, suction, bite on gauze for 10 to 20 minutes; then oxidised cellulose and a suture.',
        'Dry socket: pain two to four days later, empty socket, no fever. Irrigate, dress, pain relief. No antibiotics.',
        'Opening into the sinus: small ones close with a good clot; a large one needs a flap. No nose blowing for two weeks.',
        'Root or tooth in the airway? Chest film at once.',
      ],
    },
    {
      heading: 'Flaps and fractures',
      points: [
        'The base of a flap is wider than its free edge. Cut on sound bone, away from the mental nerve.',
        'Step in the bite, numb lip, floor of mouth bruise: broken mandible. Two views at right angles.',
        'Numb cheek, flat cheekbone, step at the orbit: zygoma.',
      ],
    },
  ],
  table: {
    caption: 'Radiographic signs that a lower third molar touches the nerve canal',
    columns: ['Sign', 'Where', 'What is seen'],
    rows: [
      ['Darkening', 'Root', 'A dark band where the canal crosses'],
      ['Deflection', 'Root', 'Root bends at the canal'],
      ['Narrowing', 'Root', 'Root thins at the canal'],
      ['Interrupted line', 'Canal', 'White border of the canal is lost'],
      ['Diversion', 'Canal', 'The canal bends around the root'],
    ],
  },
  questions: [
    {
      stem: 'Three days after removal of 38 a patient has strong throbbing pain and bad taste. No swelling, no fever; the socket is empty. You should:',
      answer: 'Irrigate gently, place a dressing, give pain relief',
      others: ['Prescribe amoxicillin', 'Scrape the socket to bleed', 'Take a biopsy'],
      reason: 'Alveolar osteitis is not an infection. Curettage delays healing.',
    },
    {
      stem: 'A patient with atrial fibrillation on warfarin needs one extraction. Today’s INR is 2.6. Best management is:',
      answer: 'Extract with packing, sutures and tranexamic acid mouthwash; warfarin goes on',
      others: ['Stop warfarin for five days', 'Change to aspirin', 'Give vitamin K first'],
      reason: 'Stroke from stopping is worse than bleeding that local measures control.',
    },
    {
      stem: 'Soon after an inferior alveolar block the patient cannot close the eye on that side. This most likely means:',
      answer: 'Solution deposited in the parotid gland',
      others: ['A stroke', 'Intravascular injection', 'Needle in the medial pterygoid'],
      reason: 'The needle went too far back. Reassure, protect the eye; it wears off with the anaesthetic.',
    },
    {
      stem: 'A lower molar infection gives a raised, firm floor of the mouth on both sides, drooling and a muffled voice. First:',
      answer: 'Call an ambulance and guard the airway',
      others: ['Oral antibiotics, review tomorrow', 'Extract the tooth now', 'Panoramic film'],
      reason: 'Ludwig’s angina: the airway may close within hours.',
    },
    {
      stem: 'During removal of 16 a 6 mm opening into a healthy sinus is seen. The correct step is:',
      answer: 'Close it without tension, with a buccal flap, and sinus precautions',
      others: ['Leave it', 'Irrigate through it', 'Pack with gauze for a week'],
      reason: 'Openings above about 5 mm rarely close alone. Precautions last two weeks.',
    },
  ],
};
