import { BookOpen, CircleUser, ClipboardPen, LayoutDashboard, LogOut, Search } from 'lucide-react';
import { useEffect } from 'react';
import { Link, NavLink, useMatch, useNavigate } from 'react-router';
import { isStudying, type SessionUser, useSession } from '../api/session.ts';
import { Mark } from '../art/mark.tsx';
import { dashboardPath, profilePath, searchPath } from '../platform/addresses.ts';
import { coursePath } from '../platform/course-addresses.ts';
import { examPath } from '../platform/exam-addresses.ts';
import { isSearchKey } from '../platform/keyboard.ts';
import { readPreferences } from '../platform/player-preferences.ts';
import { BRAND } from '../text/brand.ts';
import { INSIDE } from '../text/copy/inside.ts';
import { SHELL } from '../text/copy/shell.ts';
import { ConfirmEmailNotice } from './confirm-email-notice.tsx';
import { MainRegion, OfflineNotice, SkipLink } from './frame.tsx';
import { OwnMentorLink } from './own-mentor-link.tsx';
import { RailFooter } from './rail-footer.tsx';
import { useSignOut } from './sign-out.ts';
import styles from './rail-shell.module.css';

/**
 * Dashboard, Course, Exam, Search, Profile, Sign Out (specification 2.4): a rail on the left, a bar at the bottom on
 * phones, where Sign Out is at the foot of the profile. Who owns nothing has the courses instead of the middle three,
 * and Exam on its own pages, where a free mock exam leads.
 */
export function StudentShell() {
  const signOut = useSignOut('/login');
  const { user } = useSession();
  const mayStudy = user?.role === 'admin' || (user !== undefined && isStudying(user));
  const isAtExam = useMatch(`${examPath}/*`) !== null;
  const dashboard = user?.role === 'admin' ? '/admin' : dashboardPath;
  const courseId = useCurrentCourse(user);
  useSearchKeys(mayStudy);
  return (
    <div className={styles.shell} data-bottom-bar>
      <SkipLink />
      <nav className={styles.rail} aria-label={INSIDE.studentNavigation} data-print="hide">
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
          {(courseId !== undefined || !mayStudy) && (
            <li>
              <NavLink to={courseId === undefined ? '/courses' : coursePath(courseId)} className={styles.item}>
                <BookOpen size={24} aria-hidden="true" />
                {courseId === undefined ? SHELL.courses : INSIDE.course}
              </NavLink>
            </li>
          )}
          {(mayStudy || isAtExam) && (
            <li>
              <NavLink to={examPath} className={styles.item}>
                <ClipboardPen size={24} aria-hidden="true" />
                {INSIDE.exam}
              </NavLink>
            </li>
          )}
          {mayStudy && (
            <li>
              <NavLink to={searchPath} className={styles.item} aria-keyshortcuts="/ Control+K Meta+K">
                <Search size={24} aria-hidden="true" />
                {INSIDE.search}
              </NavLink>
            </li>
          )}
          <li>
            <NavLink to={profilePath} className={styles.item}>
              <CircleUser size={24} aria-hidden="true" />
              {INSIDE.profile}
            </NavLink>
          </li>
          <li className={styles.signOut}>
            <button type="button" className={styles.item} onClick={() => void signOut()}>
              <LogOut size={24} aria-hidden="true" />
              {INSIDE.signOut}
            </button>
          </li>
        </ul>
      </nav>
      <div className={styles.column}>
        <OfflineNotice />
        <ConfirmEmailNotice />
        <MainRegion className={styles.main} />
        <RailFooter mentorLink={<OwnMentorLink />} />
      </div>
    </div>
  );
}

/** Returns the course on the screen; otherwise the first that the user may enter. */
function useCurrentCourse(user: SessionUser | undefined): string | undefined {
  const here = useMatch('/student/course/:courseId/*')?.params.courseId;
  return here ?? user?.access?.find(({ isActive }) => isActive)?.courseId ?? user?.purchasedCourses[0];
}

/** Opens the search from anywhere, or moves to its field, by `/` and by Ctrl or Command with K. */
function useSearchKeys(isOn: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (!isSearchKey(event, readPreferences().hasShortcuts)) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('main input[type=search]');
      if (field) field.focus();
      else void navigate(searchPath);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn, navigate]);
}
