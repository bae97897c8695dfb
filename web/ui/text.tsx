import type { ReactNode } from 'react';
import { M } from '../../src/wire/messages.ts';
import { CRASH } from '../text/copy/shell.ts';
import styles from './text.module.css';

const NAMES = new Map<unknown, string>(Object.entries(M).map(([name, sentence]) => [sentence, name]));

/**
 * One sentence of the catalogue, as the whole text of one element: tests and screen readers get the exact words.
 * Icons, "Error:" and buttons are its siblings, never inside.
 */
export function Message({ children }: { children: string }) {
  return <span data-message={NAMES.get(children) ?? ''}>{children}</span>;
}

/** The number by which the log knows a request that failed by our fault; nobody needs one for what they can mend. */
export function requestIdOf(error: unknown): string | undefined {
  const { requestId, status = 0 } = (error ?? {}) as { requestId?: string; status?: number };
  return status < 500 ? undefined : requestId;
}

/** For whoever asks us for help: one press selects all of it. */
export function Reference({ code }: { code: string }) {
  return (
    <>
      {CRASH.reference} <code className={styles.reference}>{code}</code>
    </>
  );
}

/** A second line below the sentence of a failure, or none. */
export function referenceOf(error: unknown): ReactNode {
  const id = requestIdOf(error);
  return id && <Reference code={id} />;
}

/** Read aloud, not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
