import { useEffect, useState } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import { M } from '../../src/wire/messages.ts';
import { rememberTarget, useSession } from '../api/session.ts';
import { isStudying } from '../api/session-store.ts';
import { SHELL } from '../text/copy/shell.ts';
import { useFeedback } from '../ui/feedback.ts';
import { Waiting } from './frame.tsx';
import { signingOutTo } from './sign-out.ts';
import styles from './rail-shell.module.css';

/*
 * Guards decide what is drawn (specification 2.1). What may be read is decided by the server on every call.
 */

/** Off to /login, with the way back kept; unless the person is just signing out. */
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
 * Signed in, whoever it is. `notice` is a toast for whoever arrives without a session. When a session ends while the
 * page is open, the call that was refused shows its own message, so the notice is left out.
 */
export function RequireSignIn({ notice }: { notice?: string }) {
  const { status } = useSession();
  const [cameSignedIn] = useState(status === 'signed-in');
  return status === 'signed-in' ? <Outlet /> : <ToLogin notice={cameSignedIn ? undefined : notice} />;
}

/** The payment page says why it asks (specification 5). */
export const RequireSignInToPay = () => <RequireSignIn notice={M.loginFirstToPay} />;

export function RequireAdmin() {
  const { user } = useSession();
  if (!user) return <ToLogin />;
  return user.role === 'admin' ? <Outlet /> : <Navigate to="/" replace />;
}

/**
 * Owns at least one course, or owned one until access ended. An admin may look at every student screen as a preview
 * (decision B4).
 */
export function RequirePurchase() {
  const { user } = useSession();
  if (!user) return <ToLogin />;
  if (user.role === 'admin')
    return (
      <>
        <PreviewStrip />
        <Outlet />
      </>
    );
  return isStudying(user) ? <Outlet /> : <ToCourses />;
}

/** Off to the courses; but first the server is asked, because the purchase may have been made on another device. */
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

  return isSure ? <Navigate to="/courses" replace /> : <Waiting />;
}

/** Tells an admin that this is the students' side of the house. */
function PreviewStrip() {
  return (
    <p className={styles.strip} data-print="hide">
      {SHELL.preview} <Link to="/admin">{SHELL.backToAdmin}</Link>
    </p>
  );
}
