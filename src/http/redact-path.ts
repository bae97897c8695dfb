/**
 * A path for logs and reports, without the token of a reset link. The router decodes a path, so that a letter written
 * as its number leads to the same page: it is compared decoded as well.
 */
export function redactPath(path: string): string {
  const decoded = path.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const secret = /\/reset-password./i.exec(decoded);
  return secret ? `${decoded.slice(0, secret.index)}/reset-password/[hidden]` : path;
}
