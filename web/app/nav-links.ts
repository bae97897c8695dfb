import { useSession } from '../api/session.ts';
import { dashboardPath } from '../platform/addresses.ts';
import { SHELL } from '../text/copy/shell.ts';

export interface NavLinkFacts {
  to: string;
  label: string;
  /** The path, in lower case, on which it is the current one. */
  at: string;
}

/** What the bar offers: Courses only to strangers; a Dashboard to whoever is signed in (specification 2.2). */
export function useNavLinks() {
  const { status, user } = useSession();
  const isSignedIn = status === 'signed-in';
  const links: NavLinkFacts[] = [
    { to: '/', label: SHELL.home, at: '/home' },
    { to: '/about', label: SHELL.about, at: '/about' },
    ...(isSignedIn ? [] : [{ to: '/courses', label: SHELL.courses, at: '/courses' }]),
    { to: '/ContactUs', label: SHELL.contact, at: '/contactus' },
  ];
  return { links, status, dashboard: user?.role === 'admin' ? '/admin' : dashboardPath };
}
