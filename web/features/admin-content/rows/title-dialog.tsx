import { type FormEvent, useId, useRef, useState } from 'react';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { EDIT, OUTLINE } from '../../../text/copy/admin-content.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { TitleEditorProps } from './title-editor.tsx';
import fields from '../../../forms/field.module.css';
import styles from './rows.module.css';

const MAX_TITLE = 200;

/** The edit-title dialog of the specification. */
export function TitleDialog({ title, onSave, onCancel }: TitleEditorProps) {
  const [written, setWritten] = useState(title);
  const [complaint, setComplaint] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (written.trim() !== '') return onSave(written.trim());
    setComplaint(ADMIN.titleEmpty);
    input.current?.focus();
  };
  return (
    <Dialog isOpen onClose={onCancel} title={EDIT.dialogTitle} start={input} size="small">
      <form className={styles.form} noValidate onSubmit={submit}>
        <FieldFrame id={id} label={EDIT.field} complaint={complaint}>
          <input
            ref={input}
            id={id}
            className={fields.control}
            aria-invalid={complaint ? true : undefined}
            aria-describedby={complaint && `${id}-error`}
            maxLength={MAX_TITLE}
            autoComplete="off"
            value={written}
            onChange={(event) => setWritten(event.target.value)}
          />
        </FieldFrame>
        <div className={styles.buttons}>
          <Button variant="outline" onClick={onCancel}>
            {OUTLINE.cancel}
          </Button>
          <Button type="submit">{EDIT.save}</Button>
        </div>
      </form>
    </Dialog>
  );
}
