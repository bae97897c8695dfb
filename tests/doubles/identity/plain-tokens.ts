import type { TokenClaims, Tokens } from '../../../src/domain/identity/ports.ts';
import type { Session } from '../../../src/domain/identity/session.ts';
import type { Clock } from '../../../src/domain/kernel/clock.ts';

/** True to tests/contracts/tokens.contract.ts: it reads the tokens it has signed, by heart. */
export class PlainTokens implements Tokens {
  private readonly signed = new Map<string, Session>();

  constructor(private readonly clock: Clock) {}

  async sign(session: Session): Promise<string> {
    const token = `token-${this.signed.size + 1}-of-${session.id}`;
    this.signed.set(token, session);
    return token;
  }

  async read(token: string): Promise<TokenClaims | undefined> {
    const session = this.signed.get(token);
    if (!session || this.clock.now() >= session.absoluteUntil) return undefined;
    return { userId: session.userId, sessionId: session.id };
  }
}
