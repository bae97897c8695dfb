import { useQuery } from '@tanstack/react-query';
import { ReceiptText, Undo2 } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { M } from '../../../src/wire/messages.ts';
import { ApiError } from '../../api/client.ts';
import { type LiveCourse, useLiveCourses } from '../../api/courses.ts';
import { useSession } from '../../api/session.ts';
import { LightboxDrawing } from '../../art/lazy-drawings.tsx';
import { CoursePicture } from '../../course/course-picture.tsx';
import { WhatYouGet } from '../../course/offer.tsx';
import { PAYMENT } from '../../text/copy/checkout.ts';
import { REFUND } from '../../text/copy/program.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { quoteQuery } from './checkout-api.ts';
import { NothingToPay } from './nothing-to-pay.tsx';
import { OrderCard } from './order-card.tsx';
import styles from './payment-page.module.css';

/**
 * /payment?courseId&title&price. Values of the URL are shown at once and replaced by the server's, which are charged.
 */
export function PaymentPage() {
  const [params] = useSearchParams();
  const written = orderAddress(params);
  const quote = useQuery(quoteQuery(written.courseId));
  const courses = useLiveCourses();
  const course = courses.data?.find(({ id }) => id === written.courseId);

  if (written.courseId === '')
    return <NothingToPay drawing={<LightboxDrawing />} title={PAYMENT.noCourse} line={PAYMENT.noCourseLine} />;
  if (quote.error instanceof ApiError && quote.error.status === 404)
    return <NothingToPay drawing={<LightboxDrawing />} title={PAYMENT.notForSale} line={PAYMENT.notForSaleLine} />;

  const known = quote.data ?? course;
  return (
    <div className={styles.page}>
      <CourseSummary
        courseId={written.courseId}
        title={known?.title || written.title}
        course={course}
        isCourseAwaited={courses.isPending}
        isExtension={quote.data?.endsAt !== undefined && quote.data.endsAt !== null}
      />
      <OrderCard
        key={written.courseId}
        courseId={written.courseId}
        price={known?.price ?? written.price}
        isPriceKnown={known !== undefined}
        quote={quote}
      />
      <Stack gap={5} className={styles.promises}>
        {course && <WhatYouGet course={course} headingLevel={2} />}
        <Assurances />
      </Stack>
    </div>
  );
}

interface CourseSummaryProps {
  courseId: string;
  title: string;
  /** Undefined until the catalogue has answered, or after a failure. */
  course: Pick<LiveCourse, 'thumbnail' | 'smallThumbnail' | 'durationMonths'> | undefined;
  isCourseAwaited: boolean;
  isExtension: boolean;
}

/** Summary of the course to be bought. */
function CourseSummary({ courseId, title, course, isCourseAwaited, isExtension }: CourseSummaryProps) {
  return (
    <section className={styles.summary}>
      <div className={styles.picture}>
        <CoursePicture
          courseId={courseId}
          thumbnail={course?.thumbnail ?? (isCourseAwaited ? undefined : '')}
          smallThumbnail={course?.smallThumbnail}
          isFilling
        />
      </div>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{isExtension ? PAYMENT.extendEyebrow : PAYMENT.eyebrow}</p>
        <PageTitle title={PAYMENT.title} className={styles.title}>
          {title}
        </PageTitle>
        <p className={styles.description}>{course ? PAYMENT.programOf(course.durationMonths) : PAYMENT.program}</p>
      </div>
    </section>
  );
}

/** Receipt to come, and refund by the terms. */
function Assurances() {
  const { user } = useSession();
  return (
    <Stack as="ul" gap={3} className={styles.assurances}>
      <li>
        <ReceiptText size={18} aria-hidden="true" />
        <span>{PAYMENT.receiptTo(user?.email ?? PAYMENT.yourEmail)}</span>
      </li>
      <li>
        <Undo2 size={18} aria-hidden="true" />
        <span>
          <Link to={REFUND.terms}>{REFUND.line}</Link>
        </span>
      </li>
    </Stack>
  );
}

/** Specification 9: price shown if the URL has none. Australian dollars. */
const DEFAULT_PRICE = 499;

interface OrderAddress {
  courseId: string;
  title: string;
  /** Shown until the server's price is known; never charged (decision A12). */
  price: number;
}

/** Parses the order in the URL, which is untrusted. */
export function orderAddress(params: URLSearchParams): OrderAddress {
  const written = params.get('price')?.trim() ?? '';
  const isPrice = /^\d{1,6}(\.\d{1,2})?$/.test(written);
  return {
    courseId: params.get('courseId')?.trim() ?? '',
    title: params.get('title')?.trim() || M.defaultProgramName,
    price: isPrice ? Number(written) : DEFAULT_PRICE,
  };
}
