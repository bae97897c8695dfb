import type { Session } from 'electron';

const TOKEN_COOKIE = 'token';

/** Reads the access token from the page's cookie. */
async function tokenOf(session: Session, origin: string): Promise<string | undefined> {
  const [cookie] = await session.cookies.get({ url: origin, name: TOKEN_COOKIE });
  return cookie ? decodeURIComponent(cookie.value) : undefined;
}

/** Reports the token now and on every change or removal. */
export async function followSignIn(
  session: Session,
  origin: string,
  onToken: (token: string | undefined) => void,
): Promise<void> {
  const { hostname } = new URL(origin);
  const look = async () => onToken(await tokenOf(session, origin).catch(() => undefined));
  session.cookies.on('changed', (_event, { name, domain }) => {
    if (name === TOKEN_COOKIE && (domain ?? '').replace(/^\./, '') === hostname) void look();
  });
  await look();
}

/** Marks the session as a desktop session: the server allows it a working day of inactivity. */
export function sayWhoWeAre(session: Session, origin: string): void {
  session.webRequest.onBeforeSendHeaders({ urls: [`${origin}/*`] }, ({ requestHeaders }, go) =>
    go({ requestHeaders: { ...requestHeaders, 'X-Cusp-Client': 'desktop' } }),
  );
}
