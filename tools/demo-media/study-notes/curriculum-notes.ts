import { infectionControlNotes } from './infection-control.ts';
import { operativeEndodonticsNotes } from './operative-endodontics.ts';
import { oralMedicineRadiologyNotes } from './oral-medicine-radiology.ts';
import { oralSurgeryNotes } from './oral-surgery.ts';
import { paediatricsOrthodonticsNotes } from './paediatrics-orthodontics.ts';
import { periodontologyNotes } from './periodontology.ts';
import { prosthodonticsNotes } from './prosthodontics.ts';
import type { StudyNotes } from './study-notes.ts';

/** One set of notes for each module, in the order of the curriculum. */
export const curriculumNotes: readonly StudyNotes[] = [
  periodontologyNotes,
  paediatricsOrthodonticsNotes,
  prosthodonticsNotes,
  oralMedicineRadiologyNotes,
  oralSurgeryNotes,
  operativeEndodonticsNotes,
  infectionControlNotes,
];
