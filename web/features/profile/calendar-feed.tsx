import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { paths } from '../../../src/wire/paths.ts';
import { call } from '../../api/client.ts';
import { CalendarAddress } from '../../course/calendar-address.tsx';
import { CALENDAR_FEED } from '../../text/copy/calendar-feed.ts';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) => call(paths.calendarFeed, { signal }),
});

/** The address that a calendar program asks for one's live discussions, and a new one for it. */
export function CalendarFeed() {
  const feed = useQuery(feedQuery);
  const queries = useQueryClient();
  const renew = async () =>
    queries.setQueryData(feedQuery.queryKey, await call(paths.calendarFeed, { method: 'POST' }));
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
          <CalendarAddress address={address} words={CALENDAR_FEED} onRenew={renew} />
        </Stack>
      )}
    </Loadable>
  );
}
