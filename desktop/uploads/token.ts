/** Whose token it is, by its own word; the server judges it with every call. Undefined where it cannot be read. */
export function personOf(token: string): string | undefined {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    const { sub } = JSON.parse(payload) as { sub?: unknown };
    return typeof sub === 'string' && sub !== '' ? sub : undefined;
  } catch {
    return undefined;
  }
}
