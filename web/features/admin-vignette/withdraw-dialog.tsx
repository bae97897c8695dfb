import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { ANSWERS } from '../../text/copy/admin-vignette.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import type { VignetteCalls } from './vignette-api.ts';
import styles from './vignette.module.css';

const schema = () => import('../../../src/wire/questions.ts').then((wire) => wire.withdrawalBody);

interface WithdrawDialogProps {
  number: number;
  questionId: string;
  calls: VignetteCalls;
  onClose: () => void;
}

/** Asks why a question is to count for nobody. */
export function WithdrawDialog({ number, questionId, calls, onClose }: WithdrawDialogProps) {
  const { notify } = useFeedback();
  const withdraw = async ({ reason }: { reason: string }) => {
    await calls.withdraw(questionId, reason);
    await calls.refresh();
    notify(ANSWERS.didWithdraw);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={ANSWERS.withdrawTitle(number)}
      description={ANSWERS.withdrawLine}
      size="small"
    >
      <Form start={{ reason: '' }} schema={schema} onSubmit={withdraw}>
        <TextArea name="reason" label={ANSWERS.reason} rows={3} />
        <div className={styles.actions}>
          <Button variant="outline" onClick={onClose}>
            {ANSWERS.cancel}
          </Button>
          <SubmitButton busy={ANSWERS.withdrawing}>{ANSWERS.confirm}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
