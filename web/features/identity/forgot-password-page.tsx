import { useParams } from 'react-router-dom';
import { RequestLink } from './request-link.tsx';
import { SetPassword } from './set-password.tsx';

/** /forgot-password, and /reset-password/:token: the same screen in its second state (decision A9). */
export function ForgotPasswordPage() {
  const { token } = useParams();
  return token === undefined ? <RequestLink /> : <SetPassword token={token} />;
}
