import { createContext, type ReactNode, use } from 'react';
import type { Tone } from './banner.tsx';

export interface NotifyOptions {
  /** Success, info and warning are read politely and leave after 6 s; a failure is read at once and stays. */
  tone?: Tone;
  /** A second line, in its own element; a toast with one stays twice as long. A failure's reference: `referenceOf`. */
  detail?: ReactNode;
  action?: { label: string; run: () => void };
}

export interface ConfirmOptions {
  /** A short question: "Delete content?". */
  title: string;
  /** What the button does: "Delete content". */
  action: string;
  cancel?: string;
  /** What exactly will go, below the sentence. */
  details?: ReactNode;
  tone?: 'danger' | 'neutral';
  /** The person types these words before the button works. */
  typed?: string;
}

/** How words reach a person when an action ended, or before a destructive one begins. */
export interface Feedback {
  notify(message: string, options?: NotifyOptions): void;
  /** True when the person agreed. Escape, Cancel and leaving are a no. */
  confirm(message: string, options: ConfirmOptions): Promise<boolean>;
}

export const FeedbackContext = createContext<Feedback | undefined>(undefined);

export function useFeedback(): Feedback {
  const feedback = use(FeedbackContext);
  if (!feedback) throw new Error('useFeedback needs a FeedbackProvider above it');
  return feedback;
}
