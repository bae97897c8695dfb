import { useState } from 'react';
import { keepPreferences, readPreferences } from '../../../platform/player-preferences.ts';
import type { SwitchProps } from './switch.tsx';
import { Switch } from './switch.tsx';

export interface PreferenceSwitchProps extends Pick<SwitchProps, 'label' | 'note' | 'isDisabled'> {
  of: 'hasShortcuts' | 'playsNext';
}

/** A choice that is read where it is needed, remembered on the device. A disabled one shows off, whatever was chosen. */
export function PreferenceSwitch({ of: name, isDisabled, ...words }: PreferenceSwitchProps) {
  const [isOn, setOn] = useState(() => readPreferences()[name]);
  const change = (next: boolean) => {
    setOn(next);
    keepPreferences({ [name]: next });
  };
  return <Switch {...words} isOn={isOn && !isDisabled} isDisabled={isDisabled} onChange={change} />;
}
