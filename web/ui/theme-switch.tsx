import { useId } from 'react';
import { useStore } from '../platform/store.ts';
import { chooseTheme, chosenTheme } from '../platform/theme.ts';
import { THEME } from '../text/copy/shell.ts';
import { MoonIcon, ScreenIcon, SunIcon } from './icons.tsx';
import { VisuallyHidden } from './text.tsx';
import styles from './theme-switch.module.css';

const CHOICES = [
  { value: 'light', label: THEME.light, Icon: SunIcon },
  { value: 'dark', label: THEME.dark, Icon: MoonIcon },
  { value: 'system', label: THEME.system, Icon: ScreenIcon },
] as const;

/** Light, dark, or system theme. Icons unless `hasWords`. */
export function ThemeSwitch({ hasWords = false }: { hasWords?: boolean }) {
  const name = useId();
  const chosen = useStore(chosenTheme);
  return (
    <fieldset className={styles.switch}>
      <legend>
        <VisuallyHidden>{THEME.label}</VisuallyHidden>
      </legend>
      {CHOICES.map(({ value, label, Icon }) => (
        <label key={value} className={styles.choice} title={label}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => chooseTheme(value)}
          />
          <Icon size={18} aria-hidden="true" />
          {hasWords ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
        </label>
      ))}
    </fieldset>
  );
}
