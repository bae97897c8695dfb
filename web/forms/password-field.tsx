import { useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { EyeIcon, EyeShutIcon } from '../ui/icons.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> {
  /** `new` for choosing a password, so that password managers offer to generate one. */
  kind?: 'current' | 'new';
}

/** Allows showing, pasting and password managers (WCAG 3.3.8). */
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
