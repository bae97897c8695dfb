import { useState } from 'react';
import { M } from '../../../src/wire/messages.ts';
import { readCookie } from '../../api/cookies.ts';
import { LOGIN } from '../../text/copy/identity.ts';
import { Banner } from '../../ui/banner.tsx';

/** Why somebody who wanted another page stands here. Looks at the remembered path without taking it. */
export function SignInReason() {
  const [target] = useState(() => readCookie('redirectAfterLogin'));
  const message = target?.startsWith('/payment?') || target === '/payment' ? M.loginFirstToPay : M.loginFirst;
  return <Banner tone="info" message={target === undefined ? undefined : message} detail={LOGIN.targetLine} />;
}
