import { useState } from 'react';
import { keepPreferences, readPreferences } from '../../platform/player-preferences.ts';
import { PROFILE } from '../../text/copy/profile.ts';
import { Switch } from '../../ui/switch.tsx';

/** Single keys get in the way of speech input and of some screen readers: they can be turned off (WCAG 2.1.4). */
export function PlayerShortcuts() {
  const [isOn, setOn] = useState(() => readPreferences().hasShortcuts);
  const choose = (hasShortcuts: boolean) => {
    keepPreferences({ hasShortcuts });
    setOn(hasShortcuts);
  };
  return <Switch label={PROFILE.shortcuts} hint={PROFILE.shortcutsLine} isOn={isOn} onChange={choose} />;
}
