import type { Clock } from '../../kernel/clock.ts';
import type { Fault } from '../../kernel/fault.ts';
import type { MockExamId, VignetteId } from '../../kernel/ids.ts';
import type { PooledVignette } from '../../kernel/vignettes.ts';
import { actualOf, targetsOf } from '../balance.ts';
import type { BlueprintContent } from '../blueprint.ts';
import { noSuchMockExam } from '../errors.ts';
import type { RatingRules, VignettePool } from '../link-ports.ts';
import { freePlacesIn, isShortOf, type MockExam, mayMeetBoth, pinnedVersionsOf, vignetteIdsOf } from '../mock-exam.ts';
import { byVignette, publicationFaults } from '../mock-exam-faults.ts';
import type { BlueprintRepository, MockExamRepository } from '../ports.ts';
import { blueprintOf } from '../seen-mock-exam.ts';

/** Questions of a cluster or subject: as the shares have it when every place is filled, and as they are. */
export interface BalanceRow {
  readonly id: string;
  readonly title: string;
  readonly target: number;
  readonly actual: number;
  /** Questions that count. */
  readonly scored: number;
}

export interface WholeMockExam {
  readonly mockExam: MockExam;
  readonly isShort: boolean;
  readonly isConfirmed: boolean;
  readonly vignettes: ReadonlyMap<VignetteId, PooledVignette>;
  readonly clusters: readonly BalanceRow[];
  readonly subjects: readonly BalanceRow[];
  /** Other published mock exams that students of the same courses may meet, and what they are made of. */
  readonly others: readonly Pick<MockExam, 'id' | 'title' | 'sections'>[];
  /** Reasons that keep a draft from its publication. */
  readonly faults: readonly Fault[];
}

/** A mock exam against its blueprint: a draft as vignettes are now, a published one in its versions. */
export class GetMockExam {
  constructor(
    private readonly mockExams: Pick<MockExamRepository, 'find' | 'list'>,
    private readonly blueprints: Pick<BlueprintRepository, 'newest' | 'find'>,
    private readonly pool: Pick<VignettePool, 'standing' | 'inVersions'>,
    private readonly rules: RatingRules,
    private readonly clock: Clock,
  ) {}

  async run({ mockExamId }: { mockExamId: MockExamId }): Promise<WholeMockExam> {
    const mockExam = await this.mockExams.find(mockExamId);
    if (!mockExam) throw noSuchMockExam();
    const { content, confirmed } = await blueprintOf(mockExam, this.blueprints);
    const [vignettes, faults] = await this.contents(mockExam);
    const rows = (field: 'cluster' | 'subject', entries: BlueprintContent['clusters'] | BlueprintContent['subjects']) =>
      balanceRows(field, entries, mockExam, vignettes, content);
    return {
      mockExam,
      isShort: isShortOf(mockExam, content),
      isConfirmed: confirmed !== null,
      vignettes,
      clusters: rows('cluster', content.clusters),
      subjects: rows('subject', content.subjects),
      others: await this.others(mockExam),
      faults,
    };
  }

  private async others(mockExam: MockExam): Promise<MockExam[]> {
    const published = await this.mockExams.list({ states: ['published'] });
    return published.filter((other) => other.id !== mockExam.id && mayMeetBoth(mockExam, other));
  }

  private async contents(mockExam: MockExam): Promise<[ReadonlyMap<VignetteId, PooledVignette>, Fault[]]> {
    if (mockExam.state === 'draft') {
      const standing = byVignette(await this.pool.standing(vignetteIdsOf(mockExam)));
      return [standing, publicationFaults(mockExam, standing, this.rules, this.clock.now())];
    }
    return [byVignette(await this.pool.inVersions(pinnedVersionsOf(mockExam))), []];
  }
}

function balanceRows(
  field: 'cluster' | 'subject',
  entries: readonly { readonly id: string; readonly title: string; readonly share: number | null }[],
  mockExam: MockExam,
  vignettes: ReadonlyMap<VignetteId, PooledVignette>,
  { vignette }: BlueprintContent,
): BalanceRow[] {
  const own = mockExam.sections.flatMap((section) => section.vignettes);
  const factsOf = (which: typeof own) => which.flatMap(({ vignetteId }) => vignettes.get(vignetteId) ?? []);
  const [all, scored] = [factsOf(own), factsOf(own.filter(({ isScored }) => isScored))];
  const questions = all.flatMap((one) => one.questions).length + freePlacesIn(mockExam) * vignette.questions;
  const targets = targetsOf(entries, questions);
  const [actual, counting] = [actualOf(field, entries, all), actualOf(field, entries, scored)];
  return entries.map(({ id, title }, at) => ({
    id,
    title,
    target: targets[at] ?? 0,
    actual: actual[at] ?? 0,
    scored: counting[at] ?? 0,
  }));
}
