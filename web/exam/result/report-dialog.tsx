import { REPORT_KINDS, type ReportKind } from '../../../src/wire/literals.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { REPORT } from '../../text/copy/exam-result.ts';
import { useReport } from './result-api.ts';

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
  const send = async (values: { kind: ReportKind; text: string }) => {
    await report(values);
    return REPORT.sent;
  };
  return (
    <FormDialog
      title={REPORT.title}
      description={REPORT.line(title)}
      size="small"
      start={{ kind: 'answer' as ReportKind, text: '' }}
      schema={() => import('../../../src/wire/results.ts').then((wire) => wire.reportForm)}
      action={REPORT.send}
      busy={REPORT.sending}
      onSubmit={send}
      onClose={onClose}
    >
      <SelectField
        name="kind"
        label={REPORT.kind}
        options={REPORT_KINDS.map((value) => ({ value, words: REPORT.kinds[value] }))}
      />
      <TextArea name="text" label={REPORT.text} maxLength={1000} />
    </FormDialog>
  );
}
