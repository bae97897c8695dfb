/**
 * Tokens of web/styles/tokens.css used in mails; a test compares them. Mail clients do not support custom properties.
 */
export interface MailColours {
  readonly bg: string;
  readonly surface: string;
  readonly sunken: string;
  readonly shade: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly primary: string;
  readonly 'on-primary': string;
  readonly 'primary-soft': string;
  readonly gold: string;
  readonly link: string;
}

export const LIGHT: MailColours = {
  bg: '#f3f8f6',
  surface: '#ffffff',
  sunken: '#e6efec',
  shade: '#fff4e0',
  ink: '#10231f',
  muted: '#48605a',
  line: '#c9d8d3',
  primary: '#0e5f57',
  'on-primary': '#ffffff',
  'primary-soft': '#d5ebe6',
  gold: '#8a6418',
  link: '#2340c4',
};

export const DARK: MailColours = {
  bg: '#0a1413',
  surface: '#10201e',
  sunken: '#081010',
  shade: '#2a2415',
  ink: '#e9f2ef',
  muted: '#a9beb8',
  line: '#29403b',
  primary: '#63d6c3',
  'on-primary': '#04211d',
  'primary-soft': '#123b36',
  gold: '#e3c07a',
  link: '#a5b8ff',
};
