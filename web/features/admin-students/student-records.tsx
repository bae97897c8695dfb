import { Link } from 'react-router';
import type { AccessChangeReply, StudentOrderReply } from '../../../src/wire/replies/reporting.ts';
import { orderPath } from '../../platform/admin-addresses.ts';
import { lastDayShort } from '../../text/access.ts';
import { STUDENT } from '../../text/copy/admin-students.ts';
import { dayOf, momentOf } from '../../text/dates.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { NothingHere, StudentSection } from './student-section.tsx';
import styles from './student-page.module.css';

const TONES: Record<StudentOrderReply['status'], TagTone> = {
  paid: 'success',
  pending: 'neutral',
  processing: 'neutral',
  failed: 'warning',
  cancelled: 'neutral',
  refunded: 'warning',
};

/** Orders of the student, in every state. */
export function StudentOrders({ orders }: { orders: readonly StudentOrderReply[] }) {
  return (
    <StudentSection heading={STUDENT.orders}>
      {orders.length === 0 ? (
        <NothingHere message={STUDENT.noOrders} />
      ) : (
        <Stack as="ul">
          {orders.map((order) => (
            <OrderRow key={order.receiptNumber} order={order} />
          ))}
        </Stack>
      )}
    </StudentSection>
  );
}

function OrderRow({ order }: { order: StudentOrderReply }) {
  const at = order.paidAt ?? order.createdAt;
  return (
    <Stack as="li" gap={1} className={styles.entry}>
      <Row gap={4} lineGap={1} align="center" justify="between">
        <span className={styles.what}>{order.courseTitle}</span>
        <span className={styles.amount}>{dollarsAndCents(order.total)}</span>
      </Row>
      <Row gap={4} lineGap={1} align="center" justify="between">
        <Row as="span" gap={4} lineGap="2px" className={styles.entryFacts}>
          <time dateTime={at}>{dayOf(at)}</time>
          <Link to={orderPath(order.id)} className={styles.code}>
            {order.receiptNumber}
          </Link>
          {order.coupon !== null && <span>{STUDENT.coupon(order.coupon)}</span>}
        </Row>
        <Tag tone={TONES[order.status]}>{STUDENT.status[order.status]}</Tag>
      </Row>
    </Stack>
  );
}

/** History of access: changes with their author and time. */
export function AccessChanges({ changes }: { changes: readonly AccessChangeReply[] }) {
  return (
    <StudentSection heading={STUDENT.changes}>
      {changes.length === 0 ? (
        <NothingHere message={STUDENT.noChanges} line={STUDENT.noChangesLine} />
      ) : (
        <Stack as="ul">
          {changes.map(({ id, kind, courseTitle, by, isBySystem, at, endsAt, reason }) => (
            <Stack as="li" key={id} gap={1} className={styles.entry}>
              <span className={styles.what}>
                {STUDENT.change[kind]}: {courseTitle ?? STUDENT.goneCourse}
                {endsAt !== null && `, ${STUDENT.newEnd(lastDayShort(endsAt))}`}
              </span>
              {reason !== null && (
                <Note as="span" breaks>
                  {reason}
                </Note>
              )}
              <Row as="span" gap={4} lineGap="2px" className={styles.entryFacts}>
                <time dateTime={at}>{momentOf(at)}</time>
                <span>{isBySystem ? STUDENT.bySystem : STUDENT.by(by)}</span>
              </Row>
            </Stack>
          ))}
        </Stack>
      )}
    </StudentSection>
  );
}
