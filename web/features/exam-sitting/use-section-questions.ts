import { useEffect, useRef, useState } from 'react';
import { href, paths } from '../../../src/wire/paths.ts';
import type { SectionQuestionsReply } from '../../../src/wire/replies/sittings.ts';
import { call, streamUrl } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { useIsOnline } from '../../platform/connection.ts';
import type { LoadableQuery } from '../../ui/loadable.tsx';
import { figureKeys } from './section-plan.ts';

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

/**
 * Brings all figures of a section into memory, so that a case without a connection has its own. Returns the address to
 * draw a figure from: the file's own while its copy is not here.
 */
export function useFigures(questions: SectionQuestionsReply | undefined): (key: string) => string {
  const copies = useRef(new Map<string, string>());
  const isOnline = useIsOnline();

  useEffect(() => {
    if (!questions || !isOnline) return undefined;
    let isHere = true;
    const bring = async () => {
      for (const key of figureKeys(questions)) {
        if (!isHere) return;
        if (copies.current.has(key)) continue;
        const response = await fetch(streamUrl(key)).catch(() => undefined);
        const copy = response?.ok ? await response.blob().catch(() => undefined) : undefined;
        if (copy && isHere) copies.current.set(key, URL.createObjectURL(copy));
      }
    };
    void bring();
    return () => {
      isHere = false;
    };
  }, [questions, isOnline]);

  useEffect(() => {
    const held = copies.current;
    return () => {
      for (const copy of held.values()) URL.revokeObjectURL(copy);
      held.clear();
    };
  }, []);

  const [urlOf] = useState(() => (key: string) => copies.current.get(key) ?? streamUrl(key));
  return urlOf;
}
