import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SessionUser } from '../../api/session.ts';
import { takeTarget } from '../../api/session-store.ts';
import { LOGIN } from '../../text/copy/identity.ts';
// The panel itself, not its late twin: this file is late already, and its caller knows what to do without it.
import { DialogPanel } from '../../ui/dialog-panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { destinationOf } from './destination.ts';
import { modalSentence } from './identity-api.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export interface SignInModalProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The same two forms over Home, without the links of the page (specification 2.2, 2.3). */
export function SignInModal({ isOpen, onClose }: SignInModalProps) {
  const [tab, choose] = useState('sign-in');
  const [email, setEmail] = useState('');
  const navigate = useNavigate();
  const emailField = useRef<HTMLInputElement>(null);

  const goOn = (user: SessionUser) => void navigate(destinationOf(user, takeTarget(), '/courses'));
  const welcome = (address: string) => {
    setEmail(address);
    choose('sign-in');
  };

  return (
    <DialogPanel isOpen={isOpen} onClose={onClose} title={LOGIN.title} start={emailField} size="small">
      <Tabs
        label={LOGIN.tabs}
        isFull
        value={tab}
        onChange={choose}
        tabs={[
          { id: 'sign-in', label: LOGIN.signIn, panel: <SignInForm email={email} emailRef={emailField} failed={modalSentence} onSignedIn={goOn} /> },
          { id: 'sign-up', label: LOGIN.signUp, panel: <SignUpForm onRegistered={welcome} failed={modalSentence} /> },
        ]}
      />
    </DialogPanel>
  );
}
