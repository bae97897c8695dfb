import { M } from '../../../src/wire/messages.ts';
import { paths } from '../../../src/wire/paths.ts';
import { call } from '../../api/client.ts';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { EmailField, TextField } from '../../forms/text-field.tsx';
import { CONTACT } from '../../text/copy/contact.ts';
import { useFeedback } from '../../ui/feedback.ts';
import styles from './contact-page.module.css';

const schema = () => import('../../../src/wire/support.ts').then((wire) => wire.contactBody);
const START = { firstName: '', lastName: '', email: '', phone: '', message: '' };

/** Query form. The message is stored before it is sent, so a success is reliable (decision A13). */
export function ContactForm() {
  const { notify } = useFeedback();
  const send = async (values: typeof START, form: { reset: () => void }) => {
    await call(paths.contact, { method: 'POST', body: values });
    notify(M.messageSent);
    form.reset();
  };
  return (
    <Form start={START} schema={schema} onSubmit={send} failed={() => M.messageNotSent} label={CONTACT.form}>
      <div className={styles.names}>
        <TextField name="firstName" label={CONTACT.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={CONTACT.lastName} autoComplete="family-name" />
      </div>
      <EmailField name="email" label={CONTACT.email} />
      <TextField name="phone" label={CONTACT.phone} type="tel" autoComplete="tel" isOptional hint={CONTACT.phoneHint} />
      <TextArea name="message" label={CONTACT.message} rows={6} />
      <SubmitButton busy={M.sending}>{CONTACT.send}</SubmitButton>
    </Form>
  );
}
