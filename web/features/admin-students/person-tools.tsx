import { LogOut, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { Form } from '../../forms/form.tsx';
import { sentenceOf } from '../../forms/refusal.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { PEOPLE } from '../../text/copy/admin-people.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { referenceOf } from '../../ui/text.tsx';
import { usePerson } from './people-api.ts';
import styles from './people.module.css';

interface PersonToolsProps {
  person: { id: string; name: string; disabledAt: string | null };
  /** One's own account cannot be disabled. */
  isYou?: boolean;
}

/** Tools against misuse and sharing of an account. */
export function PersonTools({ person: { id, name, disabledAt }, isYou }: PersonToolsProps) {
  const { notify, confirm } = useFeedback();
  const { disable, enable, endSessions } = usePerson(id);
  const [busyWith, setBusyWith] = useState<'enable' | 'end'>();
  const [isDisabling, setDisabling] = useState(false);
  const run = async (what: 'enable' | 'end', act: () => Promise<string>) => {
    setBusyWith(what);
    try {
      notify(await act());
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure', detail: referenceOf(error) });
    }
    setBusyWith(undefined);
  };
  const end = async () => {
    const isAgreed = await confirm(PEOPLE.endLine(name), { title: PEOPLE.endTitle, action: PEOPLE.endSessions });
    if (isAgreed) await run('end', endSessions);
  };
  return (
    <div className={styles.tools}>
      <Button
        variant="outline"
        size="small"
        icon={<LogOut size={18} aria-hidden="true" />}
        isBusy={busyWith === 'end'}
        busyWords={PEOPLE.ending}
        onClick={() => void end()}
      >
        {PEOPLE.endSessions}
      </Button>
      {disabledAt !== null && (
        <Button
          variant="outline"
          size="small"
          icon={<UserCheck size={18} aria-hidden="true" />}
          isBusy={busyWith === 'enable'}
          busyWords={PEOPLE.enabling}
          onClick={() => void run('enable', enable)}
        >
          {PEOPLE.enable}
        </Button>
      )}
      {disabledAt === null && !isYou && (
        <Button
          variant="outline"
          size="small"
          icon={<UserX size={18} aria-hidden="true" />}
          onClick={() => setDisabling(true)}
        >
          {PEOPLE.disable}
        </Button>
      )}
      {isDisabling && <DisableDialog name={name} onClose={() => setDisabling(false)} onDisable={disable} />}
    </div>
  );
}

interface DisableDialogProps {
  name: string;
  onClose: () => void;
  onDisable: (body: { reason: string }) => Promise<string>;
}

function DisableDialog({ name, onClose, onDisable }: DisableDialogProps) {
  const { notify } = useFeedback();
  return (
    <Dialog isOpen onClose={onClose} title={PEOPLE.disableTitle} description={PEOPLE.disableLine(name)} size="small">
      <Form
        start={{ reason: '' }}
        schema={() => import('../../../src/wire/admin-people.ts').then((wire) => wire.disableBody)}
        onSubmit={async (body) => {
          notify(await onDisable(body));
          onClose();
        }}
        className={styles.form}
      >
        <TextArea name="reason" label={PEOPLE.reason} hint={PEOPLE.reasonHint} rows={3} />
        <div className={styles.actions}>
          <Button variant="outline" onClick={onClose}>
            {PEOPLE.cancel}
          </Button>
          <SubmitButton busy={PEOPLE.disabling}>{PEOPLE.disable}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
