import { useEffect, useState } from 'react';
import { Stopwatch } from '../../../src/answering/stopwatch.ts';
import { MAX_SECONDS } from '../../../src/wire/literals.ts';
import { useSession } from '../../api/session.ts';
import { browserClock, browserPage } from '../../exam/answering/browser-ports.ts';
import { GradeQueue } from './grade-queue.ts';

/** Opens the queue of this person; undefined until then. What waits is sent again when they have signed in again. */
export function useGradeQueue(): GradeQueue | undefined {
  const { user, status } = useSession();
  const personId = user?.id;
  const [queue, setQueue] = useState<GradeQueue>();

  useEffect(() => {
    if (personId === undefined) return undefined;
    const opened = new GradeQueue(personId);
    setQueue(opened);
    return () => opened.close();
  }, [personId]);

  useEffect(() => {
    if (status === 'signed-in') queue?.now();
  }, [status, queue]);

  return queue;
}

const LOOK_MS = 1000;

/** Counts how long a question is on the screen, and hands its seconds over. */
export function useSeconds(question: string | undefined): () => number {
  const [watch] = useState(() => new Stopwatch(browserClock));

  useEffect(() => watch.show(question), [watch, question]);
  useEffect(() => {
    const timer = setInterval(() => watch.look(), LOOK_MS);
    const stop = browserPage.onChange(() => watch.run(browserPage.isVisible()));
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [watch]);

  return () => Math.min(MAX_SECONDS, watch.take().find(([id]) => id === question)?.[1] ?? 0);
}
