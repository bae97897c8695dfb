import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { M } from '../../../src/wire/messages.ts';
import { rememberTarget } from '../../api/session.ts';
import { Mark } from '../../art/mark.tsx';
import { SIGN_IN_FIRST } from '../../text/copy/checkout.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Message } from '../../ui/text.tsx';
import { ResultPage } from './result-page.tsx';

/** Shown on a payment page without a session, which may expire during a payment. The return path is kept. */
export function SignInFirst() {
  const { pathname, search } = useLocation();
  useEffect(() => rememberTarget(pathname + search), [pathname, search]);
  return (
    <ResultPage
      drawing={<Mark size={72} />}
      title={SIGN_IN_FIRST.title}
      actions={<ButtonLink to="/login">{SIGN_IN_FIRST.login}</ButtonLink>}
    >
      <p>
        <Message>{M.loginFirst}</Message>
      </p>
      <p>{SIGN_IN_FIRST.line}</p>
    </ResultPage>
  );
}
