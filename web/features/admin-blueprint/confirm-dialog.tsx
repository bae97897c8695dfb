import { paths } from '../../../src/wire/paths.ts';
import type { BlueprintReply } from '../../../src/wire/replies/exam.ts';
import { currentIn, showing } from '../../api/admin-courses.ts';
import { call } from '../../api/client.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { sentenceOf } from '../../forms/refusal.ts';
import { TextField } from '../../forms/text-field.tsx';
import { BLUEPRINT } from '../../text/copy/admin-blueprint.ts';
import { useFeedback } from '../../ui/feedback.ts';

const schema = () => import('../../../src/wire/exam.ts').then((wire) => wire.confirmBlueprintBody.omit(['version']));

interface ConfirmDialogProps {
  version: number;
  onClose: () => void;
  /** Called with what is confirmed, or with what another user saved or confirmed first. */
  onSeen: (newest: BlueprintReply) => void;
}

/** Asks with which edition of the handbook the blueprint was compared. */
export function ConfirmDialog({ version, onClose, onSeen }: ConfirmDialogProps) {
  const { notify } = useFeedback();
  const { confirm } = BLUEPRINT;

  const submit = async ({ handbook }: { handbook: string }) => {
    try {
      await showing(call(paths.confirmBlueprint, { method: 'POST', body: { version, handbook } }), onSeen);
      return confirm.done;
    } catch (error) {
      if (!currentIn(error)) throw error;
      notify(sentenceOf(error), { tone: 'failure' });
      return undefined;
    }
  };

  return (
    <FormDialog
      title={confirm.title}
      description={confirm.line}
      size="small"
      start={{ handbook: '' }}
      schema={schema}
      action={confirm.action}
      busy={confirm.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="handbook" label={confirm.handbook} hint={confirm.handbookHint} autoComplete="off" />
    </FormDialog>
  );
}
