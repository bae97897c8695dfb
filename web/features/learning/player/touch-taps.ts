import { SKIP_SECONDS } from './playback.ts';

export type Side = 'left' | 'right';

export interface TouchTapsParts {
  onToggle: () => void;
  /** `total`: seconds skipped by this series of taps. */
  onSkip: (seconds: number, side: Side, total: number) => void;
}

const AGAIN_WITHIN_MS = 280;
/** After the first skip, further taps may be slower. */
const CHAIN_MS = 700;

/**
 * Taps on the picture: a single tap toggles, a double tap on an outer third skips, and each further one skips again.
 * Only outer thirds delay a single tap.
 */
export class TouchTaps {
  private side: Side | undefined;
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: TouchTapsParts) {}

  /** `share`: horizontal position, 0 to 1. */
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
