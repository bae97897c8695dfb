import { useState } from 'react';
import { useLocation } from 'react-router';
import { readCookie } from '../../api/cookies.ts';
import { LOGIN } from '../../text/copy/identity.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { allowedRedirect } from './allowed-redirect.ts';
import { signIn } from './identity-api.ts';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export const SIGN_TABS = ['sign-in', 'sign-up'] as const;

export interface SignTabsProps extends Omit<SignInFormProps, 'email'> {
  /** One of SIGN_TABS. */
  tab: string;
  onTab: (tab: string) => void;
}

/**
 * Both forms. After signing up, a person on the way to a page is signed in and continues to it; otherwise, or if that
 * fails, the sign-in tab opens with the email prefilled, as after joining the team without being signed in.
 */
export function SignTabs({ tab, onTab, ...form }: SignTabsProps) {
  const state = useLocation().state as { email?: unknown } | null;
  const [email, setEmail] = useState(typeof state?.email === 'string' ? state.email : '');
  const welcome = async (account: { email: string; password: string }) => {
    const isOnTheWay = allowedRedirect(readCookie('redirectAfterLogin')) !== undefined;
    const signedIn = isOnTheWay ? await signIn({ ...account, code: '' }).catch(() => undefined) : undefined;
    if (signedIn) return form.onSignedIn?.(signedIn.user);
    setEmail(account.email);
    onTab('sign-in');
  };
  return (
    <Tabs
      label={LOGIN.tabs}
      isFull
      value={tab}
      onChange={onTab}
      tabs={[
        { id: 'sign-in', label: LOGIN.signIn, panel: <SignInForm {...form} email={email} /> },
        { id: 'sign-up', label: LOGIN.signUp, panel: <SignUpForm onRegistered={welcome} failed={form.failed} /> },
      ]}
    />
  );
}
