import type { Clock } from '../../kernel/clock.ts';
import type { Figures } from '../figures.ts';
import { figuresRange, SINCE_THE_START, spanOf, stepsOf } from '../figures-range.ts';
import type { FiguresReader } from '../ports.ts';

const RECENT = 10;
const TOP = 5;

/** Returns the owner's key figures: a constant number of reads. */
export class GetFigures {
  constructor(
    private readonly figures: FiguresReader,
    private readonly clock: Clock,
  ) {}

  async run(asked: { from?: string; to?: string }): Promise<Figures> {
    const firstAt = asked.from === SINCE_THE_START ? await this.figures.firstAt() : undefined;
    const range = figuresRange(asked, this.clock.now(), firstAt);
    const span = spanOf(range);
    const steps = stepsOf(range);
    const [totals, newStudents, perStep, recentEnrolments, topCourses] = await Promise.all([
      this.figures.totals(),
      this.figures.newStudents(span),
      this.figures.perSpan(steps.map((step) => step.span)),
      this.figures.recentEnrolments(span, RECENT),
      this.figures.topCourses(span, TOP),
    ]);
    return {
      ...range,
      totals,
      newStudents,
      steps: steps.map(({ start }, i) => ({ start, ...(perStep[i] ?? NOTHING) })),
      recentEnrolments,
      topCourses,
    };
  }
}

const NOTHING = { enrolments: 0, granted: 0, revenueCents: 0 };
