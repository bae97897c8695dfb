import type { App, WebContents } from 'electron';

interface Cancellable {
  preventDefault(): void;
}

/** Tells whether our windows may show this URL: only the school's own site or the shell's own page. */
export function mayOpen(url: string, origins: readonly string[]): boolean {
  try {
    const { protocol, host, origin, username, password } = new URL(url);
    const site = origin === 'null' ? `${protocol}//${host}` : origin;
    return origins.includes(site) && username === '' && password === '';
  } catch {
    return false;
  }
}

/**
 * Restricts every page: it navigates only within the school's site, opens no window and embeds no webview. A link to
 * another site opens in the default browser, only after a click and only if it is https.
 */
export function guardNavigation(
  app: Pick<App, 'on'>,
  origins: () => readonly string[],
  openInBrowser: (url: string) => void,
): void {
  app.on('web-contents-created', (_event, contents) => guard(contents, origins, openInBrowser));
}

function guard(contents: WebContents, origins: () => readonly string[], openInBrowser: (url: string) => void): void {
  const refuse = (event: Cancellable, url: string) => {
    if (!mayOpen(url, origins())) event.preventDefault();
  };
  contents.on('will-navigate', (event) => refuse(event, event.url));
  contents.on('will-redirect', (event) => refuse(event, event.url));
  contents.on('will-frame-navigate', (event) => refuse(event, event.url));
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (mayOpen(url, origins())) void contents.loadURL(url);
    else if (url.startsWith('https://')) openInBrowser(url);
    return { action: 'deny' };
  });
}
