import type { Blueprint, BlueprintContent, Subject } from './blueprint.ts';

const subject = (id: string, title: string, search: string): Subject => ({ id, title, share: null, search });

/**
 * Version 0: what public pages tell of the exam, until the school stores its own. Shares are not known. Screens say so
 * until an administrator confirms a version by the handbook.
 */
export const DEFAULT_BLUEPRINT: BlueprintContent = {
  title: 'ADC written examination, general dentistry',
  question: { options: { min: 4, max: 5 } },
  vignette: { questions: 5 },
  days: [
    [1, 2],
    [3, 4],
  ],
  sections: Array.from({ length: 4 }, () => ({ vignettes: 14, minutes: 120 })),
  unscoredVignettesPerSection: 2,
  breakMinutes: { betweenSections: 60 },
  clusters: [
    { id: 'c1', short: 'Professionalism', title: 'Professionalism and health promotion', share: null },
    { id: 'c2', short: 'Information gathering', title: 'Clinical information gathering', share: null },
    { id: 'c3', short: 'Diagnosis and planning', title: 'Diagnosis and management planning', share: null },
    { id: 'c4', short: 'Treatment and evaluation', title: 'Clinical treatment and evaluation', share: null },
  ],
  subjects: [
    subject('dental-emergencies', 'Dental emergencies and trauma', 'emergency trauma avulsion swelling'),
    subject('endodontics', 'Endodontics', 'endodontics root canal pulp'),
    subject('general-medicine', 'General medicine and special needs', 'medical history medication special needs'),
    subject('infection-control', 'Infection prevention and control', 'infection control sterilisation hygiene'),
    subject('oral-medicine', 'Oral medicine and pathology', 'oral medicine pathology mucosa lesion'),
    subject('oral-surgery', 'Oral surgery and local anaesthesia', 'oral surgery extraction local anaesthesia'),
    subject('orthodontics', 'Orthodontics', 'orthodontics malocclusion'),
    subject('paediatric-dentistry', 'Paediatric dentistry', 'paediatric children primary teeth'),
    subject('periodontics', 'Periodontics', 'periodontics periodontal gingivitis'),
    subject('prosthodontics', 'Prosthodontics and implants', 'prosthodontics crown bridge denture implant'),
    subject('radiology', 'Radiology and imaging', 'radiology radiograph imaging'),
    subject('restorative', 'Restorative dentistry and caries', 'restorative caries filling composite'),
    subject('preventive', 'Prevention and public health', 'prevention fluoride public health'),
    subject('professional-practice', 'Professional practice and communication', 'consent ethics records communication'),
    subject('cultural-safety', 'Cultural safety', 'cultural safety'),
  ],
  pass: 'each-cluster',
  strictness: { 1: 0.35, 2: 0.25, 5: 0.18 },
  calendar: { applyWeeksBefore: [17, 13], bookingWeeksBefore: [8, 5], resultsWeeksAfter: 6 },
};

/** The version in force: the newest one, or the default as version 0. */
export const inForce = (newest: Blueprint | undefined): Pick<Blueprint, 'version' | 'content' | 'confirmed'> =>
  newest ?? { version: 0, content: DEFAULT_BLUEPRINT, confirmed: null };
