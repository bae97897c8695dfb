import type { SearchHitReply } from '../../src/wire/replies/catalog.ts';
import { clock } from '../text/playing-time.ts';
import styles from './moment-words.module.css';

/** A place in a video where something is said. */
export type Moment = SearchHitReply['moments'][number];

/** Words of a text, with those that were searched for marked. */
export const Excerpt = ({ parts }: { parts: SearchHitReply['excerpt'] }) =>
  parts.map(({ text, isMatch }, at) =>
    isMatch ? (
      <mark key={at} className={styles.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  );

/** The time of the place and what is said there, in the direction of its script. */
export function MomentWords({ moment: { second, excerpt } }: { moment: Moment }) {
  return (
    <>
      <span className={styles.time}>{clock(second)}</span>{' '}
      <span className={styles.words} dir="auto">
        <Excerpt parts={excerpt} />
      </span>
    </>
  );
}
