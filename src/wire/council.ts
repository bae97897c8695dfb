/** The examining body, and its page about the assessment until the school names another (setting `exam.processUrl`). */
export const COUNCIL = {
  name: 'Australian Dental Council',
  processUrl: 'https://adc.org.au/Practitioner-Assessments/Dentist-Assessments/Dentist-Initial-Assessment',
  isProcessPdf: false,
} as const;
