import { SKIP_SECONDS } from './playback.ts';

export type Side = 'left' | 'right';

export interface TouchTapsParts {
  onToggle: () => void;
  /** `total`: how far this row of taps has gone by now. */
  onSkip: (seconds: number, side: Side, total: number) => void;
}

const AGAIN_WITHIN_MS = 280;
/** Once it skips, further taps may come more slowly. */
const CHAIN_MS = 700;

/**
 * Fingers on the picture: one tap plays or pauses, two on an outer third skip, each further one skips again. Only on
 * the outer thirds a tap waits for a second one.
 */
export class TouchTaps {
  private side: Side | undefined;
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: TouchTapsParts) {}

  /** `share`: how far from the left, 0 to 1. */
  tap(share: number): void {
    clearTimeout(this.timer);
    const side = share < 1 / 3 ? 'left' : share > 2 / 3 ? 'right' : undefined;
    if (side === undefined) {
      this.forget();
      this.parts.onToggle();
    } else if (side === this.side) this.skip(side);
    else this.begin(side);
  }

  readonly forget = (): void => {
    clearTimeout(this.timer);
    this.side = undefined;
    this.count = 0;
  };

  private begin(side: Side): void {
    this.side = side;
    this.count = 0;
    this.timer = setTimeout(() => {
      this.forget();
      this.parts.onToggle();
    }, AGAIN_WITHIN_MS);
  }

  private skip(side: Side): void {
    this.count += 1;
    this.parts.onSkip(side === 'left' ? -SKIP_SECONDS : SKIP_SECONDS, side, this.count * SKIP_SECONDS);
    this.timer = setTimeout(this.forget, CHAIN_MS);
  }
}
