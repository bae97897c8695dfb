import { useEffect, useState } from 'react';
import { href, paths } from '../../../src/wire/paths.ts';
import type { SectionQuestionsReply } from '../../../src/wire/replies/sittings.ts';
import { call } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { useIsOnline } from '../../platform/connection.ts';
import type { LoadableQuery } from '../../ui/loadable.tsx';

const AGAIN_MS = 4000;

/**
 * Questions of the section that runs, held by the page itself. Asked again until they are here, because the time is
 * running.
 */
export function useSectionQuestions(sittingId: string, section: number): LoadableQuery<SectionQuestionsReply> {
  const [data, setData] = useState<SectionQuestionsReply>();
  const [error, setError] = useState<Error | null>(null);
  const [tries, setTries] = useState(1);
  const [isFetching, setFetching] = useState(true);
  const isOnline = useIsOnline();
  const { status } = useSession();

  const isMissing = data === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const stop = new AbortController();
    let timer = 0;
    setFetching(true);
    const failed = (reason: Error) => {
      if (stop.signal.aborted) return;
      setError(reason);
      setFetching(false);
      timer = window.setTimeout(() => setTries((count) => count + 1), AGAIN_MS);
    };
    const address = href(paths.sectionQuestions, { sittingId, number: String(section) });
    const arrived = (reply: SectionQuestionsReply) => {
      setData(reply);
      setError(null);
      setFetching(false);
    };
    call(address, { signal: stop.signal }).then(arrived, failed);
    return () => {
      stop.abort();
      window.clearTimeout(timer);
    };
  }, [sittingId, section, isMissing, tries, isOnline, status]);

  return { data, error, isFetching, refetch: () => setTries((count) => count + 1) };
}
