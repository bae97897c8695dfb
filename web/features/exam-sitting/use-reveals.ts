import { useState } from 'react';
import { href, paths } from '../../../src/wire/paths.ts';
import type { RevealReply, SittingReply } from '../../../src/wire/replies/sittings.ts';
import { ApiError, call } from '../../api/client.ts';
import { RUNNER } from '../../text/copy/sitting.ts';

/** Explanations of a tutor test: of the questions whose answers were checked, here or on another device. */
export function useReveals(reply: SittingReply) {
  const [here, setHere] = useState<readonly RevealReply[]>([]);
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<{ question: string; words: string }>();

  const check = async (question: string, option: string, writer: number) => {
    if (busy !== undefined) return;
    setBusy(question);
    setFailure(undefined);
    try {
      const address = href(paths.questionReveal, { sittingId: reply.id, questionId: question });
      const reveal = await call(address, { method: 'POST', body: { writer, option } });
      setHere((before) => [...before, reveal]);
    } catch (error) {
      const words = error instanceof ApiError && error.isFromServer ? error.message : RUNNER.checkFailed;
      setFailure({ question, words });
    } finally {
      setBusy(undefined);
    }
  };
  const of = (question: string) => [...reply.reveals, ...here].find((reveal) => reveal.question === question);
  return { of, check, busy, failure };
}
export type Reveals = ReturnType<typeof useReveals>;
