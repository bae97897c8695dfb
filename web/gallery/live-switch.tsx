import { useState } from 'react';
import { Switch } from '../ui/switch.tsx';

export interface LiveSwitchProps {
  label: string;
  hint?: string;
  isInitiallyOn?: boolean;
  isDisabled?: boolean;
}

/** A switch that can be tried. */
export function LiveSwitch({ label, hint, isInitiallyOn = false, isDisabled }: LiveSwitchProps) {
  const [isOn, setOn] = useState(isInitiallyOn);
  return <Switch label={label} hint={hint} isOn={isOn} isDisabled={isDisabled} onChange={setOn} />;
}
