import type { Paper } from './paper.ts';

export const mockPaper2: Paper = {
  slug: 'mock-paper-2',
  title: 'Mock Paper 2',
  minutesAllowed: 20,
  introduction:
    'Fourteen longer questions, two from each module, one best answer each. Underline the age, the duration and the word that changes the answer before you look at the options.',
  questions: [
    {
      stem: 'A 52-year-old takes amlodipine for blood pressure. The interdental papillae are firm, enlarged and bleed little. Besides plaque control, the most useful step is:',
      answer: 'Ask the doctor about another drug',
      others: ['Immediate gingivectomy', 'Metronidazole', 'Stop amlodipine today'],
      reason: 'Calcium channel blockers enlarge gingiva; only the prescriber changes them. Surgery follows if needed.',
    },
    {
      stem: 'A lower molar has a deep isolated pocket on one side, a necrotic pulp and no other periodontal disease. Treat first:',
      answer: 'The root canals',
      others: ['The pocket by flap surgery', 'The pocket by instrumentation', 'With doxycycline'],
      reason: 'A narrow, single defect may be drainage from the pulp, and heals after root canal treatment.',
    },
    {
      stem: 'A five-year-old has a posterior crossbite on the left, and the jaw slides to the left on closing. The best timing is:',
      answer: 'Correct it early',
      others: ['After the growth spurt', 'Only if it hurts', 'With surgery as an adult'],
      reason: 'A sideways shift in a growing child may become a true asymmetry.',
    },
    {
      stem: 'A three-year-old weighs 15 kg. The most lignocaine with adrenaline at 4.4 mg/kg, in cartridges of 44 mg, is:',
      answer: 'One and a half cartridges',
      others: ['Half a cartridge', 'Three cartridges', 'Two and a half cartridges'],
      reason: '15 × 4.4 = 66 mg; 66 ÷ 44 = 1.5.',
    },
    {
      stem: 'Six months after fitting, a lower free-end partial denture sinks behind and lifts in front. The best remedy is:',
      answer: 'Reline the free-end bases',
      others: ['A new front clasp', 'Grind the front teeth', 'Tighten every clasp'],
      reason: 'The ridge has resorbed; support is lost, so support is restored.',
    },
    {
      stem: 'A metal-ceramic crown looks bulky and opaque at the neck. The usual cause is:',
      answer: 'Too little reduction',
      others: ['Wrong cement', 'Too much reduction', 'Too much taper'],
      reason: 'Without room for metal, opaque layer and ceramic the technician must overbuild.',
    },
    {
      stem: 'A 60-year-old woman has painful peeling gums; gentle rubbing raises a blister; a scar draws eyelid to eyeball. The most likely diagnosis is:',
      answer: 'Mucous membrane pemphigoid',
      others: ['Herpetic stomatitis', 'Minor aphthae', 'Pemphigus vulgaris'],
      reason: 'Scarring of the conjunctiva marks it. Send to the eye specialist at once.',
    },
    {
      stem: 'A 19-year-old has a scalloped radiolucency from 37 up into the ramus, hardly any swelling, and two more cysts. Think of:',
      answer: 'Gorlin syndrome',
      others: ['Cherubism', 'Gardner syndrome', 'Multiple myeloma'],
      reason: 'Several odontogenic keratocysts, basal cell carcinomas and rib anomalies.',
    },
    {
      stem: 'Ten minutes after a dose of amoxicillin a patient has wheeze, hives and a falling blood pressure. Give first:',
      answer: 'Adrenaline into the outer thigh',
      others: ['An antihistamine tablet', 'Hydrocortisone by vein', 'Salbutamol alone'],
      reason: 'Adult dose 0.5 mg of 1:1000 into the muscle, every five minutes as needed. Call 000; lay flat.',
    },
    {
      stem: 'A patient on monthly intravenous zoledronic acid for breast cancer has a root-filled, restorable 36 with a broken crown. Choose:',
      answer: 'Restore, or keep the root',
      others: ['Extract under antibiotics', 'Extract with a flap', 'Place an implant'],
      reason: 'Extraction and implants raise the risk of osteonecrosis; keep the root where it can be kept.',
    },
    {
      stem: 'Composite gives sharp pain on biting a week after placement. Bite and margins are good. The likely cause is:',
      answer: 'A gap beneath from shrinkage',
      others: ['A necrotic pulp', 'Galvanic current', 'Periodontitis'],
      reason: 'Fluid moves in the gap under load. Replace with careful bonding and layers.',
    },
    {
      stem: 'While irrigating 14, a patient cries out; the cheek swells and bleeding fills the canal. Your first action is to:',
      answer: 'Stop and calm, then flush with saline',
      others: ['Close the tooth and prescribe', 'Extract 14', 'Flush with more hypochlorite'],
      reason: 'Hypochlorite accident: dilute, relieve pain, cold packs then warm, watch closely, record.',
    },
    {
      stem: 'A steriliser’s printout shows that 134 °C was held for two minutes of three. The load looks dry. You:',
      answer: 'Reject and reprocess the load',
      others: ['Release it as dry', 'Release it for semi-critical use', 'Use it within the day'],
      reason: 'A cycle that misses its parameters has failed, whatever the packs look like.',
    },
    {
      stem: 'A patient with infectious tuberculosis of the lung has a sore, broken tooth but no swelling. The wise choice is:',
      answer: 'Delay, and control pain by medicine',
      others: ['See him last today, surgical mask', 'See him now as usual', 'Use a rubber dam only'],
      reason: 'Airborne disease: put off what can wait. An emergency needs a respirator and airborne precautions.',
    },
  ],
};
