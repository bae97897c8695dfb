import { useMedia } from '../../../platform/media.ts';
import { usePreference } from '../../../platform/player-preferences.ts';

/** Only from this width on there is an outline beside the picture that could make room. */
const WIDE = '(min-width: 1080px)';

export interface Theatre {
  isOn: boolean;
  toggle: () => void;
}

/** The wide picture; undefined where the page has no room to give. */
export function useTheatre(): Theatre | undefined {
  const isWide = useMedia(WIDE);
  const [isOn, setOn] = usePreference('isTheatre');
  return isWide ? { isOn, toggle: () => setOn(!isOn) } : undefined;
}
