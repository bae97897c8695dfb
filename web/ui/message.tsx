import { M } from '../../src/wire/messages.ts';

const NAMES = new Map<unknown, string>(Object.entries(M).map(([name, sentence]) => [sentence, name]));

/**
 * One sentence of the catalogue, as the whole text of one element: tests and screen readers get the exact words.
 * Icons, "Error:" and buttons are its siblings, never inside.
 */
export function Message({ children }: { children: string }) {
  return <span data-message={NAMES.get(children) ?? ''}>{children}</span>;
}
