import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { M } from '../../../src/wire/messages.ts';
import type { PaymentReply } from '../../../src/wire/replies/enrolment.ts';
import { useSession } from '../../api/session.ts';
import { dashboardPath, entryPath, receiptPath } from '../../platform/addresses.ts';
import { PLAYS } from '../../platform/course-addresses.ts';
import { SUCCESS } from '../../text/copy/checkout.ts';
import { schoolDayOf } from '../../text/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ResultPage } from './result-page.tsx';
import styles from './payment-result.module.css';

function openedWords({ courseTitle, isExtension }: PaymentReply): string {
  if (!courseTitle) return SUCCESS.openedUntitled;
  return isExtension ? SUCCESS.extended(courseTitle) : SUCCESS.opened(courseTitle);
}

/** The course is open. Refreshes the session at once, so that a new sign-in is not necessary (decision B4). */
export function PaymentConfirmed({ reply, courseId }: { reply: PaymentReply; courseId: string }) {
  const { refresh } = useSession();
  const queries = useQueryClient();

  useEffect(() => {
    // A failed refresh is repaired at the next focus; the text is true either way.
    void refresh().catch(() => undefined);
    void queries.invalidateQueries({
      predicate: ({ queryKey }) =>
        ['dashboard', 'purchases', 'quote'].includes(String(queryKey[0])) || queryKey[1] === courseId,
    });
  }, [refresh, queries, courseId]);

  return (
    <ResultPage
      drawing={
        <span className={styles.seal}>
          <CheckIcon size={48} />
        </span>
      }
      title={reply.isFree ? SUCCESS.enrolled : M.paymentSuccessful}
      actions={
        <>
          <ButtonLink to={courseId ? entryPath(courseId) : dashboardPath} state={PLAYS}>
            {SUCCESS.access}
          </ButtonLink>
          <ButtonLink to={dashboardPath} variant="outline">
            {SUCCESS.dashboard}
          </ButtonLink>
        </>
      }
    >
      <p>{openedWords(reply)}</p>
      {reply.receiptNumber && (
        <Stack as="dl" gap={1} align="center" className={styles.facts}>
          <dt>{SUCCESS.receipt}</dt>
          <dd>
            <Link to={receiptPath(reply.receiptNumber)}>{reply.receiptNumber}</Link>
          </dd>
          {reply.accessUntil && (
            <>
              <dt>{SUCCESS.until}</dt>
              <dd>
                <time dateTime={reply.accessUntil}>{schoolDayOf(reply.accessUntil)}</time>
              </dd>
            </>
          )}
        </Stack>
      )}
      <p>{SUCCESS.receiptLine}</p>
    </ResultPage>
  );
}
