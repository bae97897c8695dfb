import { useState } from 'react';
import { useFeedback } from '../ui/feedback.ts';
import { referenceOf } from '../ui/text.tsx';
import { sentenceOf } from './refusal.ts';

/**
 * What a button does on the server: busy until it is answered, then a toast says how it went, or why not.
 * @param send renews the screens that show it, and resolves with the sentence that says it is done; with nothing where
 * the screen shows it.
 * @param failed returns the sentence for an error; default: the server's, or a generic one.
 */
export function useAct<Args extends readonly unknown[]>(
  send: (...args: Args) => Promise<string | undefined>,
  failed = sentenceOf,
) {
  const { notify } = useFeedback();
  const [isBusy, setBusy] = useState(false);
  /** Resolves with whether it is done; never rejects. */
  const run = async (...args: Args): Promise<boolean> => {
    setBusy(true);
    try {
      const done = await send(...args);
      if (done !== undefined) notify(done);
      return true;
    } catch (error) {
      notify(failed(error), { tone: 'failure', detail: referenceOf(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
