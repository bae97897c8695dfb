import { useState } from 'react';
import { FixedField } from '../../forms/fixed-field.tsx';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { PROFILE } from '../../text/copy/profile.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmailChange, focusOnce } from './email-change.tsx';
import { useMe, useSaveProfile } from './profile-api.ts';
import { WaitingEmail } from './waiting-email.tsx';
import styles from './profile-page.module.css';

/** The editable fields, and the e-mail, which has a form of its own. */
export function Account() {
  return (
    <Loadable query={useMe()} loading={PROFILE.loading} skeleton={<FieldSkeletons />}>
      {({ user }) => <Fields {...user} />}
    </Loadable>
  );
}

function Fields({ name, phone, email }: Values & { email: string }) {
  const [form, setForm] = useState<'closed' | 'open' | 'left'>('closed');
  const open = form === 'open' ? undefined : () => setForm('open');
  return (
    <>
      <ProfileForm {...{ name, phone, email }} onChangeEmail={open} hasLeft={form === 'left'} />
      {form === 'open' ? <EmailChange onClose={() => setForm('left')} /> : <WaitingEmail />}
    </>
  );
}

const schema = () => import('../../../src/wire/identity.ts').then((wire) => wire.profileBody);

interface Values {
  name: string;
  phone: string;
}

interface ProfileFormProps extends Values {
  email: string;
  /** Undefined while the e-mail's own form is open. */
  onChangeEmail: (() => void) | undefined;
  /** True after that form was left: the focus returns to the button that opened it. */
  hasLeft: boolean;
}

/** Form for name and phone, with the fixed e-mail. A refetch does not overwrite typed input. */
function ProfileForm({ name, phone, email, onChangeEmail, hasLeft }: ProfileFormProps) {
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
        <FixedField
          label={PROFILE.email}
          hint={PROFILE.emailHint}
          value={email}
          action={
            onChangeEmail && (
              <Button
                variant="quiet"
                size="small"
                aria-label={PROFILE.changeEmail}
                ref={hasLeft ? focusOnce : undefined}
                onClick={onChangeEmail}
              >
                {PROFILE.changeEmailShort}
              </Button>
            )
          }
        />
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
