import { Plus } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { ApiError } from '../../../api/client.ts';
import { FieldComplaint } from '../../../forms/field-frame.tsx';
import { OUTLINE } from '../../../text/copy/admin-content.ts';
import { Button } from '../../../ui/button.tsx';
import { useFeedback } from '../../../ui/feedback.ts';
import { useBuilder } from '../builder.ts';
import { nextFreeNumber } from '../outline-facts.ts';
import { PlainField } from './plain-field.tsx';
import styles from './outline.module.css';

const MAX_TITLE = 200;

/** A module's number as it was typed, or undefined: whole, from 1. */
function numberIn(text: string): number | undefined {
  const number = Number(text);
  return text.trim() !== '' && Number.isInteger(number) && number >= 1 ? number : undefined;
}

/** Number and title of a new module; the number is the next free one until somebody writes another. */
export function AddWeekForm({ onDone }: { onDone?: () => void }) {
  const { course, edits } = useBuilder();
  const { notify } = useFeedback();
  const [number, setNumber] = useState<string>();
  const [title, setTitle] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const written = number ?? String(nextFreeNumber(course.weeks));

  const complain = (sentence: string, field: 'number' | 'title') => {
    setComplaint(sentence);
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const weekNumber = numberIn(written);
    if (weekNumber === undefined || title.trim() === '')
      return complain(ADMIN.weekNumberAndTitle, weekNumber === undefined ? 'number' : 'title');
    setComplaint(undefined);
    setBusy(true);
    try {
      await edits.addWeek(weekNumber, title.trim());
      setNumber(undefined);
      setTitle('');
      onDone?.();
    } catch (error) {
      notify(ADMIN.weekNotAdded, { tone: 'failure' });
      if (error instanceof ApiError && error.isFromServer)
        complain(error.message, error.fields['title'] ? 'title' : 'number');
    } finally {
      setBusy(false);
    }
  }

  const aria = {
    'aria-invalid': complaint ? true : undefined,
    'aria-describedby': complaint ? `${id}-error` : undefined,
  } as const;
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={OUTLINE.addModule}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <FieldComplaint id={id} complaint={complaint} />
      <div className={styles.pair}>
        <PlainField
          {...aria}
          name="number"
          label={OUTLINE.number}
          type="number"
          inputMode="numeric"
          min={1}
          max={999}
          step={1}
          value={written}
          onChange={(event) => setNumber(event.target.value)}
        />
        <PlainField
          {...aria}
          name="title"
          label={OUTLINE.moduleTitle}
          maxLength={MAX_TITLE}
          autoComplete="off"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </div>
      <div className={styles.buttons}>
        <Button
          type="submit"
          size="small"
          icon={<Plus size={18} aria-hidden="true" />}
          isBusy={isBusy}
          busyWords={OUTLINE.adding}
        >
          {OUTLINE.addModule}
        </Button>
        {onDone && (
          <Button variant="quiet" size="small" onClick={onDone}>
            {OUTLINE.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
