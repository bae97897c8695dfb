import { chanceFrom, seedOf, shuffled } from '../kernel/chance.ts';
import type { EventLoopYield } from '../kernel/event-loop-yield.ts';
import type { VignetteId } from '../kernel/ids.ts';
import type { PooledVignette } from '../kernel/vignettes.ts';
import { Balance, type Load } from './balance.ts';
import type { BlueprintContent } from './blueprint.ts';
import type { MockSection, MockVignette } from './mock-exam.ts';

/** Keeps a drawing short: each swap improves, and most drawings stop long before. */
const MAX_SWAPS = 2_000;
/** Candidates for each place: more take longer and bring hardly anything. */
const CANDIDATES = 8;
/** Smaller gains are rounding. */
const MIN_GAIN = 1e-9;

export interface Drawing {
  /** Vignettes that are fixed keep their place; all others go. */
  readonly sections: readonly MockSection[];
  readonly blueprint: Pick<BlueprintContent, 'clusters' | 'subjects' | 'vignette'>;
  /** Vignettes to draw from, in ranks: those of a later one are taken where the earlier ones leave places free. */
  readonly pools: readonly (readonly PooledVignette[])[];
  /** Fixed vignettes, in any pool or state. */
  readonly fixed: readonly PooledVignette[];
  /** The same seed draws the same again. */
  readonly seed: string;
}

interface Candidate extends Load {
  readonly id: VignetteId;
}

interface Slot {
  readonly section: number;
  vignette: Candidate;
}

/**
 * Fills the free places of a mock exam: each takes the vignette that lowers the cost most, then vignettes are swapped
 * while that helps. The first ones come from one half of the pool, which the seed decides, so that another seed draws
 * others. Places stay free where the pools have too few.
 */
export async function draw({ sections, blueprint, pools, fixed, seed }: Drawing, eventLoop: EventLoopYield) {
  const kept = sections.map((section) => section.vignettes.map((one) => (one.isFixed ? one : undefined)));
  const keptIds = new Set(kept.flat().flatMap((one) => (one ? [one.vignetteId] : [])));
  const places = sections.reduce((sum, section) => sum + section.places, 0);
  const balance = new Balance(blueprint, Math.max(1, places * blueprint.vignette.questions), sections.length);
  const loads = new Map(fixed.map((vignette) => [vignette.vignetteId, balance.loadOf(vignette)]));
  kept.forEach((vignettes, section) => {
    for (const one of vignettes) {
      const load = one && loads.get(one.vignetteId);
      if (load) balance.add(load, section);
    }
  });
  const wanted = freePlaces(sections, kept);
  const drawn: Slot[] = [];
  for (const pool of pools) {
    const places = wanted.slice(drawn.length);
    const free = shuffled(
      pool.filter(({ vignetteId }) => !keptIds.has(vignetteId)),
      chanceFrom(seedOf(seed)),
    )
      .slice(0, places.length * CANDIDATES)
      .map((vignette): Candidate => ({ id: vignette.vignetteId, ...balance.loadOf(vignette) }));
    const own = await fill(places, free, balance, eventLoop);
    drawn.push(...own);
    // Swaps within a rank: vignettes of an earlier one stay.
    await improve(own, free, balance, eventLoop);
  }
  return sections.map(
    (section, at): MockSection => ({
      ...section,
      vignettes: joined(
        section.places,
        kept[at] ?? [],
        drawn.filter((place) => place.section === at),
      ),
    }),
  );
}

/** Section of each free place: one of every section in turn, so that none gets what the others left. */
function freePlaces(sections: readonly MockSection[], kept: readonly (readonly (MockVignette | undefined)[])[]) {
  const left = sections.map(({ places }, at) => places - (kept[at] ?? []).filter((one) => one).length);
  const rounds = Array.from({ length: Math.max(0, ...left) }, (_, round) => round);
  return rounds.flatMap((round) => left.flatMap((count, section) => (round < count ? [section] : [])));
}

/** Places the best candidates, and removes them from `free`. */
async function fill(sections: readonly number[], free: Candidate[], balance: Balance, eventLoop: EventLoopYield) {
  const places: Slot[] = [];
  const first = free.splice(0, Math.max(sections.length, Math.ceil(free.length / 2)));
  for (const section of sections) {
    await eventLoop.yield();
    const best = cheapest(first, (candidate) => costWith(balance, candidate, section));
    if (!best) break;
    const [vignette] = first.splice(best.at, 1) as [Candidate];
    balance.add(vignette, section);
    places.push({ section, vignette });
  }
  free.push(...first);
  return places;
}

async function improve(
  places: readonly Slot[],
  free: Candidate[],
  balance: Balance,
  eventLoop: EventLoopYield,
): Promise<void> {
  for (let swaps = 0, isBetter = true; isBetter && swaps < MAX_SWAPS; ) {
    isBetter = false;
    for (const place of places) {
      if (swaps >= MAX_SWAPS) return;
      await eventLoop.yield();
      if (!replaced(place, free, balance) && !exchanged(place, places, balance)) continue;
      isBetter = true;
      swaps++;
    }
  }
}

/** Takes the best vignette of `free` instead of the one that is there. */
function replaced(place: Slot, free: Candidate[], balance: Balance): boolean {
  const before = balance.cost();
  balance.remove(place.vignette, place.section);
  const best = cheapest(free, (candidate) => costWith(balance, candidate, place.section));
  const isBetter = best !== undefined && best.cost < before - MIN_GAIN;
  if (isBetter) [place.vignette, free[best.at]] = [free[best.at] as Candidate, place.vignette];
  balance.add(place.vignette, place.section);
  return isBetter;
}

/** Exchanges it for the vignette of another section that makes all sections more alike. */
function exchanged(place: Slot, places: readonly Slot[], balance: Balance): boolean {
  const exchange = (other: Slot) => {
    balance.remove(place.vignette, place.section);
    balance.remove(other.vignette, other.section);
    [place.vignette, other.vignette] = [other.vignette, place.vignette];
    balance.add(place.vignette, place.section);
    balance.add(other.vignette, other.section);
  };
  const before = balance.cost();
  const others = places.filter(({ section }) => section !== place.section);
  const best = cheapest(others, (other) => {
    exchange(other);
    const cost = balance.cost();
    exchange(other);
    return cost;
  });
  if (!best || best.cost >= before - MIN_GAIN) return false;
  exchange(others[best.at] as Slot);
  return true;
}

/** The cheapest one; of several the first. */
function cheapest<T>(things: readonly T[], costOf: (thing: T) => number): { at: number; cost: number } | undefined {
  let best: { at: number; cost: number } | undefined;
  things.forEach((thing, at) => {
    const cost = costOf(thing);
    if (best === undefined || cost < best.cost) best = { at, cost };
  });
  return best;
}

function costWith(balance: Balance, candidate: Candidate, section: number): number {
  balance.add(candidate, section);
  const cost = balance.cost();
  balance.remove(candidate, section);
  return cost;
}

/** Fixed vignettes where they were, drawn ones between them. */
function joined(
  places: number,
  kept: readonly (MockVignette | undefined)[],
  drawn: readonly Slot[],
): readonly MockVignette[] {
  const left = drawn.map(
    ({ vignette }): MockVignette => ({ vignetteId: vignette.id, versionId: null, isScored: true, isFixed: false }),
  );
  const length = Math.max(places, kept.length);
  return Array.from({ length }, (_, at) => kept[at] ?? left.shift()).filter((one) => one !== undefined);
}
