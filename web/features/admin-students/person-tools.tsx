import { LogOut, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { useAct } from '../../forms/use-act.ts';
import { PEOPLE } from '../../text/copy/admin-people.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { usePerson } from './people-api.ts';

interface PersonToolsProps {
  person: { id: string; name: string; disabledAt: string | null };
  /** One's own account cannot be disabled. */
  isYou?: boolean;
}

/** Tools against misuse and sharing of an account. */
export function PersonTools({ person: { id, name, disabledAt }, isYou }: PersonToolsProps) {
  const { confirm } = useFeedback();
  const { disable, enable, endSessions } = usePerson(id);
  const enabling = useAct(enable);
  const ending = useAct(endSessions);
  const [isDisabling, setDisabling] = useState(false);
  const end = async () => {
    const isAgreed = await confirm(PEOPLE.endLine(name), { title: PEOPLE.endTitle, action: PEOPLE.endSessions });
    if (isAgreed) await ending.run();
  };
  return (
    <Row gap={2}>
      <Button
        variant="outline"
        size="small"
        icon={<LogOut size={18} aria-hidden="true" />}
        isBusy={ending.isBusy}
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
          isBusy={enabling.isBusy}
          busyWords={PEOPLE.enabling}
          onClick={() => void enabling.run()}
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
    </Row>
  );
}

interface DisableDialogProps {
  name: string;
  onClose: () => void;
  onDisable: (body: { reason: string }) => Promise<string>;
}

function DisableDialog({ name, onClose, onDisable }: DisableDialogProps) {
  return (
    <FormDialog
      title={PEOPLE.disableTitle}
      description={PEOPLE.disableLine(name)}
      size="small"
      start={{ reason: '' }}
      schema={() => import('../../../src/wire/admin-people.ts').then((wire) => wire.disableBody)}
      action={PEOPLE.disable}
      busy={PEOPLE.disabling}
      onSubmit={onDisable}
      onClose={onClose}
    >
      <TextArea name="reason" label={PEOPLE.reason} hint={PEOPLE.reasonHint} rows={3} />
    </FormDialog>
  );
}
