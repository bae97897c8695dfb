import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { ANSWERS } from '../../text/copy/admin-vignette.ts';
import type { VignetteCalls } from './vignette-api.ts';

const schema = () => import('../../../src/wire/questions.ts').then((wire) => wire.withdrawalBody);

interface WithdrawDialogProps {
  number: number;
  questionId: string;
  calls: VignetteCalls;
  onClose: () => void;
}

/** Asks why a question is to be left out of every result. */
export function WithdrawDialog({ number, questionId, calls, onClose }: WithdrawDialogProps) {
  const withdraw = async ({ reason }: { reason: string }) => {
    const { turnedResults } = await calls.withdraw(questionId, reason);
    await calls.refresh();
    return ANSWERS.didWithdraw(turnedResults);
  };
  return (
    <FormDialog
      title={ANSWERS.withdrawTitle(number)}
      description={ANSWERS.withdrawLine}
      size="small"
      start={{ reason: '' }}
      schema={schema}
      action={ANSWERS.confirm}
      busy={ANSWERS.withdrawing}
      onSubmit={withdraw}
      onClose={onClose}
    >
      <TextArea name="reason" label={ANSWERS.reason} rows={3} />
    </FormDialog>
  );
}
