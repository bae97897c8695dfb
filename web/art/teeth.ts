/**
 * The seven teeth of the lower left quadrant without the wisdom tooth (FDI 31 to 37), facial view, crowns up, one per
 * module: central incisor, lateral incisor, canine, two premolars with one root, two molars with two roots.
 */
export const TOOTH_BOX = { width: 64, height: 104 } as const;

export const TOOTH_PATHS: readonly string[] = [
  'M21 13C26 9 38 9 43 13C46 27 45 41 41 50C40 69 36 88 32 92C28 88 24 69 23 50C19 41 18 27 21 13Z',
  'M20 12C26 7 38 7 44 12C48 27 46 41 42 50C41 70 36 92 32 96C28 92 23 70 22 50C18 41 16 27 20 12Z',
  'M32 4C38 10 48 16 48 28C48 40 45 46 43 52C42 74 36 98 32 102C28 98 22 74 21 52C19 46 16 40 16 28C16 16 26 10 32 4Z',
  'M16 22C18 14 25 10 32 8C39 10 46 14 48 22C50 34 48 43 45 50C43 71 37 93 32 97C27 93 21 71 19 50C16 43 14 34 16 22Z',
  'M15 20C17 13 25 11 32 10C39 11 47 13 49 20C51 33 49 43 46 50C44 70 38 92 32 96C26 92 20 70 18 50C15 43 13 33 15 20Z',
  'M8 20C11 10 20 9 25 15C29 10 35 10 39 15C44 9 53 10 56 20C59 33 57 43 54 50C55 68 52 86 45 94C40 86 36 75 32 63C28 75 24 86 19 94C12 86 9 68 10 50C7 43 5 33 8 20Z',
  'M10 20C13 9 26 9 32 16C38 9 51 9 54 20C57 33 55 43 52 50C52 66 49 83 43 91C39 84 35 74 32 62C29 74 25 84 21 91C15 83 12 66 12 50C9 43 7 33 10 20Z',
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

/** Path of the eighth tooth (FDI 38) in `TOOTH_BOX`: it represents the exam after the seven modules. */
export const WISDOM_PATH =
  'M12 23C15 12 26 12 32 18C38 12 49 12 52 23C55 34 53 43 50 50C51 65 48 79 40 87C36 82 34 75 32 67C30 75 28 82 24 87C16 79 13 65 14 50C11 43 9 34 12 23Z';
