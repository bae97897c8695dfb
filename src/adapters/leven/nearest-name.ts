import leven from 'leven';
import type { NearestName } from '../../domain/questions/ports.ts';

/** Compares by the share of letters that differ, whatever their case: a short name is not near to everything. */
export class LevenNearestName implements NearestName {
  nearest(name: string, known: readonly string[]): string {
    const said = name.slice(0, MAX_LENGTH).toLowerCase();
    const far = (one: string) => leven(said, one.toLowerCase()) / Math.max(said.length, one.length, 1);
    return known.reduce((best, one) => (far(one) < far(best) ? one : best), known[0] ?? '');
  }
}

/** The cost is the product of both lengths. */
const MAX_LENGTH = 100;
