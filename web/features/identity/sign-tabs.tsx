import { useState } from 'react';
import { LOGIN } from '../../text/copy/identity.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export const SIGN_TABS = ['sign-in', 'sign-up'] as const;

export interface SignTabsProps extends Omit<SignInFormProps, 'email'> {
  /** One of SIGN_TABS. */
  tab: string;
  onTab: (tab: string) => void;
}

/** Both forms. After signing up, the sign-in tab opens with the e-mail prefilled. */
export function SignTabs({ tab, onTab, ...signIn }: SignTabsProps) {
  const [email, setEmail] = useState('');
  const welcome = (address: string) => {
    setEmail(address);
    onTab('sign-in');
  };
  return (
    <Tabs
      label={LOGIN.tabs}
      isFull
      value={tab}
      onChange={onTab}
      tabs={[
        { id: 'sign-in', label: LOGIN.signIn, panel: <SignInForm {...signIn} email={email} /> },
        { id: 'sign-up', label: LOGIN.signUp, panel: <SignUpForm onRegistered={welcome} failed={signIn.failed} /> },
      ]}
    />
  );
}
