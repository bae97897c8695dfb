import type { ReviewDecision } from '../../../src/wire/literals.ts';
import { UnsavedGuard } from '../../admin/unsaved-guard.tsx';
import { Form } from '../../forms/form.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { useAct } from '../../forms/use-act.ts';
import { REVIEW } from '../../text/copy/admin-questions.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import styles from './review-page.module.css';

const schema = () => import('../../../src/wire/questions.ts').then((wire) => wire.decisionBody.pick(['comment']));

interface DecisionFormProps {
  onDecide: (decision: ReviewDecision, comment: string) => Promise<void>;
}

/** Approves with or without a comment, or returns with one, which the server asks for. */
export const DecisionForm = ({ onDecide }: DecisionFormProps) => (
  <Card as="section" aria-label={REVIEW.decision} gap={4} className={styles.question}>
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
  const { confirm } = useFeedback();
  const { isBusy, run } = useAct(() => onDecide('approve', values.comment).then(() => undefined));
  const approve = async () => {
    const { approve: action, approveTitle: title } = REVIEW;
    if (await confirm(REVIEW.approveLine, { title, action, tone: 'neutral' })) await run();
  };
  return (
    <Button isBusy={isBusy} busyWords={REVIEW.approving} onClick={() => void approve()}>
      {REVIEW.approve}
    </Button>
  );
}
