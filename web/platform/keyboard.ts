/** True if shortcuts use Command instead of Control. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/**
 * True for Ctrl or Command with K, and for `/` where single-key shortcuts are on (WCAG 2.1.4) and nothing is being
 * typed; never in a dialog.
 */
export function isSearchKey(event: Press, areSingleKeysOn: boolean): boolean {
  const target = event.target instanceof Element ? event.target : undefined;
  if (event.altKey || target?.closest('dialog, [role=dialog], [role=alertdialog]')) return false;
  if (event.key.toLowerCase() === 'k') return event.ctrlKey !== event.metaKey && !event.shiftKey;
  const isTyping = target?.closest('input, textarea, select, [contenteditable]');
  return event.key === '/' && !event.ctrlKey && !event.metaKey && areSingleKeysOn && !isTyping;
}
