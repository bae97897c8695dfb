import { type ComponentType, type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SignInModalProps } from '../features/identity/sign-in-modal.tsx';
import { SHELL } from '../text/copy/shell.ts';
import { ButtonLink } from '../ui/button.tsx';

const load = () => import('../features/identity/sign-in-modal.tsx');

/** Prefetches; a failure is handled on click, by the page. */
const prepare = () => void load().catch(() => undefined);

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to /login that opens the window on a plain click. Its code is loaded on first hover or focus. */
export function ModalLogin() {
  const navigate = useNavigate();
  const [Modal, setModal] = useState<ComponentType<SignInModalProps>>();
  const [isOpen, setOpen] = useState(false);

  const show = async () => {
    try {
      const { SignInModal } = await load();
      setModal(() => SignInModal);
      setOpen(true);
    } catch {
      await navigate('/login');
    }
  };
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    // Safari does not focus a clicked link, and the window returns the focus to it.
    event.currentTarget.focus();
    void show();
  };

  return (
    <>
      <ButtonLink to="/login" variant="outline" size="small" onClick={open} onFocus={prepare} onPointerEnter={prepare}>
        {SHELL.login}
      </ButtonLink>
      {Modal && <Modal isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
