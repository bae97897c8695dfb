import { useCallback } from 'react';

/** As a `ref` of what comes and goes by itself: a focus inside it is taken elsewhere before it is gone. */
export const useFocusRescue = (rescue: () => void) =>
  useCallback(
    (element: HTMLElement | null) => () => {
      if (element?.contains(document.activeElement)) rescue();
    },
    [rescue],
  );
