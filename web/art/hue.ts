const TEAL_DEGREES = 168;
const BLUE_DEGREES = 236;

/** A course's own hue between teal and blue, in degrees: the same id always gets the same. */
export function hueOf(id: string): number {
  let hash = 2166136261;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return TEAL_DEGREES + ((hash >>> 0) % (BLUE_DEGREES - TEAL_DEGREES + 1));
}
