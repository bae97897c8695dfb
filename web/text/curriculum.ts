/** The seven modules of the public curriculum (specification 1), in order: module number is index + 1. */
export const CURRICULUM = [
  'Periodontology',
  'Paediatric Dentistry and Orthodontics',
  'Prosthodontics',
  'Oral Medicine and Radiology',
  'Oral surgery',
  'Operative and endodontics',
  'Infection control',
] as const;
