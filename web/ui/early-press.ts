import { useLayoutEffect } from 'react';

/**
 * Replays the last press on a button of a prerendered page before hydration (START_SCRIPTS in
 * src/http/pages/rendered-page.ts marks it). A layout effect, so that no press is lost in between: after the commit,
 * React handles them itself.
 */
export function useEarlyPress(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset['takenOver'] !== undefined) return;
    dataset['takenOver'] = '';
    const button = document.querySelector<HTMLElement>('button[data-pressed]');
    if (!button) return;
    delete button.dataset['pressed'];
    // The state it changes is still being committed.
    setTimeout(() => button.click());
  }, []);
}
