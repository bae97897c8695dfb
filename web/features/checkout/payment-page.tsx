import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../api/client.ts';
import { useLiveCourses } from '../../api/courses.ts';
import { LightboxDrawing } from '../../art/late-drawings.tsx';
import { PAYMENT } from '../../text/copy/checkout.ts';
import { quoteQuery } from './checkout-api.ts';
import { CourseSummary } from './course-summary.tsx';
import { NothingToPay } from './nothing-to-pay.tsx';
import { orderAddress } from './order-address.ts';
import { OrderCard } from './order-card.tsx';
import styles from './payment-page.module.css';

/**
 * /payment?courseId&title&price. What the address says is shown at once and replaced by what the server says,
 * which is also what will be charged.
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
      />
      <OrderCard
        key={written.courseId}
        courseId={written.courseId}
        price={known?.price ?? written.price}
        isPriceKnown={known !== undefined}
        quote={quote}
      />
    </div>
  );
}
