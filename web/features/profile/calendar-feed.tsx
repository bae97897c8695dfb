import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { paths } from '../../../src/wire/paths.ts';
import { call } from '../../api/client.ts';
import { useAct } from '../../forms/use-act.ts';
import { CALENDAR_FEED } from '../../text/copy/calendar-feed.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './profile-page.module.css';

const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) => call(paths.calendarFeed, { signal }),
});

/** The address that a calendar program asks for one's live discussions, and a new one for it. */
export function CalendarFeed() {
  const feed = useQuery(feedQuery);
  const queries = useQueryClient();
  const { confirm } = useFeedback();
  const renewal = useAct(async () => {
    const renewed = await call(paths.calendarFeed, { method: 'POST' });
    queries.setQueryData(feedQuery.queryKey, renewed);
    return CALENDAR_FEED.renewed;
  });
  const askToRenew = async () => {
    const { renew, renewAsk } = CALENDAR_FEED;
    if (await confirm(renewAsk, { title: renew, action: renew })) void renewal.run();
  };
  return (
    <Loadable
      query={feed}
      loading={CALENDAR_FEED.loading}
      failed={CALENDAR_FEED.failed}
      skeleton={<Skeleton height="180px" radius="var(--radius-button)" />}
    >
      {({ address }) => (
        <Stack gap={3}>
          <Note>{CALENDAR_FEED.how}</Note>
          <code className={styles.address} aria-label={CALENDAR_FEED.address}>
            {address}
          </code>
          <Row gap={2}>
            <CopyButton
              text={address}
              label={CALENDAR_FEED.copy}
              copied={CALENDAR_FEED.copied}
              failed={CALENDAR_FEED.notCopied}
            />
            <Button variant="quiet" size="small" isBusy={renewal.isBusy} onClick={() => void askToRenew()}>
              {CALENDAR_FEED.renew}
            </Button>
          </Row>
        </Stack>
      )}
    </Loadable>
  );
}
