import { useEffect, useState } from 'react';
import { lateExtra } from '../platform/late.tsx';

const SampleInvite = lateExtra(() => import('./sample-invite.tsx'), 'SampleInvite');

/** The way to the free questions, once the browser has taken over the page: no server draws it. */
export function LazySample() {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return isInBrowser && <SampleInvite />;
}
