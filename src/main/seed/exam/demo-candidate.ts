import { ownSitting } from '../../../domain/exam/own-sitting.ts';
import { type AnswerSheet, versionIdsOf, type WholeSitting } from '../../../domain/exam/sitting.ts';
import { RevealAnswer } from '../../../domain/exam/use-cases/reveal-answer.ts';
import { SaveAnswers } from '../../../domain/exam/use-cases/save-answers.ts';
import { StartPractice } from '../../../domain/exam/use-cases/start-practice.ts';
import { StartSection } from '../../../domain/exam/use-cases/start-section.ts';
import { StartSitting } from '../../../domain/exam/use-cases/start-sitting.ts';
import { SubmitSection } from '../../../domain/exam/use-cases/submit-section.ts';
import { after, MINUTE_MS, SECOND_MS } from '../../../domain/kernel/clock.ts';
import type { MockExamId, SittingId, UserId } from '../../../domain/kernel/ids.ts';
import type { JobName } from '../../../domain/kernel/jobs.ts';
import type { Composition } from '../../composition/compose.ts';
import { doDueJobs } from '../due-jobs.ts';
import type { Past } from '../past.ts';
import type { MovedClock } from '../year/moved-clock.ts';
import { demoAnswers } from './demo-answers.ts';

const DEVICE = 'Chrome on Windows';
/** Number of the first writer: no other device has taken the sitting over. */
const WRITER = 1;
/** Jobs that a section leaves, which belong to its moment. */
const JOBS: readonly JobName[] = ['exam/close-section', 'exam/note-finished', 'readiness/update-estimate'];
const BREAK_MS = 20 * MINUTE_MS;
/** The one subject of which the demo has two cases to practise with, so that it is the same two everywhere. */
const PRACTISED = { kind: 'tutor', clusters: [], subjects: ['prosthodontics'], status: 'all', vignettes: 2 } as const;

/** Sits tests as a student does, through the use cases of candidates; moves the clock by what each question takes. */
export class DemoCandidate {
  constructor(
    private readonly past: Past,
    private readonly composition: Composition,
    private readonly clock: MovedClock,
    private readonly userId: UserId,
  ) {}

  /** Sits these sections of the mock exam, with a break after each. */
  async sitMock(mockExamId: MockExamId, numbers: readonly number[]): Promise<void> {
    const { sittingId } = await this.composition.container
      .get(StartSitting)
      .run({ viewer: this.viewer, idempotencyKey: 'demo-mock', mockExamId, device: DEVICE });
    for (const number of numbers) {
      await this.sit(sittingId, number);
      this.clock.moveTo(after(this.clock.now(), BREAK_MS));
    }
  }

  /** Works through a tutor test, once: each question is explained as it is answered. */
  async practise(): Promise<void> {
    const { sittingId, isNew } = await this.composition.container.get(StartPractice).run({
      ...PRACTISED,
      viewer: this.viewer,
      idempotencyKey: 'demo-tutor',
      extraTimePercent: 0,
      device: DEVICE,
    });
    if (isNew) await this.sit(sittingId, 1);
  }

  private async sit(sittingId: SittingId, number: number): Promise<void> {
    const { container, jobs } = this.composition;
    await container.get(StartSection).run({ viewer: this.viewer, sittingId, number, writer: WRITER });
    const whole = await ownSitting(this.past.dependencies.exam.sittings, sittingId, this.userId);
    const answers = await this.answersOf(whole, number);
    const half = Math.ceil(answers.length / 2);
    await this.answer(whole, answers.slice(0, half));
    await container.get(SaveAnswers).run(this.sheet(sittingId, number, 1, answers.slice(0, half)));
    await this.answer(whole, answers.slice(half));
    await container.get(SubmitSection).run(this.sheet(sittingId, number, 2, answers));
    await doDueJobs(this.past, jobs, JOBS, this.clock.now());
  }

  private async answersOf({ sitting, sections }: WholeSitting, number: number): Promise<AnswerSheet> {
    const keys = await this.past.dependencies.questions.keyReader.keys(versionIdsOf(sections));
    return demoAnswers(sections, keys, { isPractice: sitting.kind !== 'mock' })[number - 1] ?? [];
  }

  private async answer({ sitting }: WholeSitting, rows: AnswerSheet): Promise<void> {
    for (const { question: questionId, option: optionId, seconds } of rows) {
      this.clock.moveTo(after(this.clock.now(), seconds * SECOND_MS));
      if (sitting.kind !== 'tutor' || optionId === null) continue;
      const revealed = { userId: this.userId, sittingId: sitting.id, questionId, optionId, writer: WRITER };
      await this.composition.container.get(RevealAnswer).run(revealed);
    }
  }

  private sheet(sittingId: SittingId, number: number, sequence: number, answers: AnswerSheet) {
    const receivedAt = this.clock.now();
    return { userId: this.userId, sheet: { sittingId, number, writer: WRITER, sequence, answers, receivedAt } };
  }

  private get viewer() {
    return { userId: this.userId, role: 'student' as const, roles: [] };
  }
}
