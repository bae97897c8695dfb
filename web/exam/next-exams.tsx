import { BRAND } from '../text/brand.ts';
import { NEXT_EXAMS } from '../text/copy/next-exams.ts';
import { schoolDay } from '../text/dates.ts';
import { comingExams, examDays } from '../text/exam-dates.ts';
import { Note, Stack, Text } from '../ui/layout/layout.tsx';
import { CouncilLink } from './council-link.tsx';
import styles from './next-exams.module.css';

/** Coming dates of the written exam; nothing without any. Today is this device's, so no server draws it. */
export function NextExams() {
  const [next, ...later] = comingExams(BRAND.examDates ?? [], schoolDay());
  if (!next) return null;
  return (
    <Stack gap={1} above={2}>
      <p>
        {NEXT_EXAMS.next}: <span className={styles.days}>{examDays(next)}</span>
        {next.note && <Note as="span">{` · ${next.note}`}</Note>}
      </p>
      {later.length > 0 && (
        <Note>
          {NEXT_EXAMS.later}: {later.map((one) => [examDays(one), one.note].filter(Boolean).join(' · ')).join('; ')}
        </Note>
      )}
      <Text size="small">
        <CouncilLink>{NEXT_EXAMS.check}</CouncilLink>
      </Text>
    </Stack>
  );
}
