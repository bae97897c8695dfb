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

/** Price and total first, then coupon, country and one button with the amount beside it. */
export function OrderCard({ courseId, price, isPriceKnown, quote }: OrderCardProps) {
  const { user } = useSession();
  const coupon = useCoupon(courseId);
  const [ownedSentence, setOwnedSentence] = useState<string>();
  const { isBusy, pay } = useCheckout({ onOwned: setOwnedSentence, onCouponRefused: coupon.refuse });
  const quoted = coupon.applied?.quote;
  const [chosen, chooseCountry] = useState<string>();
  const [isCountryMissing, setCountryMissing] = useState(false);
  const country = chosen ?? suggestedCountry(quote.data?.suggestedCountries ?? []);
  const access = user?.access?.find((one) => one.courseId === courseId);
  const isOwned = user?.purchasedCourses.includes(courseId) && !access?.canExtend;
  // Only the server's price makes it free: the URL is untrusted.
  const total = quoted?.total ?? price;
  const isFree = isPriceKnown && total === 0;
  const owned = ownedSentence ?? (isOwned ? PAYMENT.alreadyOwned : undefined);

  const proceed = () => {
    setCountryMissing(country === '');
    if (country !== '') void pay({ courseId, coupon: coupon.applied?.code, country });
  };

  return (
    <Card as="section" padding="large" aria-label={PAYMENT.summary} className={styles.card}>
      <h2 className={styles.heading}>{PAYMENT.summary}</h2>
      <AlreadyOwned courseId={courseId} sentence={owned} />
      {owned === undefined && (
        <>
          <OrderLines price={quoted?.price ?? price} discount={quoted?.discount ?? 0} total={total} />
          <AccessTerm
            quote={quoted ?? quote.data}
            isAsking={quote.isFetching}
            endsAt={access?.isActive ? access.endsAt : null}
          />
          {!isFree && <CouponForm coupon={coupon} />}
          <CountrySelect country={country} isMissing={isCountryMissing && country === ''} onChange={chooseCountry} />
          <RightAddress />
          <PriceNotConfirmed isPriceKnown={isPriceKnown} quote={quote} />
          <div className={styles.pay}>
            {!isFree && <Price amount={total} isExact size="small" />}
            <Button isBusy={isBusy} busyWords={M.processing} onClick={proceed}>
              {isFree ? PAYMENT.enrolFree : M.proceedToPayment}
            </Button>
          </div>
          <p className={styles.secure}>
            <Lock size={17} aria-hidden="true" />
            <span>{isFree ? PAYMENT.nothingToPay : PAYMENT.secure}</span>
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
    <dl className={styles.lines}>
      <div className={styles.line}>
        <dt>{PAYMENT.price}</dt>
        <dd>{dollarsAndCents(price)}</dd>
      </div>
      {discount > 0 && (
        <div className={styles.line} data-discount>
          <dt>{PAYMENT.discount}</dt>
          <dd>{`−${dollarsAndCents(discount)}`}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{PAYMENT.total}</dt>
        <dd>
          <Price amount={total} isExact />
        </dd>
      </div>
    </dl>
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
    <div className={styles.country}>
      <Select label={PAYMENT.country} options={options} value={country} onChange={onChange} />
      <p className={styles.countryLine} role="status">
        {isMissing ? PAYMENT.countryMissing : line}
      </p>
    </div>
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
        <div className={styles.term} data-asking={quote === undefined || undefined}>
          <p className={styles.termUntil}>
            {quote ? (
              <>
                <CalendarDays size={18} aria-hidden="true" />
                <time dateTime={quote.accessUntil}>{ACCESS.until(quote.accessUntil)}</time>
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
        </div>
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
