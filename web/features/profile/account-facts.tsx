import { PROFILE } from '../../text/copy/profile.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { useMe } from './profile-api.ts';
import styles from './profile-page.module.css';

export function AccountFacts() {
  return (
    <Loadable query={useMe()} loading={PROFILE.loading} skeleton={<SkeletonText />}>
      {({ user }) => (
        <dl className={styles.facts}>
          <div><dt>{PROFILE.name}</dt><dd>{user.name}</dd></div>
          <div><dt>{PROFILE.email}</dt><dd>{user.email}</dd></div>
          <div><dt>{PROFILE.phone}</dt><dd>{user.phone || PROFILE.noPhone}</dd></div>
        </dl>
      )}
    </Loadable>
  );
}
