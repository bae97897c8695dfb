import { PROFILE } from '../../text/copy/profile.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { AccountFacts } from './account-facts.tsx';
import { ChangePassword } from './change-password.tsx';
import styles from './profile-page.module.css';
import { ProfileSection } from './profile-section.tsx';
import { Purchases } from './purchases.tsx';
import { SignOut } from './sign-out.tsx';

/** /profile: who I am here, what I bought, how it looks, and the way out. */
export function ProfilePage() {
  return (
    <div className={styles.page}>
      <PageTitle title={PROFILE.title} />
      <ProfileSection heading={PROFILE.account}><AccountFacts /></ProfileSection>
      <ProfileSection heading={PROFILE.purchases}><Purchases /></ProfileSection>
      <ProfileSection heading={PROFILE.passwordHeading} line={PROFILE.passwordLine}><ChangePassword /></ProfileSection>
      <ProfileSection heading={PROFILE.appearance} line={PROFILE.appearanceLine}><ThemeSwitch hasWords /></ProfileSection>
      <ProfileSection heading={PROFILE.leave} line={PROFILE.leaveLine}><SignOut /></ProfileSection>
    </div>
  );
}
