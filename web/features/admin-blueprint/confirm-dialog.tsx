import { paths } from '../../../src/wire/paths.ts';
import type { BlueprintReply } from '../../../src/wire/replies/exam.ts';
import { currentIn } from '../../api/admin-courses.ts';
import { call } from '../../api/client.ts';
import { Form } from '../../forms/form.tsx';
import { sentenceOf } from '../../forms/refusal.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { BLUEPRINT } from '../../text/copy/admin-blueprint.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import styles from './blueprint.module.css';

const schema = () => import('../../../src/wire/exam.ts').then((wire) => wire.confirmBlueprintBody.omit(['version']));

interface ConfirmDialogProps {
  version: number;
  onClose: () => void;
  onConfirmed: (newest: BlueprintReply) => void;
  /** Somebody else saved or confirmed first. */
  onStale: (theirs: BlueprintReply) => void;
}

/** Asks with which edition of the handbook the blueprint was compared. */
export function ConfirmDialog({ version, onClose, onConfirmed, onStale }: ConfirmDialogProps) {
  const { notify } = useFeedback();
  const { confirm } = BLUEPRINT;

  const submit = async ({ handbook }: { handbook: string }) => {
    try {
      onConfirmed(await call(paths.confirmBlueprint, { method: 'POST', body: { version, handbook } }));
      notify(confirm.done);
    } catch (error) {
      const current = currentIn<BlueprintReply>(error);
      if (!current) throw error;
      notify(sentenceOf(error), { tone: 'failure' });
      onStale(current);
    }
    onClose();
  };

  return (
    <Dialog isOpen onClose={onClose} title={confirm.title} description={confirm.line} size="small">
      <Form start={{ handbook: '' }} schema={schema} onSubmit={submit}>
        <TextField name="handbook" label={confirm.handbook} hint={confirm.handbookHint} autoComplete="off" />
        <div className={styles.actions}>
          <Button variant="outline" onClick={onClose}>
            {confirm.cancel}
          </Button>
          <SubmitButton busy={confirm.busy}>{confirm.action}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
