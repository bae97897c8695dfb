/**
 * After a press whose button goes away with its row or its state: the focus stays in the row, or where the next row
 * came up.
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
