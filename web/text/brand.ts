/**
 * Facts that an operator changes, in one place. An absent fact is not shown anywhere: no invented person,
 * number or address (decisions B17).
 */
interface Brand {
  name: string;
  line: string;
  email: string;
  phone?: string;
  /** Where "Talk to Mentor" leads, such as a messaging address; without one it leads to the contact page. */
  messagingUrl?: string;
  mentor: { name?: string; letters: string; role: string };
  adc: { name: string; processUrl: string; isProcessUrlPdf: boolean };
  independence: string;
}

export const BRAND: Brand = {
  name: 'Cusp',
  line: 'Sprint courses for the ADC Part 1 written exam',
  email: 'hello@cusp.test',
  mentor: { letters: 'C', role: 'Your mentor' },
  adc: {
    name: 'Australian Dental Council',
    processUrl: 'https://adc.org.au/Practitioner-Assessments/Dentist-Assessments/Dentist-Initial-Assessment',
    isProcessUrlPdf: false,
  },
  independence: 'Independent course. Not affiliated with the Australian Dental Council.',
};

export const MENTOR_HREF = BRAND.messagingUrl ?? '/ContactUs';
