/** Addresses that hold a token: of a mailed link, or of a student’s calendar. */
const SECRET_PAGE = /\/(reset-password|confirm-email|undo-email|invitation|unsubscribe|calendar)/i;

export const isSecretPage = (path: string): boolean => path.search(SECRET_PAGE) === 0;

/**
 * A path for logs and reports, without the token of a mailed link. The router decodes a path, so that a letter written
 * as its number leads to the same page: it is compared decoded as well.
 */
export function redactPath(path: string): string {
  const decoded = path.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const secret = SECRET_PAGE.exec(decoded);
  const [page, name] = secret ?? [];
  if (!secret || !page || secret.index + page.length === decoded.length) return path;
  return `${decoded.slice(0, secret.index)}/${name?.toLowerCase()}/[hidden]`;
}
