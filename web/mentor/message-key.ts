import { useRef } from 'react';

export const messageSchema = () => import('../../src/wire/mentor.ts').then((wire) => wire.followUpBody.pick(['text']));

/**
 * Returns the key of a message by its text: the same until the text is another one, so that a message whose answer was
 * lost is not sent twice.
 */
export function useMessageKey(): (text: string) => string {
  const last = useRef({ text: '', key: '' });
  return (text) => {
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
