import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { href, paths } from '../../../src/wire/paths.ts';
import type { MessageReply, OwnSessionReply } from '../../../src/wire/replies/identity.ts';
import { call } from '../../api/client.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { PROFILE } from '../../text/copy/profile.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { referenceOf } from '../../ui/text.tsx';

export const devicesKey = ['devices'] as const;

const devicesQuery = queryOptions({
  queryKey: devicesKey,
  queryFn: ({ signal }) => call(paths.sessions, { signal }),
});

export const useDevices = () => useQuery(devicesQuery);

type Reply = Partial<MessageReply> | undefined;

/** Id of the device being signed out, or all others. */
export type Busy = string | 'others';

/** Signs devices out, one call at a time, and announces the result. `onGone` runs before a row is removed. */
export function useSignOutDevices(onGone: () => void) {
  const [busyWith, setBusyWith] = useState<Busy>();
  const queries = useQueryClient();
  const { notify } = useFeedback();

  const run = async (
    what: Busy,
    send: () => Promise<Reply>,
    sentence: string,
    isLeft: (device: OwnSessionReply) => boolean,
  ) => {
    if (busyWith) return;
    setBusyWith(what);
    try {
      const reply = await send();
      onGone();
      queries.setQueryData(devicesQuery.queryKey, (known) => known?.filter(isLeft));
      notify(reply?.message || sentence);
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure', detail: referenceOf(error) });
    }
    setBusyWith(undefined);
    // Refetches in any case: the list may have changed on another device.
    void queries.invalidateQueries({ queryKey: devicesKey });
  };

  return {
    busyWith,
    signOut: (id: string) =>
      run(
        id,
        () => call(href(paths.session, { sessionId: id }), { method: 'DELETE' }),
        PROFILE.deviceSignedOut,
        (device) => device.id !== id,
      ),
    signOutOthers: () =>
      run(
        'others',
        () => call(paths.endOtherSessions, { method: 'POST', body: {} }),
        PROFILE.signedOutElsewhere,
        (device) => device.isCurrent,
      ),
  };
}
