export const DROP_ID = 'day-upload';

const dropButton = () => document.getElementById(DROP_ID)?.querySelector<HTMLButtonElement>('button');

export const focusDrop = (): void => dropButton()?.focus();

/** Opens the upload card's own picker, and leaves the focus there. */
export function chooseFiles(): void {
  focusDrop();
  dropButton()?.click();
}
