import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { DialogPanel, type DialogProps } from '../ui/dialog-panel.tsx';
import { useFeedback } from '../ui/feedback.ts';
import { Row } from '../ui/layout/layout.tsx';
import { Form, type FormProps } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';
import styles from './form.module.css';

interface FormDialogProps<Values extends FormikValues>
  extends Pick<DialogProps, 'title' | 'description' | 'size' | 'onClose'>,
    Pick<FormProps<Values>, 'schema' | 'children'> {
  /** Initial values of the fields of `forms`; empty where the caller keeps what is chosen. */
  start: Values;
  /** Words of the submit button; without them there is nothing to submit. */
  action: ReactNode;
  /** Its words while sending. */
  busy?: string;
  isDangerous?: boolean;
  /**
   * Sends, and renews the screens that show it. Resolves with the sentence to say once the dialog is closed, or with
   * false to keep it open. What it throws is shown in the dialog, and everything typed is kept.
   */
  onSubmit: (values: Values) => Promise<string | false | undefined>;
}

export function FormDialogPanel<Values extends FormikValues>({
  start,
  schema,
  action,
  busy,
  isDangerous,
  onSubmit,
  onClose,
  children,
  ...dialog
}: FormDialogProps<Values>) {
  const { notify } = useFeedback();
  const submit = async (values: Values) => {
    const done = await onSubmit(values);
    if (done === false) return;
    onClose();
    if (done !== undefined) notify(done);
  };
  return (
    <DialogPanel {...dialog} isOpen onClose={onClose}>
      <Form start={start} schema={schema} onSubmit={submit} className={styles.formDialogForm}>
        {children}
        <Row gap={3} justify="end">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          {action !== undefined && (
            <SubmitButton variant={isDangerous ? 'danger' : 'filled'} busy={busy}>
              {action}
            </SubmitButton>
          )}
        </Row>
      </Form>
    </DialogPanel>
  );
}
