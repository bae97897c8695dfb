import { useNavigate } from 'react-router';
import { LOGIN } from '../../text/copy/identity.ts';
import { useFeedback } from '../../ui/feedback.ts';
import type { SignedInUser } from './identity-api.ts';

/** Returns what says after a sign-in which part of the account should be changed, if any. */
export function useAdvice(): (signedIn: SignedInUser) => void {
  const { notify } = useFeedback();
  const navigate = useNavigate();
  return ({ passwordFault, wantsTwoFactor }) => {
    const fault = passwordFault ?? (wantsTwoFactor ? LOGIN.wantsTwoFactor : undefined);
    if (fault !== undefined)
      notify(fault, {
        tone: 'warning',
        detail: LOGIN.signedInAndAsked,
        action: { label: LOGIN.toProfile, run: () => void navigate('/profile') },
      });
  };
}
