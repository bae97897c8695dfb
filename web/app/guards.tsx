import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { M } from '../../src/wire/messages.ts';
import { rememberTarget, useSession } from '../api/session.ts';
import { isStudying } from '../api/session-store.ts';
import { OWNS_NONE } from '../platform/addresses.ts';
import { useFeedback } from '../ui/feedback.ts';
import { Waiting } from './frame.tsx';
import { signingOutTo } from './sign-out.ts';

const PreviewBar = lazy(() => import('./admin/preview-bar.tsx').then((code) => ({ default: code.PreviewBar })));

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

/**
 * Requires any session. `notice` is a toast for visitors without one. If a session ends on an open page, the refused
 * call shows its own message instead.
 */
export function RequireSignIn({ notice }: { notice?: string }) {
  const { status } = useSession();
  const [cameSignedIn] = useState(status === 'signed-in');
  return status === 'signed-in' ? <Outlet /> : <ToLogin notice={cameSignedIn ? undefined : notice} />;
}

/** Explains why the payment page requires a session (specification 5). */
export const RequireSignInToPay = () => <RequireSignIn notice={M.loginFirstToPay} />;

export function RequireAdmin() {
  const { user } = useSession();
  if (!user) return <ToLogin />;
  return user.role === 'admin' ? <Outlet /> : <Navigate to="/" replace />;
}

/** Requires current or former ownership of a course. Admins may preview all student screens (decision B4). */
export function RequirePurchase() {
  const { user } = useSession();
  if (!user) return <ToLogin />;
  if (user.role === 'admin')
    return (
      <>
        <Suspense fallback={null}>
          <PreviewBar />
        </Suspense>
        <Outlet />
      </>
    );
  return isStudying(user) ? <Outlet /> : <ToCourses />;
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
