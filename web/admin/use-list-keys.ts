import { type RefObject, useEffect } from 'react';
import { isSingleKey, keyName } from '../platform/keyboard.ts';
import { readPreferences } from '../platform/player-preferences.ts';

const SEARCH = '[role=search] input[type=search]';
/** Rows are children of an element with `data-rows`. */
const ROWS = '[data-rows] > *';
/** Opens a row; a row without one takes the focus itself. */
const WAY_IN = 'a[href], [aria-haspopup=dialog], [aria-expanded]';
const DIALOGS = 'dialog[open], [role=dialog], [role=alertdialog]';

/**
 * Keys of a list: `/` focuses its search, J and K the next row and the one before. The focus is the current row, so
 * that browsers show it, screen readers say it, and Enter opens it.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, areOn: boolean): void {
  useEffect(() => {
    if (!areOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSingleKey(event) || !readPreferences().hasShortcuts) return;
      if (document.querySelector(DIALOGS)) return;
      const target = event.key === '/' ? document.querySelector<HTMLElement>(SEARCH) : rowAfter(event, list.current);
      if (!target) return;
      event.preventDefault();
      target.focus({ preventScroll: true });
      (target.closest(ROWS) ?? target).scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list, areOn]);
}

/** Returns what J or K focuses, from the row with the focus; the first row while none has it. */
function rowAfter(event: KeyboardEvent, list: HTMLElement | null): HTMLElement | undefined {
  const step = event.shiftKey ? undefined : { j: 1, k: -1 }[keyName(event)];
  if (step === undefined || !list) return undefined;
  const rows = [...list.querySelectorAll<HTMLElement>(ROWS)];
  const at = rows.findLastIndex((row) => row.contains(document.activeElement));
  const row = rows[at < 0 ? 0 : at + step];
  const opener = row?.querySelector<HTMLElement>(WAY_IN);
  if (row && !opener) row.tabIndex = -1;
  return opener ?? row;
}
