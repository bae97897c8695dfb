/**
 * The seven teeth of a quadrant without the wisdom tooth (FDI 11–17), facial view, one per module: central incisor,
 * lateral incisor, canine, two premolars, two molars.
 */
export const TOOTH_BOX = { width: 64, height: 104 } as const;

export const TOOTH_PATHS: readonly string[] = [
  'M17 10C24 5 40 5 47 10C51 26 49 40 44 50C43 70 37 94 32 98C27 94 21 70 20 50C15 40 13 26 17 10Z',
  'M20 12C26 7 38 7 44 12C48 27 46 41 42 50C41 70 36 92 32 96C28 92 23 70 22 50C18 41 16 27 20 12Z',
  'M32 4C38 10 48 16 48 28C48 40 45 46 43 52C42 74 36 98 32 102C28 98 22 74 21 52C19 46 16 40 16 28C16 16 26 10 32 4Z',
  'M15 18C19 8 27 8 32 15C37 8 45 8 49 18C52 32 49 43 46 50C45 68 41 88 37 92C35 86 34 76 32 68C30 76 29 86 27 92C23 88 19 68 18 50C15 43 12 32 15 18Z',
  'M15 18C19 9 27 9 32 15C37 9 45 9 49 18C52 32 49 43 46 50C44 70 38 92 32 96C26 92 20 70 18 50C15 43 12 32 15 18Z',
  'M8 20C11 10 20 9 25 15C29 10 35 10 39 15C44 9 53 10 56 20C59 33 57 43 54 50C54 68 53 86 48 94C44 84 42 74 38 64C36 76 34 86 32 90C30 86 28 76 26 64C22 74 20 84 16 94C11 86 10 68 10 50C7 43 5 33 8 20Z',
  'M10 20C13 10 22 10 26 15C29 11 35 11 38 15C42 10 51 10 54 20C57 33 55 43 52 50C52 68 50 84 45 92C42 82 40 72 37 64C35 74 34 82 32 86C30 82 29 74 27 64C24 72 22 82 19 92C14 84 12 68 12 50C9 43 7 33 10 20Z',
];

/** Returns a module's tooth. Modules beyond the seventh start over; invalid numbers get the first tooth. */
export function toothPath(moduleNumber: number): string {
  const index = Number.isInteger(moduleNumber) && moduleNumber > 0 ? (moduleNumber - 1) % TOOTH_PATHS.length : 0;
  return TOOTH_PATHS[index] as string;
}

/** Returns the height of the filled part, from the crown down, in units of `TOOTH_BOX`. */
export function fillHeight(fraction: number): number {
  const share = Math.min(1, Math.max(0, Number.isFinite(fraction) ? fraction : 0));
  return Math.round(share * TOOTH_BOX.height * 10) / 10;
}

/** Path of the eighth tooth in `TOOTH_BOX`: it stands for the exam after the seven modules. */
export const WISDOM_PATH =
  'M12 23C15 12 23 11 27 17C30 13 35 13 38 17C42 11 49 12 52 23C55 34 53 43 50 50C50 66 46 82 38 90C35 85 33 79 32 73C30 79 28 84 25 88C18 80 14 66 14 50C11 43 9 34 12 23Z';
