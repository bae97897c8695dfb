import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { SHELL } from '../text/copy/shell.ts';
import { ButtonLink } from '../ui/button.tsx';

const Plain = () => (
  <ButtonLink to="/login" variant="outline" size="small">
    {SHELL.login}
  </ButtonLink>
);

/** The one that opens the window: Home's business, so it comes after the first load, or never. */
const ModalLogin = lazy(() =>
  import('./modal-login.tsx').then(
    ({ ModalLogin: component }) => ({ default: component }),
    () => ({ default: Plain }),
  ),
);

/** Login in the bar: a way to the page, and on Home to the window over it (specification 2.2). */
export function LoginButton() {
  const isHome = useLocation().pathname.toLowerCase() === '/home';
  return isHome ? (
    <Suspense fallback={<Plain />}>
      <ModalLogin />
    </Suspense>
  ) : (
    <Plain />
  );
}
