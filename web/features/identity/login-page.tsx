import { Link, useLocation, useNavigate } from 'react-router-dom';
import { LOGIN } from '../../text/copy/identity.ts';
import { IconButton } from '../../ui/button.tsx';
import { CrossIcon } from '../../ui/icons.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useTabParam } from '../../ui/tabs.tsx';
import { LoginPanel } from './login-panel.tsx';
import { SignInReason } from './sign-in-reason.tsx';
import { SIGN_TABS, SignTabs } from './sign-tabs.tsx';
import { useSentOn } from './use-sent-on.ts';
import styles from './login-page.module.css';

/** /login: sign in and sign up. */
export function LoginPage() {
  const isSentOn = useSentOn();
  const [tab, choose] = useTabParam('tab', SIGN_TABS);
  const navigate = useNavigate();
  const { key } = useLocation();

  // Opened by its address there is nothing to go back to.
  const close = () => void (key === 'default' ? navigate('/') : navigate(-1));

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
            <SignTabs tab={tab} onTab={choose} hasForgotLink />
            <p className={styles.terms}>
              <Link to="/Tnc">{LOGIN.terms}</Link>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
