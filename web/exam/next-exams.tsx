import { ADC } from '../text/adc.ts';
import { BRAND } from '../text/brand.ts';
import { NEXT_EXAMS } from '../text/copy/next-exams.ts';
import { schoolDay } from '../text/dates.ts';
import { comingExams, examDays } from '../text/exam-dates.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import styles from './next-exams.module.css';

/** Coming dates of the written exam; nothing without any. Today is this device's, so no server draws it. */
export function NextExams() {
  const [next, ...later] = comingExams(BRAND.examDates ?? [], schoolDay());
  if (!next) return null;
  return (
    <div className={styles.exams}>
      <p>
        {NEXT_EXAMS.next}: <span className={styles.days}>{examDays(next)}</span>
        {next.note && <span className={styles.quiet}>{` · ${next.note}`}</span>}
      </p>
      {later.length > 0 && (
        <p className={styles.quiet}>
          {NEXT_EXAMS.later}: {later.map((one) => [examDays(one), one.note].filter(Boolean).join(' · ')).join('; ')}
        </p>
      )}
      <p className={styles.link}>
        <ExternalLink href={ADC.processUrl} kind={ADC.isProcessUrlPdf ? 'PDF' : undefined}>
          {NEXT_EXAMS.check}
        </ExternalLink>
      </p>
    </div>
  );
}
