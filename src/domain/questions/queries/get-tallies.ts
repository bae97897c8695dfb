import type { Tally, VignetteReader } from '../ports.ts';

/** Counts what the bank has of each cluster and subject, for a comparison with the blueprint. */
export class GetTallies {
  constructor(private readonly reader: VignetteReader) {}

  run(): Promise<Tally[]> {
    return this.reader.tallies();
  }
}
