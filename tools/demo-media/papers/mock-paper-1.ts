import type { Paper } from './paper.ts';

export const mockPaper1: Paper = {
  slug: 'mock-paper-1',
  title: 'Mock Paper 1',
  minutesAllowed: 20,
  introduction:
    'Fourteen questions, two from each module, one best answer each. Work without notes, mark what you guessed, and read the reasons afterwards also where you were right.',
  questions: [
    {
      stem: 'Which finding separates periodontitis from gingivitis?',
      answer: 'Interdental attachment loss',
      others: ['Bleeding on probing', 'Gingival swelling', 'Supragingival calculus'],
      reason: 'Bleeding and swelling occur in both; lost attachment defines periodontitis.',
    },
    {
      stem: 'A 45-year-old with diabetes, HbA1c 8.2 %, has periodontitis with attachment loss of 6 mm at worst, two teeth lost to it and a stable bite. The diagnosis is:',
      answer: 'Stage III, grade C',
      others: ['Stage II, grade B', 'Stage III, grade B', 'Stage IV, grade C'],
      reason: '6 mm with up to four teeth lost is stage III; HbA1c of 7.0 % or more shifts the grade to C.',
    },
    {
      stem: 'A healthy eight-year-old replants her own upper incisor within five minutes. It is best splinted with:',
      answer: 'A flexible splint for two weeks',
      others: ['A flexible splint for four months', 'A rigid splint for six weeks', 'No splint at all'],
      reason: 'Slight movement helps healing and lowers the risk of ankylosis.',
    },
    {
      stem: 'The Hall technique is not suitable when the primary molar has:',
      answer: 'A draining sinus',
      others: ['A cavity on two surfaces', 'A shy patient', 'Dentine caries without symptoms'],
      reason: 'It needs a pulp without irreversible disease; sealing in an infection fails.',
    },
    {
      stem: 'The most important support area of a lower complete denture is:',
      answer: 'The buccal shelf',
      others: ['The lingual sulcus', 'The mylohyoid ridge', 'The retromolar pad alone'],
      reason: 'Dense cortical bone, at right angles to the load.',
    },
    {
      stem: 'The chief reason for leaving gutta-percha at the end of a post space is to:',
      answer: 'Keep the apical seal',
      others: ['Avoid discolouration', 'Hold the post', 'Strengthen the root'],
      reason: '4 to 5 mm of filling guards against leakage to the apex.',
    },
    {
      stem: 'A white patch on the floor of the mouth cannot be wiped off and no cause is found. The next step is:',
      answer: 'Biopsy',
      others: ['Antifungal lozenges', 'Photograph and review in a year', 'Topical steroid'],
      reason: 'Leukoplakia at a high-risk place: its cells decide the management.',
    },
    {
      stem: 'Teeth look too long on a bisecting-angle film. The error was:',
      answer: 'Vertical angle too flat',
      others: ['Exposure too short', 'Horizontal angle wrong', 'Vertical angle too steep'],
      reason: 'Too flat elongates, too steep foreshortens.',
    },
    {
      stem: 'During an extraction the patient turns pale, sweats, says he feels faint; pulse 48. First:',
      answer: 'Lay him flat and raise the legs',
      others: ['Give adrenaline', 'Give aspirin', 'Sit him up'],
      reason: 'Vasovagal syncope: blood to the brain first. Expect recovery within a minute or two.',
    },
    {
      stem: 'A blow to the chin has left a child with a deviation to the left on opening, and an open bite on the right. The likely fracture is of:',
      answer: 'The left condyle',
      others: ['The right condyle', 'The symphysis', 'The zygoma'],
      reason:
        'The jaw deviates towards the broken condyle, where height is lost; the teeth stay apart on the other side.',
    },
    {
      stem: 'Composite is placed in oblique layers of 2 mm mainly to:',
      answer: 'Cure fully and lower shrinkage stress',
      others: ['Give a better shade', 'Prevent staining', 'Save time'],
      reason: 'Light reaches about 2 mm, and small layers that touch fewer walls pull less.',
    },
    {
      stem: 'A tooth with a necrotic pulp, a sinus tract and no fever needs first:',
      answer: 'Root canal disinfection',
      others: ['Amoxicillin for a week', 'Apical surgery', 'Incision of the tract'],
      reason: 'The tract closes when the canal is clean. It is drained already.',
    },
    {
      stem: 'Which step cannot be left out before steam sterilising?',
      answer: 'Cleaning',
      others: ['Chemical disinfection', 'Cooling', 'Lubricating every instrument'],
      reason: 'What is not clean cannot be sterilised.',
    },
    {
      stem: 'After finishing the hepatitis B vaccinations a worker’s antibody should be at least:',
      answer: '10 mIU/mL',
      others: ['1 mIU/mL', '100 mIU/mL', '1000 mIU/mL'],
      reason: 'Ten or more, four to eight weeks after the last dose, shows protection.',
    },
  ],
};
