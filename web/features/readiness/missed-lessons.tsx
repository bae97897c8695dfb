import { useMissedLessons } from '../../exam/readiness/readiness-api.ts';
import { TaughtLink } from '../../exam/result/taught-at.tsx';
import { READINESS } from '../../text/copy/readiness.ts';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import styles from '../../exam/readiness/readiness.module.css';

/** Lessons that teach what was wrong; nothing where no question is tied to one. */
export function MissedLessons() {
  const { data } = useMissedLessons();
  if (!data || data.lessons.length === 0) return null;
  return (
    <Stack as="section" gap={3} data-print="hide">
      <h2 className={styles.heading}>{READINESS.lessons}</h2>
      <Stack as="ul" gap={1}>
        {data.lessons.map((lesson) => (
          <li key={lesson.contentId}>
            <TaughtLink lesson={lesson} />
            <Note>{READINESS.lessonLine(lesson.questions)}</Note>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
