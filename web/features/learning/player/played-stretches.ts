/** A played range: start and end, in seconds of the video. */
export type Stretch = [from: number, to: number];

/** Maximum per request. */
const MAX_STRETCHES = 100;

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

/**
 * Collects the played ranges of this visit. All are sent each time, which is idempotent because the server counts each
 * second once: so a lost call loses nothing. Framework-free.
 */
export class PlayedStretches {
  /** Ordered by last growth; the earliest are dropped first, since they were sent often. */
  private stretches: Stretch[] = [];

  add(from: number, to: number): void {
    if (to <= from) return;
    const grown: Stretch = [from, to];
    const apart: Stretch[] = [];
    for (const stretch of this.stretches) {
      if (stretch[1] < from || stretch[0] > to) {
        apart.push(stretch);
        continue;
      }
      grown[0] = Math.min(grown[0], stretch[0]);
      grown[1] = Math.max(grown[1], stretch[1]);
    }
    this.stretches = [...apart, grown].slice(-MAX_STRETCHES);
  }

  list(): Stretch[] {
    return this.stretches.map(([from, to]): Stretch => [tenths(from), tenths(to)]).filter(([from, to]) => to > from);
  }
}

export const secondsIn = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, [from, to]) => sum + to - from, 0);
