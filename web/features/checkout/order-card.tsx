import { CalendarDays, Lock, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { HOME_COUNTRY } from '../../../src/wire/countries.ts';
import { M } from '../../../src/wire/messages.ts';
import type { QuoteReply } from '../../../src/wire/replies/enrolment.ts';
import { useSession } from '../../api/session.ts';
import { entryPath } from '../../platform/addresses.ts';
import { ACCESS, lastMomentHere } from '../../text/access.ts';
import { PAYMENT } from '../../text/copy/checkout.ts';
import { countryOptions } from '../../text/countries.ts';
import { schoolDayOf } from '../../text/dates.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Note, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import type { LoadableQuery } from '../../ui/loadable.tsx';
import { Price } from '../../ui/price.tsx';
import { Select } from '../../ui/select.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CouponForm } from './coupon-form.tsx';
import { RightAddress } from './right-address.tsx';
import { suggestedCountry } from './suggested-country.ts';
import { useCheckout } from './use-checkout.ts';
import { useCoupon } from './use-coupon.ts';
import styles from './payment-page.module.css';

interface OrderCardProps {
  courseId: string;
  /** Dollars: from the server, or from the URL until the server has answered. */
  price: number;
  isPriceKnown: boolean;
  quote: LoadableQuery<QuoteReply>;
}

/** Price and total first, then coupon, country and one button with the amount next to it. */
export function OrderCard({ courseId, price, isPriceKnown, quote }: OrderCardProps) {
  const { user } = useSession();
  const coupon = useCoupon(courseId);
  const [ownedSentence, setOwnedSentence] = useState<string>();
  const { isBusy, pay } = useCheckout({
    onOwned: setOwnedSentence,
    onCouponRefused: () => void coupon.check(),
    onPriceChanged: () => void Promise.all([quote.refetch(), coupon.check()]),
  });
  const quoted = coupon.applied?.quote;
  const [chosen, chooseCountry] = useState<string>();
  const [isCountryMissing, setCountryMissing] = useState(false);
  const country = chosen ?? suggestedCountry(quote.data?.suggestedCountries ?? []);
  const access = user?.access?.find((one) => one.courseId === courseId);
  const isOwned = user?.purchasedCourses.includes(courseId) && !access?.canExtend;
  // Only the server's price makes it free: the URL is untrusted.
  const total = quoted?.total ?? price;
  const isFree = isPriceKnown && total === 0;
  const isGift = isPriceKnown && (quoted?.price ?? price) === 0;
  const owned = ownedSentence ?? (isOwned ? PAYMENT.alreadyOwned : undefined);

  const proceed = () => {
    setCountryMissing(country === '');
    if (country === '') return;
    // Only a total that was shown above the button is charged.
    if (coupon.awaited) void coupon.check();
    else void pay({ courseId, coupon: coupon.applied?.code, country, total: isPriceKnown ? total : undefined });
  };

  return (
    <Card as="section" padding="large" aria-label={PAYMENT.summary} gap={5} className={styles.card}>
      <Text as="h2" size="h3">
        {PAYMENT.summary}
      </Text>
      <AlreadyOwned courseId={courseId} sentence={owned} />
      {owned === undefined && (
        <>
          <OrderLines price={quoted?.price ?? price} discount={quoted?.discount ?? 0} total={total} />
          <AccessTerm
            quote={quoted ?? quote.data}
            isAsking={quote.isFetching}
            endsAt={access?.isActive ? access.endsAt : null}
          />
          {!isGift && <CouponForm coupon={coupon} />}
          <CountrySelect country={country} isMissing={isCountryMissing && country === ''} onChange={chooseCountry} />
          <RightAddress />
          <PriceNotConfirmed isPriceKnown={isPriceKnown} quote={quote} />
          <Row gap={4} lineGap={3} align="center" className={styles.pay}>
            {!isFree && <Price amount={total} isExact size="small" />}
            <Button isBusy={isBusy} busyWords={M.processing} onClick={proceed}>
              {isFree ? PAYMENT.enrolFree : M.proceedToPayment}
            </Button>
          </Row>
          <p className={styles.secure}>
            <Lock size={17} aria-hidden="true" />
            <span>{isGift ? PAYMENT.nothingToPay : isFree ? PAYMENT.nothingWithCoupon : PAYMENT.secure}</span>
          </p>
        </>
      )}
    </Card>
  );
}

/** Shown instead of the form if the course is owned: the sentence, and a link to the course. */
function AlreadyOwned({ courseId, sentence }: { courseId: string; sentence: string | undefined }) {
  return (
    <Banner
      tone="info"
      message={sentence}
      action={
        <ButtonLink to={entryPath(courseId)} size="small">
          {PAYMENT.goToCourse}
        </ButtonLink>
      }
    />
  );
}

/** Price, discount and total in Australian dollars, two decimals (specification 9). */
function OrderLines({ price, discount, total }: { price: number; discount: number; total: number }) {
  return (
    <Stack as="dl" gap={3} className={styles.lines}>
      <Row gap={4} lineGap={1} align="baseline" justify="between" className={styles.line}>
        <dt>{PAYMENT.price}</dt>
        <dd>{dollarsAndCents(price)}</dd>
      </Row>
      {discount > 0 && (
        <Row gap={4} lineGap={1} align="baseline" justify="between" className={styles.line} data-discount>
          <dt>{PAYMENT.discount}</dt>
          <dd>{`−${dollarsAndCents(discount)}`}</dd>
        </Row>
      )}
      <Row gap={4} lineGap={1} align="baseline" justify="between" className={styles.total}>
        <dt>{PAYMENT.total}</dt>
        <dd>
          <Price amount={total} isExact />
        </dd>
      </Row>
    </Stack>
  );
}

interface CountrySelectProps {
  /** Empty until selected. */
  country: string;
  /** True after an attempt to continue without a country. */
  isMissing: boolean;
  onChange: (country: string) => void;
}

/** The buyer's country: printed on the invoice, and decides about GST. */
function CountrySelect({ country, isMissing, onChange }: CountrySelectProps) {
  const [countries] = useState(countryOptions);
  const options = country === '' ? [{ value: '', label: PAYMENT.chooseCountry }, ...countries] : countries;
  const line = country === HOME_COUNTRY || country === '' ? PAYMENT.countryLine : PAYMENT.abroadLine;
  return (
    <Stack gap="6px">
      <Select label={PAYMENT.country} options={options} value={country} onChange={onChange} />
      <Note role="status">{isMissing ? PAYMENT.countryMissing : line}</Note>
    </Stack>
  );
}

type Term = Pick<QuoteReply, 'accessUntil' | 'endsAt' | 'durationMonths'>;

interface AccessTermProps {
  quote: Term | undefined;
  isAsking: boolean;
  /** End of the buyer's current access, which the new one follows; null without any. */
  endsAt: string | null;
}

/**
 * Duration of the access bought here, and when it begins. While the quote is loading, likely lines reserve the space,
 * so that the button below does not move under a press (layout shift).
 */
function AccessTerm({ quote, isAsking, endsAt }: AccessTermProps) {
  const [likely] = useState((): Term => ({ accessUntil: new Date().toISOString(), endsAt, durationMonths: 5 }));
  const term = quote ?? likely;
  const moment = lastMomentHere(term.accessUntil);
  return (
    <div role="status">
      {(quote || isAsking) && (
        <Stack gap={1} className={styles.term} data-asking={quote === undefined || undefined}>
          <p className={styles.termUntil}>
            {quote ? (
              <>
                <CalendarDays size={18} aria-hidden="true" />
                <time dateTime={quote.accessUntil}>
                  {ACCESS.untilDay} <span data-look="day">{schoolDayOf(quote.accessUntil)}</span>
                </time>
              </>
            ) : (
              <>
                <Spinner size={18} />
                {PAYMENT.confirmingPrice}
              </>
            )}
          </p>
          {term.endsAt !== null && <p>{PAYMENT.extends(schoolDayOf(term.endsAt), term.durationMonths)}</p>}
          {moment && <p>{ACCESS.here(moment)}</p>}
        </Stack>
      )}
    </div>
  );
}

/** Warns that the server could not confirm the price; silent while it is asked. */
function PriceNotConfirmed({ isPriceKnown, quote }: { isPriceKnown: boolean; quote: LoadableQuery<QuoteReply> }) {
  const hasFailed = !isPriceKnown && quote.error !== null && !quote.isFetching;
  return (
    <Banner
      tone="warning"
      message={hasFailed ? PAYMENT.priceNotConfirmed : undefined}
      action={
        <Button variant="outline" size="small" icon={<RotateCw size={18} />} onClick={() => void quote.refetch()}>
          {PAYMENT.retry}
        </Button>
      }
    />
  );
}
