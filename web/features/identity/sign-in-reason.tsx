import { useState } from 'react';
import { M } from '../../../src/wire/messages.ts';
import { readCookie } from '../../api/cookies.ts';
import { LOGIN } from '../../text/copy/identity.ts';
import { Banner } from '../../ui/banner.tsx';
import { shownPage } from './shown-page.ts';

/** Why somebody who wanted another page stands here. Looks at the remembered path without taking it. */
export function SignInReason() {
  const [target] = useState(() => shownPage(readCookie('redirectAfterLogin')));
  const isPaying = target?.startsWith('/payment?') || target === '/payment';
  const message = isPaying ? M.loginFirstToPay : M.loginFirst;
  // On the way to a payment a toast has said the same words.
  return (
    <Banner
      tone="info"
      message={target === undefined ? undefined : message}
      detail={LOGIN.targetLine}
      isQuiet={isPaying}
    />
  );
}
