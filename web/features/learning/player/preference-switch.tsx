import { usePreference } from '../../../platform/player-preferences.ts';
import { Switch, type SwitchProps } from '../../../ui/switch.tsx';

export interface PreferenceSwitchProps extends Pick<SwitchProps, 'label' | 'hint' | 'isDisabled'> {
  of: 'hasShortcuts' | 'playsNext';
}

/** A choice that is read where it is needed, remembered on the device. A disabled one shows off, whatever was chosen. */
export function PreferenceSwitch({ of: name, isDisabled, ...words }: PreferenceSwitchProps) {
  const [isOn, choose] = usePreference(name);
  return <Switch {...words} isOn={isOn && !isDisabled} isDisabled={isDisabled} onChange={choose} />;
}
