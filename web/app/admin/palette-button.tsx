import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isApple } from '../../platform/keyboard.ts';
import { PALETTE } from '../../text/copy/admin-shell.ts';
import styles from './palette-button.module.css';

const Palette = lazy(() => import('./palette.tsx').then(({ Palette: component }) => ({ default: component })));

/** Opens the command palette, as Ctrl or Command with K does anywhere. Its code arrives with the first use. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || event.ctrlKey === event.metaKey) return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search size={20} aria-hidden="true" />
        <span className={styles.words}>{PALETTE.open}</span>
        <kbd className={styles.keys} aria-hidden="true">
          {isApple() ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
