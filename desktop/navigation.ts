import type { App, WebContents } from 'electron';

interface Cancellable {
  preventDefault(): void;
}

/** Whether a page may be shown in one of our windows: it is of the school's own site, or the shell's own page. */
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
 * Every page that will ever be: it goes nowhere but within the school's site, opens no window, and embeds no webview. A
 * link that leads elsewhere opens in the person's browser, once they have pressed it, and only when it is https.
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
