import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react';
import { EXAM } from '../text/copy/exam.ts';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout/layout.tsx';
import styles from './case-view.module.css';

const LEVELS = [100, 150, 200, 300, 400] as const;
const LAST = LEVELS.length - 1;

interface PictureZoomProps {
  /** Description of the picture. */
  name: string;
  /** Draws it; `isLarge` asks for the large file on phones, too. */
  children: (isLarge: boolean) => ReactNode;
}

/** Makes a picture larger, up to 400 %, within its own frame: with buttons, or with + − 0 while it has the focus. */
export function PictureZoom({ name, children }: PictureZoomProps) {
  const [at, setAt] = useState(0);
  const level = LEVELS[at] ?? 100;
  const step = (by: number) => setAt((before) => Math.min(LAST, Math.max(0, before + by)));
  const isZoomed = at > 0;

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { '+': 1, '=': 1, '-': -1, '0': -LAST }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons do the same
    <div onKeyDown={press}>
      <div
        className={styles.frame}
        data-zoomed={isZoomed || undefined}
        style={{ '--zoom': level / 100 } as CSSProperties}
        role={isZoomed ? 'region' : undefined}
        aria-label={isZoomed ? EXAM.enlarged(name) : undefined}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
        tabIndex={isZoomed ? 0 : undefined}
      >
        {children(isZoomed)}
      </div>
      <Row gap={2} wraps={false} align="center" above={2} className={styles.tools} data-print="hide">
        <Button
          variant="outline"
          size="small"
          aria-label={EXAM.smaller}
          aria-disabled={at === 0}
          onClick={() => step(-1)}
        >
          −
        </Button>
        <output className={styles.level}>{EXAM.zoom(level)}</output>
        <Button
          variant="outline"
          size="small"
          aria-label={EXAM.larger}
          aria-disabled={at === LAST}
          onClick={() => step(1)}
        >
          +
        </Button>
      </Row>
    </div>
  );
}
