import { type ComponentType, type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SignInModalProps } from '../features/identity/sign-in-modal.tsx';
import { SHELL } from '../text/copy/shell.ts';
import { ButtonLink } from '../ui/button.tsx';

const load = () => import('../features/identity/sign-in-modal.tsx');

/** A failure here is met again, and answered with the page, when somebody clicks. */
const prepare = () => void load().catch(() => undefined);

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A way to /login, but a plain click opens the window instead, whose code is loaded at the first pointer or focus on
 * it.
 */
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
    // Safari does not focus a link at a click, and the window gives the focus back to where it was.
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
