import { storage } from './storage.ts';
import { createStore, type Readable } from './store.ts';

export type Theme = 'light' | 'dark' | 'system';

/** Also read by the inline script of index.html before the first paint. */
const KEY = 'cusp.theme';
const BAR_COLOURS = { light: '#F3F8F6', dark: '#0A1413' };

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function readChoice(): Theme {
  const kept = storage.read(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

const store = createStore(readChoice);

export const chosenTheme: Readable<Theme> = { ...store, prerendered: () => 'system' };

/** Returns the effective theme of this device. */
export function shownTheme(): 'light' | 'dark' {
  const chosen = store.get();
  return chosen === 'system' ? (systemDark().matches ? 'dark' : 'light') : chosen;
}

function apply(): void {
  store.set(readChoice());
  const shown = shownTheme();
  document.documentElement.dataset['theme'] = shown;
  for (const bar of document.querySelectorAll('meta[name=theme-color]'))
    bar.setAttribute('content', BAR_COLOURS[shown]);
}

export function chooseTheme(theme: Theme): void {
  storage.write(KEY, theme === 'system' ? null : theme);
  apply();
}

/** Follows the system and other tabs while the application is open. */
export function followTheme(): void {
  apply();
  systemDark().addEventListener('change', apply);
  window.addEventListener('storage', (event) => event.key === KEY && apply());
}
