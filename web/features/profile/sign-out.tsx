import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { takeTarget } from '../../api/session-store.ts';
import { PROFILE } from '../../text/copy/profile.ts';
import { Button } from '../../ui/button.tsx';

/** Clears the session and goes to /login (specification 2.4). */
export function SignOut() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await signOut();
    // The guard has seen a stranger on this page and kept the way back; whoever signs in next did not ask for it.
    takeTarget();
    await navigate('/login', { replace: true });
  };
  return (
    <Button
      variant="outline"
      icon={<LogOut size={18} aria-hidden="true" />}
      isBusy={isBusy}
      busyWords={PROFILE.signingOut}
      onClick={() => void leave()}
    >
      {PROFILE.signOut}
    </Button>
  );
}
