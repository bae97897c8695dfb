import { CircleUser, LayoutDashboard, LogOut, Search } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { isStudying, useSession } from '../api/session.ts';
import { Mark } from '../art/mark.tsx';
import { dashboardPath, profilePath, searchPath } from '../platform/addresses.ts';
import { BRAND } from '../text/brand.ts';
import { SHELL } from '../text/copy/shell.ts';
import { MainRegion, OfflineNotice, SkipLink } from './frame.tsx';
import { OwnMentorLink } from './own-mentor-link.tsx';
import { RailFooter } from './rail-footer.tsx';
import { useSignOut } from './sign-out.ts';
import styles from './rail-shell.module.css';

/**
 * Dashboard, Profile, Sign Out (specification 2.4), and Search for owners of a course: a rail on the left, a bar at the
 * bottom on phones. Shows a way back to admins in preview.
 */
export function StudentShell() {
  const signOut = useSignOut('/login');
  const { user } = useSession();
  const mayStudy = user?.role === 'admin' || (user !== undefined && isStudying(user));
  const dashboard = user?.role === 'admin' ? '/admin' : dashboardPath;
  return (
    <div className={styles.shell} data-bottom-bar>
      <SkipLink />
      <nav className={styles.rail} aria-label={SHELL.studentNavigation} data-print="hide">
        <Link to="/" className={styles.brand} aria-label={`${BRAND.name}, home`}>
          <Mark size={44} />
        </Link>
        <ul className={styles.items}>
          <li>
            <NavLink to={dashboard} className={styles.item}>
              <LayoutDashboard size={24} aria-hidden="true" />
              {SHELL.dashboard}
            </NavLink>
          </li>
          {mayStudy && (
            <li>
              <NavLink to={searchPath} className={styles.item}>
                <Search size={24} aria-hidden="true" />
                {SHELL.search}
              </NavLink>
            </li>
          )}
          <li>
            <NavLink to={profilePath} className={styles.item}>
              <CircleUser size={24} aria-hidden="true" />
              {SHELL.profile}
            </NavLink>
          </li>
          <li>
            <button type="button" className={styles.item} onClick={() => void signOut()}>
              <LogOut size={24} aria-hidden="true" />
              {SHELL.signOut}
            </button>
          </li>
        </ul>
      </nav>
      <div className={styles.column}>
        <OfflineNotice />
        <MainRegion className={styles.main} />
        <RailFooter mentorLink={<OwnMentorLink />} />
      </div>
    </div>
  );
}
