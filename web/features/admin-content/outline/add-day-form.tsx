import { Plus } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { OUTLINE } from '../../../text/copy/admin-content.ts';
import { Button } from '../../../ui/button.tsx';
import { useFeedback } from '../../../ui/feedback.ts';
import { useBuilder } from '../builder.ts';
import { PlainField } from './plain-field.tsx';
import styles from './outline.module.css';

const MAX_TITLE = 200;

/** A day more for this module; without a title it is called after its number. */
export function AddDayForm({ weekId, onDone }: { weekId: string; onDone: () => void }) {
  const { edits } = useBuilder();
  const { notify } = useFeedback();
  const [title, setTitle] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      await edits.addDay(weekId, title.trim());
      onDone();
    } catch {
      notify(ADMIN.dayNotAdded, { tone: 'failure' });
      setBusy(false);
    }
  }

  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDone();
  };

  return (
    <form
      className={styles.form}
      aria-label={OUTLINE.addDay}
      noValidate
      onKeyDown={leave}
      onSubmit={(event) => void submit(event)}
    >
      <PlainField
        label={OUTLINE.dayTitle}
        isOptional
        maxLength={MAX_TITLE}
        autoComplete="off"
        name="title"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button
          type="submit"
          size="small"
          icon={<Plus size={18} aria-hidden="true" />}
          isBusy={isBusy}
          busyWords={OUTLINE.adding}
        >
          {OUTLINE.addDay}
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          {OUTLINE.cancel}
        </Button>
      </div>
    </form>
  );
}
