import { useState, useSyncExternalStore } from 'react';
import { keepPreferences, readPreferences } from '../../../platform/player-preferences.ts';

/** Only from this width on there is an outline beside the picture that could make room. */
const WIDE = '(min-width: 1080px)';

export interface Theatre {
  isOn: boolean;
  toggle: () => void;
}

function watchWidth(tell: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** The wide picture; undefined where the page has no room to give. */
export function useTheatre(): Theatre | undefined {
  const isWide = useSyncExternalStore(watchWidth, () => window.matchMedia(WIDE).matches);
  const [isOn, setOn] = useState(() => readPreferences().isTheatre);
  if (!isWide) return undefined;
  const toggle = () => {
    setOn(!isOn);
    keepPreferences({ isTheatre: !isOn });
  };
  return { isOn, toggle };
}
