import { useMoments } from '../../../api/search.ts';
import { MomentWords } from '../../../course/moment-words.tsx';
import { SEARCH } from '../../../text/copy/search.ts';
import { Note, Stack, Text } from '../../../ui/layout/layout.tsx';
import styles from './video.module.css';

interface SaidHereProps {
  courseId: string;
  contentId: string;
  /** The words of the search that led here. */
  words: string;
  onSeek: (second: number) => void;
}

/** Where the lesson says what was searched for; nothing until that is known, and where it is not said. */
export function SaidHere({ courseId, contentId, words, onSeek }: SaidHereProps) {
  const moments = useMoments({ courseId, contentId, words });
  if (moments.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-label={SEARCH.said}>
      <Text as="h2" size="h3">
        {SEARCH.said}
      </Text>
      <Note breaks>{SEARCH.saidOf(words)}</Note>
      <Stack as="ul" gap="2px">
        {moments.map((moment) => (
          <li key={moment.second}>
            <button type="button" className={styles.moment} onClick={() => onSeek(moment.second)}>
              <MomentWords moment={moment} />
            </button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
