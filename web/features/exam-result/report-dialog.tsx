import { REPORT_KINDS, type ReportKind } from '../../../src/wire/literals.ts';
import { Form } from '../../forms/form.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { REPORT } from '../../text/copy/exam-result.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { useReport } from './result-api.ts';
import styles from './answers.module.css';

interface ReportDialogProps {
  sittingId: string;
  questionId: string;
  /** Such as `Question 2`. */
  title: string;
  onClose: () => void;
}

/** Tells the school what is wrong with a question. */
export function ReportDialog({ sittingId, questionId, title, onClose }: ReportDialogProps) {
  const report = useReport(sittingId, questionId);
  const { notify } = useFeedback();
  const send = async (values: { kind: ReportKind; text: string }) => {
    await report(values);
    notify(REPORT.sent);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={REPORT.title} description={REPORT.line(title)} size="small">
      <Form
        start={{ kind: 'answer' as ReportKind, text: '' }}
        schema={() => import('../../../src/wire/results.ts').then((wire) => wire.reportForm)}
        onSubmit={send}
      >
        <SelectField
          name="kind"
          label={REPORT.kind}
          options={REPORT_KINDS.map((value) => ({ value, words: REPORT.kinds[value] }))}
        />
        <TextArea name="text" label={REPORT.text} maxLength={1000} />
        <div className={styles.foot}>
          <Button variant="outline" onClick={onClose}>
            {REPORT.cancel}
          </Button>
          <SubmitButton busy={REPORT.sending}>{REPORT.send}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
