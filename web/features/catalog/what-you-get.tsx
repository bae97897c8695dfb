import { starPath } from '../../art/art.ts';
import { PROGRAM, WHAT_YOU_GET } from '../../text/copy/program.ts';
import styles from './what-you-get.module.css';

const STAR = starPath({ x: 8, y: 8 }, 8);

export function WhatYouGet({ headingLevel = 3 }: { headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div>
      <Heading className={styles.heading}>{PROGRAM.whatYouGet}</Heading>
      <ul className={styles.list}>
        {WHAT_YOU_GET.map((thing) => (
          <li key={thing} className={styles.thing}>
            <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path d={STAR} /></svg>
            {thing}
          </li>
        ))}
      </ul>
    </div>
  );
}
