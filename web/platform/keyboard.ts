/** True if shortcuts use Command instead of Control. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** True for Ctrl or Command with K, and no other modifier. */
export const isCommandK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Omit<Press, 'target'>): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/**
 * True for Ctrl or Command with K, and for `/` where single-key shortcuts are on (WCAG 2.1.4) and nothing is being
 * typed; never in a dialog.
 */
export function isSearchKey(event: Press, areSingleKeysOn: boolean): boolean {
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest('dialog, [role=dialog], [role=alertdialog]')) return false;
  if (isCommandK(event)) return true;
  const isTyping = target?.closest('input, textarea, select, [contenteditable]');
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  return event.key === '/' && !hasModifier && areSingleKeysOn && !isTyping;
}
