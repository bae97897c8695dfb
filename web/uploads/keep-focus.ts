/**
 * Restores the focus after a press whose button disappears: stays in the row, or moves to the one that took its place.
 */
export function keepFocus(button: HTMLElement): void {
  const row = button.closest<HTMLElement>('li, tr');
  const next = (row?.nextElementSibling ?? row?.previousElementSibling) as HTMLElement | null | undefined;
  requestAnimationFrame(() => {
    if (button.isConnected || (document.activeElement !== null && document.activeElement !== document.body)) return;
    const place = [row, next].find((element) => element?.isConnected);
    (place?.querySelector<HTMLElement>('button') ?? place)?.focus();
  });
}
