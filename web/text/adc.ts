/** The examining body. A separate file: one page names it, and the brand is part of every first load. */
export const ADC = {
  name: 'Australian Dental Council',
  processUrl: 'https://adc.org.au/Practitioner-Assessments/Dentist-Assessments/Dentist-Initial-Assessment',
  isProcessUrlPdf: false,
};
