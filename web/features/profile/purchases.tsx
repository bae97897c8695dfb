import type { PurchaseReply } from '../../../src/wire/replies/enrolment.ts';
import { useAccessTo } from '../../api/session.ts';
import { AccessLine } from '../../course/access-line.tsx';
import { AskMentor } from '../../mentor/ask-mentor.tsx';
import { paymentPath, receiptPath } from '../../platform/addresses.ts';
import { ACCESS } from '../../text/access.ts';
import { ASK_MENTOR } from '../../text/copy/ask-mentor.ts';
import { PROFILE } from '../../text/copy/profile.ts';
import { dayOf } from '../../text/dates.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Message, VisuallyHidden } from '../../ui/text.tsx';
import { usePurchases } from './profile-api.ts';
import styles from './profile-page.module.css';

/** Every paid order with its receipt. */
export function Purchases() {
  return (
    <Loadable
      query={usePurchases()}
      loading={PROFILE.loadingPurchases}
      skeleton={<Skeleton height="56px" />}
      isEmpty={(list) => list.length === 0}
      empty={
        <Row gap={5} lineGap={3} align="center" justify="between">
          <div>
            <p className={styles.course}>
              <Message>{PROFILE.noPurchases}</Message>
            </p>
            <Text tone="muted">{PROFILE.noPurchasesLine}</Text>
          </div>
          <ButtonLink to="/courses" variant="outline" size="small">
            {PROFILE.browse}
          </ButtonLink>
        </Row>
      }
    >
      {(list) => (
        <ul>
          {list.map((purchase, index) => (
            <Purchase
              key={purchase.receiptNumber}
              purchase={purchase}
              isNewest={list.findIndex(({ courseId }) => courseId === purchase.courseId) === index}
            />
          ))}
        </ul>
      )}
    </Loadable>
  );
}

interface PurchaseProps {
  purchase: PurchaseReply;
  /** True for the newest purchase of a course. */
  isNewest: boolean;
}

/** A paid order in one row: title, date, amount, end of access, and receipt. */
function Purchase({ purchase, isNewest }: PurchaseProps) {
  const access = useAccessTo(purchase.courseId);
  return (
    <Row as="li" gap={5} lineGap={3} align="center" justify="between" className={styles.purchase}>
      <Stack gap="6px">
        <h3 className={styles.course}>
          {purchase.courseTitle} {purchase.isExtension && <Tag>{PROFILE.extension}</Tag>}
        </h3>
        <Row as="dl" gap={5} lineGap="2px" className={styles.facts}>
          <div>
            <dt>{PROFILE.paidAt}</dt>
            <dd>
              <time dateTime={purchase.paidAt}>{dayOf(purchase.paidAt)}</time>
            </dd>
          </div>
          <div>
            <dt>{PROFILE.total}</dt>
            <dd>{dollarsAndCents(purchase.total)}</dd>
          </div>
          <div>
            <dt>{PROFILE.receipt}</dt>
            <dd className={styles.code}>{purchase.receiptNumber}</dd>
          </div>
          {purchase.refunded > 0 && (
            <div>
              <dt>{PROFILE.refunded}</dt>
              <dd>{dollarsAndCents(purchase.refunded)}</dd>
            </div>
          )}
        </Row>
        {isNewest && access && <AccessLine access={access} />}
      </Stack>
      <Row gap={2}>
        {isNewest && access?.canExtend && (
          <ButtonLink
            to={paymentPath({ id: purchase.courseId, title: purchase.courseTitle, price: access.price })}
            size="small"
          >
            {ACCESS.extend} <VisuallyHidden>{purchase.courseTitle}</VisuallyHidden>
          </ButtonLink>
        )}
        <ButtonLink to={receiptPath(purchase.receiptNumber)} variant="outline" size="small">
          {PROFILE.viewReceipt} <VisuallyHidden>{purchase.receiptNumber}</VisuallyHidden>
        </ButtonLink>
        <AskMentor
          about={{ kind: 'order', orderId: purchase.id }}
          subject={ASK_MENTOR.order(purchase.receiptNumber)}
          label={ASK_MENTOR.askAboutOrder}
        />
      </Row>
    </Row>
  );
}
