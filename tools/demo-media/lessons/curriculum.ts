import { secondLesson } from '../first-module/first-module.ts';
import { infectionControl } from './infection-control.ts';
import type { Lesson } from './lesson.ts';
import { operativeEndodontics } from './operative-endodontics.ts';
import { oralMedicineRadiology } from './oral-medicine-radiology.ts';
import { oralSurgery } from './oral-surgery.ts';
import { paediatricsOrthodontics } from './paediatrics-orthodontics.ts';
import { periodontology } from './periodontology.ts';
import { prosthodontics } from './prosthodontics.ts';

/** The seven modules, in the order of the curriculum. */
export const curriculum: readonly Lesson[] = [
  periodontology,
  paediatricsOrthodontics,
  prosthodontics,
  oralMedicineRadiology,
  oralSurgery,
  operativeEndodontics,
  infectionControl,
];

/** Every lesson that has a video. */
export const lessons: readonly Lesson[] = [...curriculum, secondLesson];
