import { openSession } from '../../src/domain/identity/session.ts';
import type { openInstallation } from '../../src/main/installation/open-installation.ts';

type Dependencies = Awaited<ReturnType<typeof openInstallation>>['dependencies'];

/** A session of each of these students, without a password to check, as what a program shows. */
export async function studentTokens({ kernel, identity }: Dependencies, userIds: readonly string[]): Promise<string[]> {
  const tokens: string[] = [];
  for (const userId of userIds) {
    const who = { userId, role: 'student', kind: 'web', device: 'the bench' } as const;
    const session = openSession(kernel.ids.next(), who, kernel.clock.now());
    await identity.sessions.add(session);
    tokens.push(await identity.tokens.sign(session));
  }
  return tokens;
}
