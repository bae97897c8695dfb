import { useCallback } from 'react';

/** Ref callback that moves focus out of the element before it unmounts. */
export const useFocusRescue = (rescue: () => void) =>
  useCallback(
    (element: HTMLElement | null) => () => {
      if (element?.contains(document.activeElement)) rescue();
    },
    [rescue],
  );
