import type { HistoryKind } from '../../../src/wire/literals.ts';
import type { HistoryReply } from '../../../src/wire/replies/orders.ts';
import { ORDER } from '../../text/copy/admin-orders.ts';
import { momentOf } from '../../text/dates.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Card } from '../../ui/card.tsx';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import styles from './order-page.module.css';

/** Meaning of each event for the school, which colours its dot. */
const TONES: Partial<Record<HistoryKind, string>> = {
  paid: 'good',
  'access-given': 'good',
  enrolled: 'good',
  'dispute-won': 'good',
  failed: 'bad',
  'refund-refused': 'bad',
  'refund-returned': 'bad',
  'dispute-open': 'bad',
  'dispute-lost': 'bad',
  'refund-asked': 'back',
  'refund-done': 'back',
  'access-ended': 'back',
  revoked: 'back',
};

/** Everything that happened to the order, oldest first. */
export function OrderHistory({ history }: { history: readonly HistoryReply[] }) {
  return (
    <Card as="section" aria-labelledby="order-history">
      <h2 id="order-history" className={styles.heading}>
        {ORDER.history}
      </h2>
      <Stack as="ol">
        {history.map((entry, index) => (
          // Entries are never reordered or removed, and two may be alike.
          // eslint-disable-next-line react/no-array-index-key
          <Entry key={index} entry={entry} />
        ))}
      </Stack>
    </Card>
  );
}

function Entry({ entry: { at, kind, amount, detail, isByAdmin, by } }: { entry: HistoryReply }) {
  return (
    <Stack as="li" gap="2px" className={styles.entry} data-tone={TONES[kind]}>
      <span className={styles.what}>
        {ORDER.events[kind]}
        {amount !== null && kind !== 'document' && <> {dollarsAndCents(amount)}</>}
        {kind === 'document' && <span className={styles.code}> {detail}</span>}
      </span>
      {detail !== '' && kind !== 'document' && <span className={styles.detail}>{detail}</span>}
      <Note as="span" isTabular>
        <time dateTime={at}>{momentOf(at)}</time>
        {isByAdmin && <> {ORDER.by(by)}</>}
      </Note>
    </Stack>
  );
}
