import { PROGRAM, WHAT_YOU_GET } from '../../text/copy/program.ts';
import { StarList } from '../../ui/star-list.tsx';
import styles from './what-you-get.module.css';

export function WhatYouGet({ headingLevel = 3 }: { headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div>
      <Heading className={styles.heading}>{PROGRAM.whatYouGet}</Heading>
      <StarList points={WHAT_YOU_GET} isSmall />
    </div>
  );
}
