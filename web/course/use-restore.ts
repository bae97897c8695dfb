import { useQueryClient } from '@tanstack/react-query';
import { restoreFromTrash, TRASH_KEY } from '../api/trash.ts';
import { sentenceOf } from '../forms/refusal.ts';
import { useFeedback } from '../ui/feedback.ts';
import { referenceOf } from '../ui/text.tsx';

/** Restores deleted entries in order, and shows the result in the server's words. Returns true if all succeeded. */
export function useRestore(): (entryIds: readonly string[], done?: string) => Promise<boolean> {
  const queries = useQueryClient();
  const { notify } = useFeedback();

  return async (entryIds, done) => {
    let isDone = true;
    try {
      let message = '';
      for (const entryId of entryIds) ({ message } = await restoreFromTrash(entryId));
      notify(done ?? message);
    } catch (error) {
      isDone = false;
      notify(sentenceOf(error), { tone: 'failure', detail: referenceOf(error) });
    }
    await Promise.all(
      [TRASH_KEY, ['admin', 'courses'], ['courses']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
    return isDone;
  };
}
