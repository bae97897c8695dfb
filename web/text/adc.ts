/** Whom the course prepares for. In a file of its own: one page names it, and the brand is part of every first load. */
export const ADC = {
  name: 'Australian Dental Council',
  processUrl: 'https://adc.org.au/Practitioner-Assessments/Dentist-Assessments/Dentist-Initial-Assessment',
  isProcessUrlPdf: false,
};
