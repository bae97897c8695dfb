import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { CouponState } from '../../../src/wire/literals.ts';
import type { CouponReply, CouponsReply } from '../../../src/wire/replies/coupons.ts';
import { Entries, Fact, Facts } from '../../admin/entries.tsx';
import { ListPage, ListSkeleton } from '../../admin/list-page.tsx';
import { useListQuery } from '../../admin/list-query.ts';
import { useNewHash } from '../../admin/use-new-hash.ts';
import { useAct } from '../../forms/use-act.ts';
import { couponLink } from '../../platform/admin-addresses.ts';
import { COUPONS } from '../../text/copy/admin-coupons.ts';
import { schoolDayOf } from '../../text/dates.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { COUPONS_QUERY, termsOf, useCouponCalls, useCoupons } from './coupons-api.ts';
import styles from './coupons.module.css';

type Row = { kind: 'first'; first: NonNullable<CouponsReply['first']> } | { kind: 'own'; coupon: CouponReply };

const rowsOf = ({ first, coupons }: CouponsReply): Row[] => [
  ...(first ? [{ kind: 'first', first } as const] : []),
  ...coupons.map((coupon) => ({ kind: 'own', coupon }) as const),
];

/** /admin/coupons: codes that make courses cheaper, with what they came to. */
export function CouponsPage() {
  const list = useListQuery(COUPONS_QUERY);
  const coupons = useCoupons(list.query);
  /** Coupon in the dialog; null for a new one. */
  const [edited, setEdited] = useState<CouponReply | null>();
  useNewHash(() => setEdited(null));
  return (
    <>
      <ListPage
        words={COUPONS}
        log={coupons}
        list={list}
        rowsOf={rowsOf}
        actions={<Button onClick={() => setEdited(null)}>{COUPONS.make}</Button>}
        search={{ label: COUPONS.search, search: list.query.search, onSearch: (search) => list.change({ search }) }}
        skeleton={<ListSkeleton height="320px" />}
      >
        {(rows) => (
          <Entries label={COUPONS.list}>
            {rows.map((row) =>
              row.kind === 'first' ? (
                <OperatorCoupon key="first" first={row.first} />
              ) : (
                <Coupon key={row.coupon.id} coupon={row.coupon} onEdit={() => setEdited(row.coupon)} />
              ),
            )}
          </Entries>
        )}
      </ListPage>
      {edited !== undefined && <CouponDialog coupon={edited ?? undefined} onClose={() => setEdited(undefined)} />}
    </>
  );
}

/** The operator's own code: shown, and not to be changed here. */
function OperatorCoupon({ first }: { first: NonNullable<CouponsReply['first']> }) {
  return (
    <Stack as="li" gap={2}>
      <Row gap={3} lineGap={2} align="center">
        <h2 className={styles.code}>{first.code}</h2>
        <Tag>{COUPONS.locked}</Tag>
        <span className={styles.off}>{COUPONS.percentOff(first.percent)}</span>
      </Row>
      <p className={styles.note}>{COUPONS.lockedLine}</p>
      <Facts>
        <Fact term={COUPONS.orders}>{first.orders}</Fact>
        <Fact term={COUPONS.revenue}>{dollarsAndCents(first.revenue)}</Fact>
      </Facts>
      <div className={styles.actions}>
        <CopyLink code={first.code} />
      </div>
    </Stack>
  );
}

const TONES: Readonly<Record<CouponState, TagTone>> = {
  running: 'success',
  planned: 'primary',
  'used-up': 'warning',
  over: 'neutral',
  ended: 'neutral',
};

function Coupon({ coupon, onEdit }: { coupon: CouponReply; onEdit: () => void }) {
  const { code, state, note, used, reserved, left, orders, revenue } = coupon;
  return (
    <Stack as="li" gap={2}>
      <Row gap={3} lineGap={2} align="center">
        <h2 className={styles.code}>{code}</h2>
        <Tag tone={TONES[state]}>{COUPONS.states[state]}</Tag>
        <span className={styles.off}>{offWords(coupon)}</span>
      </Row>
      {note !== '' && <p className={styles.note}>{note}</p>}
      <Facts>
        <Fact term={COUPONS.used}>{used}</Fact>
        {reserved > 0 && <Fact term={COUPONS.reserved}>{reserved}</Fact>}
        <Fact term={COUPONS.left}>{left ?? COUPONS.noLimit}</Fact>
        <Fact term={COUPONS.orders}>{orders}</Fact>
        <Fact term={COUPONS.revenue}>{dollarsAndCents(revenue)}</Fact>
      </Facts>
      <Note>{termWords(coupon).join(' · ')}</Note>
      <div className={styles.actions}>
        <CopyLink code={code} />
        <Button variant="outline" size="small" onClick={onEdit}>
          {COUPONS.edit}
        </Button>
        <EndButton coupon={coupon} />
      </div>
    </Stack>
  );
}

const CopyLink = ({ code }: { code: string }) => (
  <CopyButton
    text={couponLink(code)}
    label={COUPONS.copyLink}
    copied={COUPONS.copied}
    failed={COUPONS.copyFailed}
    icon={<Link2 size={18} />}
  />
);

/** Ends a coupon after a question, or resumes it. */
function EndButton({ coupon }: { coupon: CouponReply }) {
  const { confirm } = useFeedback();
  const { change } = useCouponCalls();
  const { active, code } = coupon;
  const { isBusy, run } = useAct(
    () =>
      change(coupon.id, { ...termsOf(coupon), active: !active }).then(() =>
        active ? COUPONS.ended(code) : COUPONS.resumed(code),
      ),
    () => COUPONS.changeFailed,
  );
  const turn = async () => {
    const asked = { title: COUPONS.endTitle, action: COUPONS.endAction };
    if (!active || (await confirm(COUPONS.endLine(code), asked))) await run();
  };
  return (
    <Button variant="outline" size="small" isBusy={isBusy} onClick={() => void turn()}>
      {active ? COUPONS.end : COUPONS.resume}
    </Button>
  );
}

function offWords({ kind, value }: CouponReply): string {
  if (kind === 'percent') return value === 100 ? COUPONS.free : COUPONS.percentOff(value);
  if (kind === 'amount') return COUPONS.amountOff(dollarsAndCents(value));
  return value === 0 ? COUPONS.free : COUPONS.priceOf(dollarsAndCents(value));
}

/** Noon of that day in Sydney, in summer and in winter time. */
const calendarDay = (day: string): string => schoolDayOf(`${day}T02:00:00Z`);

function daysWords({ from, until }: CouponReply): string {
  if (from !== null && until !== null) return COUPONS.fromUntil(calendarDay(from), calendarDay(until));
  if (until !== null) return COUPONS.until(calendarDay(until));
  return from === null ? COUPONS.always : COUPONS.from(calendarDay(from));
}

const termWords = (coupon: CouponReply): string[] => [
  coupon.courses === null ? COUPONS.allCourses : COUPONS.courses(coupon.courses.length),
  daysWords(coupon),
  ...(coupon.maxPerPerson === null ? [] : [COUPONS.perPerson(coupon.maxPerPerson)]),
  ...(coupon.firstPurchaseOnly ? [COUPONS.firstPurchase] : []),
  ...(coupon.mayMakeFree ? [COUPONS.mayMakeFree] : []),
  ...(coupon.forExtensions ? [COUPONS.extensions] : []),
];
