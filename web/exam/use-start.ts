import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PracticeKind, PracticeStatus } from '../../src/wire/literals.ts';
import { href, paths } from '../../src/wire/paths.ts';
import { ApiError, call } from '../api/client.ts';
import { useSession } from '../api/session.ts';
import { sittingPath } from '../platform/exam-addresses.ts';
import { noteMadeHere } from './answering/open-answering.ts';

/** Key of every query about the student's own tests. */
export const EXAM_KEY = ['exam'] as const;

export interface Choice {
  readonly clusters: readonly string[];
  readonly subjects: readonly string[];
  readonly status: PracticeStatus;
}

/** Body of the request, without its key. */
export type Wanted =
  | { readonly mockExamId: string }
  /** A test of a course's day. */
  | { readonly contentId: string; readonly ends?: string }
  | (Choice & {
      readonly ends?: string;
      readonly mode: PracticeKind;
      readonly vignettes: number;
      readonly extraTimePercent?: number;
    });

export interface Start {
  readonly start: (wanted: Wanted) => Promise<void>;
  /** Names what is being started now. */
  readonly busy: Wanted | undefined;
  readonly error: Error | undefined;
  /** Repeats what failed. */
  readonly retry: () => void;
}

/** True while it is unknown whether the request arrived. */
const isLost = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * Starts a test and opens its page. Each press has a key of its own, which stays while its answer is lost, so that
 * another try makes no second test.
 */
export function useStart(): Start {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const userId = useSession().user?.id;
  const lost = useRef<{ wanted: string; key: string }>(undefined);
  const [state, setState] = useState<{ busy?: Wanted; failed?: Wanted; error?: Error }>({});

  const start = async (wanted: Wanted) => {
    if (state.busy) return;
    const name = JSON.stringify(wanted);
    const key = lost.current?.wanted === name ? lost.current.key : crypto.randomUUID();
    lost.current = undefined;
    setState({ busy: wanted });
    try {
      const sitting = await made(wanted, key);
      void queries.invalidateQueries({ queryKey: EXAM_KEY, refetchType: 'none' });
      if (userId !== undefined) await noteMadeHere(userId, sitting);
      void navigate(sittingPath(sitting.id));
    } catch (error) {
      if (isLost(error)) lost.current = { wanted: name, key };
      // Somewhere else one was started, or access has ended: the page shows what is true now.
      else await queries.invalidateQueries({ queryKey: EXAM_KEY });
      setState({ failed: wanted, error: error as Error });
    }
  };

  const { busy, failed, error } = state;
  return { start, busy, error, retry: () => failed && void start(failed) };
}

function made(wanted: Wanted, idempotencyKey: string) {
  if ('contentId' in wanted) {
    const { contentId, ...body } = wanted;
    return call(href(paths.contentSittings, { contentId }), { method: 'POST', body: { ...body, idempotencyKey } });
  }
  const path = 'mockExamId' in wanted ? paths.sittings : paths.practice;
  return call(path, { method: 'POST', body: { ...wanted, idempotencyKey } });
}
