import { useLayoutEffect } from 'react';

/**
 * Answers the last press on a button of a page that came rendered, from before React could (START_SCRIPTS in
 * src/http/pages/rendered-page.ts marks it). A layout effect, so that no press falls between the two: from the commit
 * on React hears them itself.
 */
export function useEarlyPress(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset['takenOver'] !== undefined) return;
    dataset['takenOver'] = '';
    const button = document.querySelector<HTMLElement>('button[data-pressed]');
    if (!button) return;
    delete button.dataset['pressed'];
    // What it changes is still being committed.
    setTimeout(() => button.click());
  }, []);
}
