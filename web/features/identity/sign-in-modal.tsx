import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SessionUser } from '../../api/session.ts';
import { takeTarget } from '../../api/session-store.ts';
import { LOGIN } from '../../text/copy/identity.ts';
// The panel itself, not its late twin: this file is late already, and its caller knows what to do without it.
import { DialogPanel } from '../../ui/dialog-panel.tsx';
import { destinationOf } from './allowed-redirect.ts';
import { modalSentence } from './identity-api.ts';
import { SIGN_TABS, SignTabs } from './sign-tabs.tsx';

export interface SignInModalProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The same two forms over Home, without the links of the page (specification 2.2, specification 2.3). */
export function SignInModal({ isOpen, onClose }: SignInModalProps) {
  const [tab, choose] = useState<string>(SIGN_TABS[0]);
  const navigate = useNavigate();
  const emailField = useRef<HTMLInputElement>(null);

  const goOn = (user: SessionUser) => void navigate(destinationOf(user, takeTarget(), '/courses'));

  return (
    <DialogPanel isOpen={isOpen} onClose={onClose} title={LOGIN.title} start={emailField} size="small">
      <SignTabs tab={tab} onTab={choose} emailRef={emailField} failed={modalSentence} onSignedIn={goOn} />
    </DialogPanel>
  );
}
