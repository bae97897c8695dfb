import { Checkbox } from '../../forms/checkbox.tsx';
import { EmailSuggestion } from '../../forms/email-suggestion.tsx';
import { Form } from '../../forms/form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { EmailField, TextField } from '../../forms/text-field.tsx';
import { LOGIN } from '../../text/copy/identity.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { VisuallyHidden } from '../../ui/text.tsx';
import { register } from './identity-api.ts';

const schema = () => import('../../../src/wire/identity.ts').then((wire) => wire.registerForm);
const START = { name: '', email: '', phone: '', password: '', confirmPassword: '', agreeTerms: false };

export interface SignUpFormProps {
  onRegistered: (account: { email: string; password: string }) => Promise<void> | void;
  /** Returns the sentence for a failure; default: the server's. */
  failed?: (error: unknown) => string;
}

export function SignUpForm({ onRegistered, failed }: SignUpFormProps) {
  const { notify } = useFeedback();
  const submit = async ({ name, email, phone, password }: typeof START) => {
    notify(await register({ name, email, phone, password }));
    await onRegistered({ email: email.trim(), password });
  };
  return (
    <Form
      start={START}
      schema={schema}
      onSubmit={submit}
      failed={failed}
      alwaysSays={failed !== undefined}
      label={LOGIN.signUp}
    >
      <TextField name="name" label={LOGIN.fullName} autoComplete="name" />
      <EmailField name="email" label={LOGIN.email} autoComplete="username" />
      <EmailSuggestion />
      <TextField name="phone" label={LOGIN.phone} type="tel" autoComplete="tel" hint={LOGIN.phoneHint} />
      <PasswordField name="password" kind="new" label={LOGIN.password} hint={LOGIN.passwordHint} />
      <PasswordField name="confirmPassword" kind="new" label={LOGIN.confirmPassword} />
      <Checkbox name="agreeTerms" label={LOGIN.agree}>
        {LOGIN.agreeBefore}{' '}
        <a href="/Tnc" target="_blank" rel="noopener">
          {LOGIN.terms} <VisuallyHidden>{LOGIN.newTab}</VisuallyHidden>
        </a>
      </Checkbox>
      <SubmitButton busy={LOGIN.signUpBusy}>{LOGIN.signUp}</SubmitButton>
    </Form>
  );
}
