import type { MouseEvent } from 'react';
import { meantAddress } from '../../src/wire/misspelt-domain.ts';
import { DID_YOU_MEAN } from '../text/copy/did-you-mean.ts';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout/layout.tsx';
import styles from './field.module.css';

export interface EmailSuggestionHintProps {
  email: string;
  onUse: (meant: string) => void;
}

/** Asks about a domain that looks mistyped. Nothing is refused for it. */
export function EmailSuggestionHint({ email, onUse }: EmailSuggestionHintProps) {
  const meant = meantAddress(email);
  const use = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (meant) onUse(meant);
    // The button is about to go.
    const field = currentTarget.form?.elements.namedItem('email');
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <div role="status" className={styles.status}>
      {meant && (
        <Row gap={3} lineGap={2} align="center" className={styles.meantEmailHint}>
          <p>
            {DID_YOU_MEAN.before} <strong>{meant}</strong>?
          </p>
          <Button variant="outline" size="small" onClick={use}>
            {DID_YOU_MEAN.use}
          </Button>
        </Row>
      )}
    </div>
  );
}
