import { createContext, type ReactNode, use } from 'react';
import type { Tone } from './banner.tsx';

export interface NotifyOptions {
  /**
   * Success, info and warning are announced politely and disappear after 4 to 6 s; a failure is announced assertively
   * and stays.
   */
  tone?: Tone;
  /** A second line, in its own element; it doubles a toast's duration. For a failure's reference: `referenceOf`. */
  detail?: ReactNode;
  action?: { label: string; run: () => void };
}

export interface ConfirmOptions {
  /** A short question: "Delete content?". */
  title: string;
  /** Label of the button: "Delete content". */
  action: string;
  cancel?: string;
  /** Exactly what will be deleted, below the sentence. */
  details?: ReactNode;
  tone?: 'danger' | 'neutral';
  /** Text to be typed before the button is enabled. */
  typed?: string;
}

/** Toasts and confirmations. */
export interface Feedback {
  notify(message: string, options?: NotifyOptions): void;
  /** Resolves to true if confirmed; Escape, Cancel and navigation resolve to false. */
  confirm(message: string, options: ConfirmOptions): Promise<boolean>;
}

export const FeedbackContext = createContext<Feedback | undefined>(undefined);

export function useFeedback(): Feedback {
  const feedback = use(FeedbackContext);
  if (!feedback) throw new Error('useFeedback needs a FeedbackProvider above it');
  return feedback;
}
