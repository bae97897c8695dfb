import { usePreference } from '../../platform/player-preferences.ts';
import { PROFILE } from '../../text/copy/profile.ts';
import { Switch } from '../../ui/switch.tsx';

/** Single keys get in the way of speech input and of some screen readers: they can be turned off (WCAG 2.1.4). */
export function PlayerShortcuts() {
  const [isOn, choose] = usePreference('hasShortcuts');
  return <Switch label={PROFILE.shortcuts} hint={PROFILE.shortcutsLine} isOn={isOn} onChange={choose} />;
}
