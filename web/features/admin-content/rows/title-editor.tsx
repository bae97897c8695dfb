import { Check, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { MAX_TITLE } from '../../../../src/wire/course-limits.ts';
import { FieldComplaint, FieldFrame } from '../../../forms/field-frame.tsx';
import { EDIT, OUTLINE } from '../../../text/copy/admin-content.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import fields from '../../../forms/field.module.css';
import styles from './rows.module.css';

interface TitleEditorProps {
  title: string;
  onSave: (title: string) => void;
  onCancel: () => void;
}

/** Edits a title in place: Enter saves, Escape cancels. */
export function TitleEditor({ title, onSave, onCancel }: TitleEditorProps) {
  const [written, setWritten] = useState(title);
  const [complaint, setComplaint] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => input.current?.select(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (written.trim() !== '') return onSave(written.trim());
    setComplaint(ADMIN.titleEmpty);
    input.current?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <Stack as="form" gap="6px" className={styles.editor} noValidate onSubmit={submit} onKeyDown={leave}>
      <Row gap="2px" wraps={false} align="center" className={styles.row}>
        <input
          ref={input}
          className={fields.control}
          aria-label={EDIT.rename(title)}
          aria-invalid={complaint ? true : undefined}
          aria-describedby={complaint && `${id}-error`}
          maxLength={MAX_TITLE}
          autoComplete="off"
          value={written}
          onChange={(event) => setWritten(event.target.value)}
        />
        <IconButton
          type="submit"
          className={styles.save}
          label={EDIT.save}
          icon={<Check size={20} aria-hidden="true" />}
        />
        <IconButton label={EDIT.cancel} icon={<X size={20} aria-hidden="true" />} onClick={onCancel} />
      </Row>
      <FieldComplaint id={id} complaint={complaint} />
    </Stack>
  );
}

/** Dialog for editing a title, as specified. */
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
      <Stack as="form" gap={5} noValidate onSubmit={submit}>
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
        <Row gap={3} justify="end">
          <Button variant="outline" onClick={onCancel}>
            {OUTLINE.cancel}
          </Button>
          <Button type="submit">{EDIT.save}</Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
