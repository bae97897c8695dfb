import { useState } from 'react';
import type { ReviewDecision } from '../../../src/wire/literals.ts';
import { UnsavedGuard } from '../../admin/unsaved-guard.tsx';
import { Form } from '../../forms/form.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { REVIEW } from '../../text/copy/admin-questions.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { referenceOf } from '../../ui/text.tsx';
import styles from './review-page.module.css';

const schema = () => import('../../../src/wire/questions.ts').then((wire) => wire.decisionBody.pick(['comment']));

interface DecisionFormProps {
  onDecide: (decision: ReviewDecision, comment: string) => Promise<void>;
}

/** Approves with or without a comment, or returns with one, which the server asks for. */
export const DecisionForm = ({ onDecide }: DecisionFormProps) => (
  <Card as="section" aria-label={REVIEW.decision} className={styles.question}>
    <h2 className={styles.heading}>{REVIEW.decision}</h2>
    <Form start={{ comment: '' }} schema={schema} onSubmit={({ comment }) => onDecide('return', comment)}>
      <UnsavedGuard />
      <TextArea name="comment" label={REVIEW.comment} hint={REVIEW.commentHint} isOptional rows={4} />
      <div className={styles.decisions}>
        <SubmitButton variant="outline" busy={REVIEW.returning}>
          {REVIEW.return}
        </SubmitButton>
        <ApproveButton onDecide={onDecide} />
      </div>
    </Form>
  </Card>
);

function ApproveButton({ onDecide }: DecisionFormProps) {
  const { values } = useFormValues<{ comment: string }>();
  const { confirm, notify } = useFeedback();
  const [isBusy, setBusy] = useState(false);
  const approve = async () => {
    const { approve: action, approveTitle: title } = REVIEW;
    if (!(await confirm(REVIEW.approveLine, { title, action, tone: 'neutral' }))) return;
    setBusy(true);
    try {
      await onDecide('approve', values.comment);
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure', detail: referenceOf(error) });
      setBusy(false);
    }
  };
  return (
    <Button isBusy={isBusy} busyWords={REVIEW.approving} onClick={() => void approve()}>
      {REVIEW.approve}
    </Button>
  );
}
