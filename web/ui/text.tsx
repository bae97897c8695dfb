import type { ReactNode } from 'react';
import { M } from '../../src/wire/messages.ts';
import { CRASH } from '../text/copy/shell.ts';
import styles from './text.module.css';

const NAMES = new Map<unknown, string>(Object.entries(M).map(([name, sentence]) => [sentence, name]));

/**
 * A sentence of the catalogue as the only text of its element: tests and screen readers get the exact words. Icons,
 * "Error:" and buttons are siblings, never inside.
 */
export function Message({ children }: { children: string }) {
  return <span data-message={NAMES.get(children) ?? ''}>{children}</span>;
}

/** Returns the request id of a failure on our side; undefined for errors that the user can fix. */
export function requestIdOf(error: unknown): string | undefined {
  const { requestId, status = 0 } = (error ?? {}) as { requestId?: string; status?: number };
  return status < 500 ? undefined : requestId;
}

/** A reference code for support; one click selects all of it. */
export function Reference({ code }: { code: string }) {
  return (
    <>
      {CRASH.reference} <code className={styles.reference}>{code}</code>
    </>
  );
}

/** Returns a second line with the reference below a failure, or nothing. */
export function referenceOf(error: unknown): ReactNode {
  const id = requestIdOf(error);
  return id && <Reference code={id} />;
}

/** Visually hidden text for screen readers. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
