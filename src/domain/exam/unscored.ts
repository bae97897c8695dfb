import type { VignetteId } from '../kernel/ids.ts';
import type { PooledVignette } from '../kernel/vignettes.ts';
import { Balance } from './balance.ts';
import type { BlueprintContent } from './blueprint.ts';
import type { MockSection } from './mock-exam.ts';

type Shape = Pick<BlueprintContent, 'clusters' | 'subjects' | 'sections' | 'unscoredVignettesPerSection'>;

/** Number of vignettes that count for nobody: fewer, in proportion, in a section smaller than the blueprint's. */
export function unscoredIn({ sections, unscoredVignettesPerSection }: Shape, at: number, places: number): number {
  const whole = sections[at] ?? sections[0];
  return whole ? Math.floor(Math.min(1, places / whole.vignettes) * unscoredVignettesPerSection) : 0;
}

/** Marks the vignettes that count for nobody: those without which the others fit the blueprint best. */
export function withUnscored(
  sections: readonly MockSection[],
  blueprint: Shape,
  vignettes: ReadonlyMap<VignetteId, Pick<PooledVignette, 'questions'>>,
): MockSection[] {
  const wanted = sections.map(({ vignettes: own }, at) => unscoredIn(blueprint, at, own.length));
  const left = sections.map(({ vignettes: own }) =>
    own.flatMap(({ vignetteId }) => {
      const facts = vignettes.get(vignetteId);
      return facts ? [{ vignetteId, questions: facts.questions }] : [];
    }),
  );
  const questions = left.flatMap((own, at) => own.slice(wanted[at])).flatMap((one) => one.questions).length;
  const balance = new Balance(blueprint, Math.max(1, questions), sections.length);
  left.forEach((own, at) => {
    for (const one of own) balance.add(balance.loadOf(one), at);
  });
  const unscored = new Set<VignetteId>();
  for (let round = 0; round < Math.max(0, ...wanted); round++)
    left.forEach((own, at) => {
      if (round >= (wanted[at] ?? 0)) return;
      const costs = own.map((one) => costWithout(balance, one, at));
      const [gone] = own.splice(costs.indexOf(Math.min(...costs)), 1);
      if (!gone) return;
      balance.remove(balance.loadOf(gone), at);
      unscored.add(gone.vignetteId);
    });
  return sections.map((section) => ({
    ...section,
    vignettes: section.vignettes.map((one) => ({ ...one, isScored: !unscored.has(one.vignetteId) })),
  }));
}

function costWithout(balance: Balance, vignette: Pick<PooledVignette, 'questions'>, section: number): number {
  const load = balance.loadOf(vignette);
  balance.remove(load, section);
  const cost = balance.cost();
  balance.add(load, section);
  return cost;
}
