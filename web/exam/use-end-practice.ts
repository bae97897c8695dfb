import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { href, paths } from '../../src/wire/paths.ts';
import { call } from '../api/client.ts';
import { sentenceOf } from '../forms/refusal.ts';
import { PRACTICE } from '../text/copy/practice.ts';
import { useFeedback } from '../ui/feedback.ts';
import { EXAM_KEY, type Start } from './use-start.ts';

/** An open practice test; without its counts while they are not loaded. */
export interface OpenPractice {
  readonly id: string;
  readonly answered?: number;
}

/** Asks before an open practice test ends; one without an answer is discarded without a question. */
function useAskToEnd() {
  const { confirm } = useFeedback();
  return async ({ answered }: OpenPractice, words: { title: string; action: string }): Promise<boolean> =>
    answered === 0 || confirm(PRACTICE.endLine(answered), { ...words, tone: 'neutral' });
}

/** Starts as `starting` does. One practice test is open at a time: another one ends it, after a question. */
export function useStartAnother(starting: Start, open: OpenPractice | undefined): Start {
  const ask = useAskToEnd();
  return {
    ...starting,
    start: async (wanted) => {
      const words = { title: PRACTICE.anotherTitle, action: PRACTICE.another };
      if (!open) await starting.start(wanted);
      else if (await ask(open, words)) await starting.start({ ...wanted, ends: open.id });
    },
  };
}

/** Ends an open practice test from outside of it: this device becomes its writer first. */
export function useEndPractice() {
  const queries = useQueryClient();
  const { notify } = useFeedback();
  const ask = useAskToEnd();
  const [isEnding, setEnding] = useState(false);

  const end = async (open: OpenPractice) => {
    if (!(await ask(open, { title: PRACTICE.endTitle, action: PRACTICE.end }))) return;
    const at = { sittingId: open.id };
    setEnding(true);
    try {
      const { writer } = await call(href(paths.sittingWriter, at), { method: 'POST' });
      await call(href(paths.sittingEnd, at), { method: 'POST', body: { writer: writer.number } });
      notify(PRACTICE.ended(open.answered));
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure' });
    }
    await queries.invalidateQueries({ queryKey: EXAM_KEY });
    setEnding(false);
  };
  return { end, isEnding };
}
