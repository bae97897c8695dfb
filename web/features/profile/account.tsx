import { PROFILE } from '../../text/copy/profile.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { useMe } from './profile-api.ts';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile-page.module.css';

/** The e-mail, which stays, and what may be changed. */
export function Account() {
  return (
    <Loadable query={useMe()} loading={PROFILE.loading} skeleton={<SkeletonText />}>
      {({ user }) => (
        <div className={styles.account}>
          <dl className={styles.facts}>
            <div><dt>{PROFILE.email}</dt><dd>{user.email}</dd></div>
          </dl>
          <ProfileForm name={user.name} phone={user.phone} />
        </div>
      )}
    </Loadable>
  );
}
