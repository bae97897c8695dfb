import { useState } from 'react';
import { FixedField } from '../../forms/fixed-field.tsx';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { PROFILE } from '../../text/copy/profile.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMe, useSaveProfile } from './profile-api.ts';
import styles from './profile-page.module.css';

/** The fixed e-mail, and the editable fields. */
export function Account() {
  return (
    <Loadable query={useMe()} loading={PROFILE.loading} skeleton={<FieldSkeletons />}>
      {({ user }) => <ProfileForm name={user.name} phone={user.phone} email={user.email} />}
    </Loadable>
  );
}

const schema = () => import('../../../src/wire/identity.ts').then((wire) => wire.profileBody);

interface Values {
  name: string;
  phone: string;
}

/** Form for name and phone, with the fixed e-mail. A refetch does not overwrite typed input. */
function ProfileForm({ name, phone, email }: Values & { email: string }) {
  const [start] = useState<Values>({ name, phone });
  const { notify } = useFeedback();
  const save = useSaveProfile();
  const submit = async (values: Values, form: { reset: (next: Values) => void }) => {
    const kept = await save(values);
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

/** Skeleton of three fields in two columns, and a button. */
function FieldSkeletons() {
  return (
    <div className={styles.fields} aria-hidden="true">
      {['name', 'email', 'phone'].map((field) => (
        <Skeleton key={field} height="78px" />
      ))}
      <span />
      <Skeleton width="96px" height="48px" radius="var(--radius-button)" />
    </div>
  );
}
