import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { LOGIN } from '../../text/copy/identity.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useTabParam } from '../../ui/tab-param.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { LoginPanel } from './login-panel.tsx';
import styles from './login-page.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { SignInReason } from './sign-in-reason.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useSentOn } from './use-sent-on.ts';
import { CrossIcon } from '../../ui/icons.tsx';

const TABS = ['sign-in', 'sign-up'] as const;

/** /login: sign in and sign up. */
export function LoginPage() {
  const isSentOn = useSentOn();
  const [tab, choose] = useTabParam('tab', TABS);
  const [email, setEmail] = useState('');
  const navigate = useNavigate();
  const { key } = useLocation();

  // Opened by its address there is nothing to go back to.
  const close = () => void (key === 'default' ? navigate('/') : navigate(-1));
  const welcome = (address: string) => {
    setEmail(address);
    choose('sign-in');
  };

  return (
    <div className={styles.page}>
      <LoginPanel />
      <div className={styles.side}>
        <div className={styles.head}>
          <PageTitle title={LOGIN.title} className={styles.title} />
          <IconButton label={LOGIN.close} icon={<CrossIcon size={24} />} onClick={close} />
        </div>
        {!isSentOn && (
          <>
            <SignInReason />
            <Tabs
              label={LOGIN.tabs}
              isFull
              value={tab}
              onChange={choose}
              tabs={[
                { id: 'sign-in', label: LOGIN.signIn, panel: <SignInForm email={email} hasForgotLink /> },
                { id: 'sign-up', label: LOGIN.signUp, panel: <SignUpForm onRegistered={welcome} /> },
              ]}
            />
            <p className={styles.terms}><Link to="/Tnc">{LOGIN.terms}</Link></p>
          </>
        )}
      </div>
    </div>
  );
}
