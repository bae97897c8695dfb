import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { href, paths } from '../../../src/wire/paths.ts';
import type { VignetteReply } from '../../../src/wire/replies/questions.ts';
import { currentIn } from '../../api/admin-courses.ts';
import { call } from '../../api/client.ts';
import { toDoKey } from '../../api/to-do.ts';
import { attempt } from '../../platform/attempt.ts';
import { storage } from '../../platform/storage.ts';
import { bodyOf, type DraftValue, isSame, over, valueOf, withIds } from './draft-values.ts';
import type { AutosaveWork } from './use-autosave.ts';

const vignetteQuery = (vignetteId: string) =>
  queryOptions({
    queryKey: ['admin', 'vignettes', 'one', vignetteId],
    queryFn: ({ signal }) => call(href(paths.vignette, { vignetteId }), { signal }),
  });

export const useVignette = (vignetteId: string) =>
  useQuery({ ...vignetteQuery(vignetteId), staleTime: 0, refetchOnWindowFocus: false });

const see = (queries: QueryClient, reply: VignetteReply): VignetteReply => {
  queries.setQueryData(vignetteQuery(reply.id).queryKey, reply);
  void queries.invalidateQueries({ queryKey: toDoKey });
  return reply;
};

/** Calls about one vignette; each shows its answer at once. */
export function useVignetteCalls(vignetteId: string) {
  const queries = useQueryClient();
  const at = { vignetteId };
  const shown = async (answer: Promise<VignetteReply>) => see(queries, await answer);
  return {
    move: (pool: VignetteReply['pool']) => shown(call(href(paths.vignettePool, at), { method: 'PUT', body: { pool } })),
    retire: () => shown(call(href(paths.vignetteRetirement, at), { method: 'POST' })),
    restore: () => shown(call(href(paths.vignetteRestoration, at), { method: 'POST' })),
    takeBack: () => shown(call(href(paths.vignetteTakeBack, at), { method: 'POST' })),
    openDraft: () => shown(call(href(paths.vignetteDraft, at), { method: 'POST' })),
    /** Answers whether anything is left of the vignette. */
    discard: async (): Promise<boolean> => {
      // Nothing (204) when this was all there was.
      const left = (await call(href(paths.vignetteDraft, at), { method: 'DELETE' })) as VignetteReply | undefined;
      if (left) see(queries, left);
      return left !== undefined;
    },
    withdraw: (questionId: string, reason: string) =>
      call(href(paths.questionWithdrawal, { questionId }), { method: 'PUT', body: { reason } }),
    reinstate: (questionId: string) => call(href(paths.questionWithdrawal, { questionId }), { method: 'DELETE' }),
    refresh: () => queries.invalidateQueries({ queryKey: vignetteQuery(vignetteId).queryKey }),
    show: (reply: VignetteReply) => see(queries, reply),
  };
}
export type VignetteCalls = ReturnType<typeof useVignetteCalls>;

/** Calls that change the draft, to be made between saves of its autosave. */
export const draftCalls = (vignetteId: string) => ({
  addFigure: (key: string) =>
    call(href(paths.vignetteFigures, { vignetteId }), { method: 'POST', body: { key, description: '', caption: '' } }),
  removeFigure: (number: number) =>
    call(href(paths.vignetteFigure, { vignetteId, number: String(number) }), { method: 'DELETE' }),
  submit: (revision: number) =>
    call(href(paths.vignetteSubmission, { vignetteId }), { method: 'POST', body: { revision } }),
});

interface KeptDraft {
  /** Version and revision that it was written over. */
  readonly number: number;
  readonly revision: number;
  readonly at: string;
  readonly value: DraftValue;
}

/** Unsaved text of one author on this device. */
export function keptDraft(userId: string, vignetteId: string) {
  const name = `cusp.draft.${userId}.${vignetteId}`;
  return {
    read: (): KeptDraft | undefined =>
      attempt(() => JSON.parse(storage.read(name) ?? 'null') as KeptDraft | null) ?? undefined,
    write: (value: DraftValue, { open }: VignetteReply): void =>
      storage.write(
        name,
        JSON.stringify({
          number: open?.number ?? 0,
          revision: open?.revision ?? 0,
          at: new Date().toISOString(),
          value,
        } satisfies KeptDraft),
      ),
    forget: (): void => storage.write(name, null),
  };
}

/** Bytes at most of a call that outlives its page, as browsers have it, with room for multi-byte letters. */
const MAX_KEPT_ALIVE = 20_000;

/** How the autosave of a vignette's draft reads, sends and merges. */
export const draftWork = (
  vignetteId: string,
  kept: ReturnType<typeof keptDraft>,
  show: (reply: VignetteReply) => VignetteReply,
): AutosaveWork<DraftValue, VignetteReply> => ({
  send: (value, { open }, isLeaving) => {
    const body = bodyOf(value, open?.revision ?? 0);
    const keepalive = isLeaving && JSON.stringify(body).length <= MAX_KEPT_ALIVE;
    return call(href(paths.vignetteDraft, { vignetteId }), { method: 'PUT', body, keepalive }).then(show);
  },
  valueOf: ({ open }) => (open ? valueOf(open) : EMPTY),
  revisionOf: ({ open }) => open?.revision ?? 0,
  merge: (typed, sent, { open }) => (open ? withIds(typed, sent, open) : typed),
  over,
  isSame,
  newer: (error) => currentIn<VignetteReply>(error),
  keep: (value, reply) => (value === undefined ? kept.forget() : kept.write(value, reply)),
});

const EMPTY: DraftValue = { title: '', case: '', basis: 'original', isDeclared: false, figures: [], questions: [] };
