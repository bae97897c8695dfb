import type { ReactNode } from 'react';
import { useAct } from '../forms/use-act.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { useFeedback } from '../ui/feedback.ts';
import { Row } from '../ui/layout/layout.tsx';
import styles from './calendar-address.module.css';

interface CalendarAddressProps {
  address: string;
  words: Readonly<Record<'address' | 'copy' | 'copied' | 'notCopied' | 'renew' | 'renewAsk' | 'renewed', string>>;
  /** Ends the address and gets another one. */
  onRenew: () => Promise<unknown>;
  /** Buttons after those of the address. */
  children?: ReactNode;
}

/** The address that a calendar program asks, to copy, and a new one for it after a question. */
export function CalendarAddress({ address, words, onRenew, children }: CalendarAddressProps) {
  const { confirm } = useFeedback();
  const renewal = useAct(() => onRenew().then(() => words.renewed));
  const askToRenew = async () => {
    if (await confirm(words.renewAsk, { title: words.renew, action: words.renew })) void renewal.run();
  };
  return (
    <>
      <code className={styles.address} aria-label={words.address}>
        {address}
      </code>
      <Row gap={2}>
        <CopyButton text={address} label={words.copy} copied={words.copied} failed={words.notCopied} />
        <Button variant="quiet" size="small" isBusy={renewal.isBusy} onClick={() => void askToRenew()}>
          {words.renew}
        </Button>
        {children}
      </Row>
    </>
  );
}
