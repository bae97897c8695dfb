import { useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { EyeIcon, EyeShutIcon } from '../ui/icons.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> {
  /** `new` where one is chosen, so that password managers offer to make it. */
  kind?: 'current' | 'new';
}

/** Can be shown, pasted into and filled by a password manager (WCAG 3.3.8). */
export function PasswordField({ kind = 'current', ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <IconButton
      label={isShown ? 'Hide password' : 'Show password'}
      icon={isShown ? <EyeShutIcon size={20} /> : <EyeIcon size={20} />}
      onClick={() => setShown(!isShown)}
    />
  );
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoComplete={`${kind}-password`}
      autoCapitalize="none"
      spellCheck={false}
      end={toggle}
    />
  );
}
