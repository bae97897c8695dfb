import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { M } from '../../src/wire/messages.ts';
import { rememberTarget, useSession } from '../api/session.ts';
import { isStudying } from '../api/session-store.ts';
import { OWNS_NONE } from '../platform/addresses.ts';
import { late } from '../platform/late.tsx';
import { useFeedback } from '../ui/feedback.ts';
import { Waiting } from './frame.tsx';
import { OwnPage, type SignInWords } from './own-page.tsx';
import { signingOutTo } from './sign-out.ts';

const PreviewBar = late(() => import('./admin/preview-bar.tsx'), 'PreviewBar');

/* Guards only decide what is rendered (specification 2.1). The server authorizes every call. */

/** Redirects to /login and stores the return path, except during a sign-out. */
function ToLogin({ notice }: { notice?: string }) {
  const { pathname, search, hash } = useLocation();
  const { notify } = useFeedback();
  const exit = signingOutTo();

  useEffect(() => {
    if (exit !== undefined) return;
    rememberTarget(pathname + search + hash);
    if (notice) notify(notice, { tone: 'info' });
  }, [exit, pathname, search, hash, notice, notify]);

  return <Navigate to={exit ?? '/login'} replace />;
}

/** Requires any session. `notice` is a toast for visitors without one, `words` those of the sign-in window. */
export function RequireSignIn({ notice, words }: { notice?: string; words?: SignInWords }) {
  const { user } = useSession();
  const [cameSignedIn] = useState(user !== undefined);
  return user ? <OwnPage user={user} words={words} /> : <ToLogin notice={cameSignedIn ? undefined : notice} />;
}

/** Explains why the payment page requires a session (specification 5). */
export const RequireSignInToPay = () => <RequireSignIn notice={M.loginFirstToPay} />;

export function RequireAdmin() {
  const { user } = useSession();
  if (!user) return <ToLogin />;
  return user.role === 'admin' ? <OwnPage user={user} /> : <Navigate to="/" replace />;
}

/** Requires any session, on a screen of students. Admins may preview all of them (decision B4). */
export function RequireCandidate() {
  const { user } = useSession();
  if (!user) return <ToLogin />;
  return (
    <>
      {user.role === 'admin' && <PreviewBar />}
      <OwnPage user={user} />
    </>
  );
}

/** Requires current or former ownership of a course. */
export function RequirePurchase() {
  const { user } = useSession();
  return user?.role === 'student' && !isStudying(user) ? <ToCourses /> : <RequireCandidate />;
}

/** Redirects to the courses after refreshing the session: the purchase may have been made on another device. */
function ToCourses() {
  const { refresh } = useSession();
  const [isSure, setSure] = useState(false);

  useEffect(() => {
    let isHere = true;
    const answer = () => isHere && setSure(true);
    refresh().then(answer, answer);
    return () => {
      isHere = false;
    };
  }, [refresh]);

  return isSure ? <Navigate to="/courses" replace state={OWNS_NONE} /> : <Waiting />;
}
