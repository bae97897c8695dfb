import { PROFILE } from '../../text/copy/profile.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { Account } from './account.tsx';
import { ChangePassword } from './change-password.tsx';
import { Devices } from './devices.tsx';
import { PlayerShortcuts } from './player-shortcuts.tsx';
import { ProfileSection } from './profile-section.tsx';
import { Purchases } from './purchases.tsx';
import { SignOut } from './sign-out.tsx';
import styles from './profile-page.module.css';

/** /profile: who I am here, what I bought, where I am signed in, how it plays and looks, and the way out. */
export function ProfilePage() {
  return (
    <div className={styles.page}>
      <PageTitle title={PROFILE.title} />
      <ProfileSection heading={PROFILE.account}>
        <Account />
      </ProfileSection>
      <ProfileSection heading={PROFILE.purchases} line={PROFILE.purchasesLine}>
        <Purchases />
      </ProfileSection>
      <ProfileSection heading={PROFILE.passwordHeading} line={PROFILE.passwordLine}>
        <ChangePassword />
      </ProfileSection>
      <ProfileSection heading={PROFILE.devices} line={PROFILE.devicesLine}>
        <Devices />
      </ProfileSection>
      <ProfileSection heading={PROFILE.player} line={PROFILE.playerLine}>
        <PlayerShortcuts />
      </ProfileSection>
      <ProfileSection heading={PROFILE.appearance} line={PROFILE.appearanceLine}>
        <ThemeSwitch hasWords />
      </ProfileSection>
      <ProfileSection heading={PROFILE.leave} line={PROFILE.leaveLine}>
        <SignOut />
      </ProfileSection>
    </div>
  );
}
