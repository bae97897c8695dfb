import { useState } from 'react';
import type { AnswersReply } from '../../../src/wire/replies/results.ts';
import { answerId } from '../../platform/exam-addresses.ts';
import { late } from '../../platform/late.tsx';
import { EXAM } from '../../text/copy/exam.ts';
import { ANSWERS, RESULT } from '../../text/copy/exam-result.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { KeyedQuestion } from '../keyed-question.tsx';
import { TaughtAt } from './taught-at.tsx';
import styles from './answers.module.css';

const ReportDialog = late(() => import('./report-dialog.tsx'), 'ReportDialog');

type Vignette = AnswersReply['vignettes'][number];

interface AnswerViewProps {
  /** Where it can be reported from; without it, the answer is read only. */
  sittingId: string | undefined;
  question: Vignette['questions'][number];
  figures: Vignette['figures'];
}

/** A question as it was answered, with what is right, and the way to report it. */
export function AnswerView({ sittingId, question, figures }: AnswerViewProps) {
  const [isReporting, setReporting] = useState(false);
  const { position, option, cluster, subject, seconds, report } = question;
  const title = ANSWERS.question(position);
  const isOpen = report?.state === 'open';
  return (
    <>
      <KeyedQuestion
        title={title}
        heading="h3"
        headingId={answerId(position)}
        question={question}
        figures={figures}
        own={option ?? undefined}
        isAnswered
        action={
          sittingId !== undefined &&
          !isOpen && (
            <Button variant="quiet" size="small" data-print="hide" onClick={() => setReporting(true)}>
              {ANSWERS.report}
            </Button>
          )
        }
        note={<Notes question={question} />}
      >
        <TaughtAt question={question} />
        <dt>{ANSWERS.about}</dt>
        <dd>{`${cluster} · ${subject}`}</dd>
        <dt>{ANSWERS.time}</dt>
        <dd>{RESULT.spent(seconds)}</dd>
        {report && (
          <>
            <dt>{ANSWERS.yourReport}</dt>
            <dd className={styles.said}>{report.text}</dd>
            <dt>{ANSWERS.answered}</dt>
            <dd className={styles.said}>{report.answer || ANSWERS.waiting}</dd>
          </>
        )}
      </KeyedQuestion>
      {sittingId !== undefined && isReporting && (
        <ReportDialog
          sittingId={sittingId}
          questionId={question.id}
          title={title}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}

function Notes({ question }: Pick<AnswerViewProps, 'question'>) {
  const { option, options, isFlagged, isReached, lateOption, withdrawn } = question;
  const late = options.findIndex(({ id }) => id === lateOption);
  return (
    <div className={styles.notes}>
      {isFlagged && <Tag tone="gold">{ANSWERS.flagged}</Tag>}
      {withdrawn !== null && <p>{ANSWERS.withdrawn(withdrawn)}</p>}
      {option === null && <p>{isReached ? ANSWERS.blank : ANSWERS.notReached}</p>}
      {late >= 0 && <p>{ANSWERS.late(EXAM.letter(late))}</p>}
    </div>
  );
}
