import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { M } from '../../../src/wire/messages.ts';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { EmailField } from '../../forms/text-field.tsx';
import { FORGOT } from '../../text/copy/identity.ts';
import { Banner } from '../../ui/banner.tsx';
import { requestResetLink, resetSentence } from './identity-api.ts';
import { PasswordCard } from './password-card.tsx';

const schema = () => import('../../../src/wire/identity.ts').then((wire) => wire.forgotPasswordBody);

/** The first state. The server's sentence never tells whether the account exists. */
export function RequestLink() {
  const state = useLocation().state as { email?: unknown } | null;
  const [answer, setAnswer] = useState<string>();
  const email = typeof state?.email === 'string' ? state.email : '';
  return (
    <PasswordCard title={FORGOT.title} line={answer === undefined ? FORGOT.line : undefined}>
      <Banner tone="success" message={answer} detail={FORGOT.sent} />
      {answer === undefined && (
        <Form
          start={{ email }}
          schema={schema}
          failed={resetSentence}
          onSubmit={async (answers) => setAnswer(await requestResetLink(answers))}
        >
          <EmailField name="email" label={FORGOT.email} />
          <SubmitButton busy={M.sending} full>
            {M.sendResetLink}
          </SubmitButton>
        </Form>
      )}
    </PasswordCard>
  );
}
