import leven from 'leven';
import type { NearestName } from '../../domain/questions/ports.ts';

/** By the number of letters that differ, whatever their case. */
export class LevenNearestName implements NearestName {
  nearest(name: string, known: readonly string[]): string {
    const said = name.slice(0, MAX_LENGTH).toLowerCase();
    const far = (one: string) => leven(said, one.toLowerCase());
    return known.reduce((best, one) => (far(one) < far(best) ? one : best), known[0] ?? '');
  }
}

/** The cost is the product of both lengths. */
const MAX_LENGTH = 100;
