import type { ReactNode } from 'react';
import { M } from '../../src/wire/messages.ts';
import styles from './text.module.css';

const NAMES = new Map<unknown, string>(Object.entries(M).map(([name, sentence]) => [sentence, name]));

/**
 * One sentence of the catalogue, as the whole text of one element: tests and screen readers get the exact words.
 * Icons, "Error:" and buttons are its siblings, never inside.
 */
export function Message({ children }: { children: string }) {
  return <span data-message={NAMES.get(children) ?? ''}>{children}</span>;
}

/** Read aloud, not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
