import type { Session } from 'electron';

const TOKEN_COOKIE = 'token';

/** The token that the page got when somebody signed in, out of the cookie that it keeps it in. */
async function tokenOf(session: Session, origin: string): Promise<string | undefined> {
  const [cookie] = await session.cookies.get({ url: origin, name: TOKEN_COOKIE });
  return cookie ? decodeURIComponent(cookie.value) : undefined;
}

/** Tells the token now, and whenever the page gets another one or gives it back. */
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

/** A session that begins in this window is a desktop's: the server gives it a working day without a pause. */
export function sayWhoWeAre(session: Session, origin: string): void {
  session.webRequest.onBeforeSendHeaders({ urls: [`${origin}/*`] }, ({ requestHeaders }, go) =>
    go({ requestHeaders: { ...requestHeaders, 'X-Cusp-Client': 'desktop' } }),
  );
}
