import type { Clock } from './ports.ts';

/** A longer gap between two looks is a sleep, which is nobody's time on a question. */
const MAX_GAP_MS = 5000;

/** Counts how long each question is on the screen, while the page is visible. */
export class Stopwatch {
  private question: string | undefined;
  private isRunning = true;
  private lookedAt: number;
  private readonly counted = new Map<string, number>();

  constructor(private readonly clock: Clock) {
    this.lookedAt = clock.monotonic();
  }

  /** Counts up to now. To be called every second, or gaps count as sleep. */
  look(): void {
    const now = this.clock.monotonic();
    const gap = Math.min(now - this.lookedAt, MAX_GAP_MS);
    this.lookedAt = now;
    if (this.question === undefined || !this.isRunning) return;
    this.counted.set(this.question, (this.counted.get(this.question) ?? 0) + gap);
  }

  show(question: string | undefined): void {
    this.look();
    this.question = question;
  }

  run(isRunning: boolean): void {
    this.look();
    this.isRunning = isRunning;
  }

  /** Returns the whole seconds that nobody has taken yet; fractions stay. */
  take(): readonly (readonly [question: string, seconds: number])[] {
    this.look();
    const taken = [...this.counted].map(([question, ms]) => [question, Math.floor(ms / 1000)] as const);
    for (const [question, seconds] of taken)
      this.counted.set(question, (this.counted.get(question) ?? 0) - seconds * 1000);
    return taken.filter(([, seconds]) => seconds > 0);
  }

  /** Forgets what was counted: another section begins. */
  reset(): void {
    this.look();
    this.counted.clear();
  }
}
