import { useState } from 'react';
import { FixedField } from '../../forms/fixed-field.tsx';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { PROFILE } from '../../text/copy/profile.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { useSaveProfile } from './profile-api.ts';
import styles from './profile-page.module.css';

const schema = () => import('../../../src/wire/identity.ts').then((wire) => wire.profileBody);

interface Answers {
  name: string;
  phone: string;
}

/** Name and phone, and the e-mail, which stays. What is being typed is not overwritten when the account is read again. */
export function ProfileForm({ name, phone, email }: Answers & { email: string }) {
  const [start] = useState<Answers>({ name, phone });
  const { notify } = useFeedback();
  const save = useSaveProfile();
  const submit = async (answers: Answers, form: { reset: (next: Answers) => void }) => {
    const kept = await save(answers);
    form.reset({ name: kept.name, phone: kept.phone });
    notify(PROFILE.saved);
  };
  return (
    <Form start={start} schema={schema} onSubmit={submit} label={PROFILE.account}>
      <div className={styles.fields}>
        <TextField name="name" label={PROFILE.name} hint={PROFILE.nameHint} autoComplete="name" />
        <FixedField label={PROFILE.email} hint={PROFILE.emailHint} value={email} />
        <TextField
          name="phone"
          type="tel"
          label={PROFILE.phone}
          hint={PROFILE.phoneHint}
          isOptional
          autoComplete="tel"
        />
      </div>
      <SubmitButton busy={PROFILE.saving}>{PROFILE.save}</SubmitButton>
    </Form>
  );
}
