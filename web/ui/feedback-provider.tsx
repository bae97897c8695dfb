import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { late } from '../platform/late.tsx';
import { type ConfirmOptions, type Feedback, FeedbackContext, type NotifyOptions } from './feedback.ts';
import { type ToastEntry, ToastRegions } from './toast.tsx';

const ConfirmDialog = late(() => import('./confirm-dialog.tsx'), 'ConfirmDialog');

const MAX_TOASTS = 5;

interface Question extends ConfirmOptions {
  message: string;
  answer: (isAgreed: boolean) => void;
}

/**
 * Mounted above the router, so that a toast survives a redirect. Its live regions exist, empty, from the first paint.
 */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastEntry[]>([]);
  const [question, setQuestion] = useState<Question>();
  const lastId = useRef(0);

  const notify = useCallback((message: string, { tone = 'success', detail, action }: NotifyOptions = {}) => {
    lastId.current += 1;
    const entry: ToastEntry = { id: lastId.current, message, tone, detail, action };
    setToasts((before) => [...before.filter((toast) => toast.message !== message), entry].slice(-MAX_TOASTS));
  }, []);

  const confirm = useCallback(
    (message: string, options: ConfirmOptions) =>
      new Promise<boolean>((answer) => {
        setQuestion((open) => {
          open?.answer(false);
          return { ...options, message, answer };
        });
      }),
    [],
  );

  const settle = (isAgreed: boolean) => {
    question?.answer(isAgreed);
    setQuestion(undefined);
  };

  const feedback = useMemo<Feedback>(() => ({ notify, confirm }), [notify, confirm]);
  return (
    <FeedbackContext value={feedback}>
      {children}
      <ToastRegions
        toasts={toasts}
        onDismiss={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))}
      />
      {question && <ConfirmDialog {...question} onAnswer={settle} />}
    </FeedbackContext>
  );
}
