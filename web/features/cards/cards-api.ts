import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CardReason, CardTurn } from '../../../src/wire/literals.ts';
import { href, paths } from '../../../src/wire/paths.ts';
import type { CardReply, CardsReply } from '../../../src/wire/replies/cards.ts';
import { ApiError, call } from '../../api/client.ts';
import { EXAM_KEY } from '../../exam/use-start.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { withQuery } from '../../platform/with-query.ts';
import { CARDS } from '../../text/copy/cards.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { referenceOf } from '../../ui/text.tsx';

/** Cards of today, read once for a visit: a deck that is renewed would move under the hand. */
export const useDueCards = (isAsked: boolean) =>
  useQuery({
    queryKey: [...EXAM_KEY, 'cards-due'],
    queryFn: ({ signal }) => call(paths.dueCards, { signal }),
    enabled: isAsked,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

const LIST_KEY = [...EXAM_KEY, 'cards'] as const;

/** Filter of the list; an empty text filters nothing. */
export interface CardFilter {
  readonly state: string;
  readonly why: string;
  readonly cluster: string;
}

/** Cards, the newest answer first. */
export const useCards = (filter: CardFilter) =>
  useInfiniteQuery({
    queryKey: [...LIST_KEY, filter],
    queryFn: ({ pageParam: before, signal }) => {
      const query = Object.entries({ ...filter, before }).filter(([, value]) => value !== '');
      return call(withQuery(paths.cards, Object.fromEntries(query)), { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextBefore }) => nextBefore,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** Renews what an edit changes in the list: its row at once, and with `reread` the counts and the rows that fit. */
export function useListedCards() {
  const queries = useQueryClient();
  const renew = (card: CardReply) =>
    queries.setQueriesData<{ pages: readonly CardsReply[] }>({ queryKey: LIST_KEY }, (data) => {
      const renewed = (one: CardsReply['cards'][number]) =>
        one.question === card.question ? { ...one, ...card } : one;
      return data && { ...data, pages: data.pages.map((page) => ({ ...page, cards: page.cards.map(renewed) })) };
    });
  return { renew, reread: () => queries.invalidateQueries({ queryKey: LIST_KEY }) };
}

export interface CardChange {
  readonly why?: CardReason | null;
  readonly rule?: string;
  readonly turn?: CardTurn;
}

interface Shown {
  /** Shows the edited card. */
  readonly renew: (card: CardReply) => void;
  /** Reads what another device has made of it. */
  readonly reread: () => Promise<void>;
}

/**
 * Edits a card. Edits are sent one after another, because each names the revision that the one before made. Resolves
 * with whether it is saved; a toast says why not.
 */
export function useCardEdit({ question, revision }: Pick<CardReply, 'question' | 'revision'>, shown: Shown) {
  const { notify } = useFeedback();
  const newest = useRef(revision);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    newest.current = revision;
  }, [revision]);

  const send = async (change: CardChange): Promise<boolean> => {
    try {
      const body = { ...change, revision: newest.current };
      const card = await call(href(paths.card, { questionId: question }), { method: 'PATCH', body });
      newest.current = card.revision;
      shown.renew(card);
      return true;
    } catch (error) {
      const typed = change.rule ? CARDS.yourLine(change.rule) : undefined;
      if (error instanceof ApiError && error.code === 'readiness/stale-card') {
        await shown.reread();
        notify(CARDS.stale, { tone: 'warning', detail: typed });
      } else notify(sentenceOf(error), { tone: 'failure', detail: typed ?? referenceOf(error) });
      return false;
    }
  };
  return (change: CardChange): Promise<boolean> => {
    const sent = last.current.then(() => send(change));
    last.current = sent;
    return sent;
  };
}
