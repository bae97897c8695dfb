import type { Queue } from '../kernel/fair-gate.ts';
import type { UserId } from '../kernel/ids.ts';
import type { Secrets } from '../kernel/secrets.ts';

/** Maximum of accounts kept per browser, the latest ones. */
const MAX_ACCOUNTS = 3;
const MAX_MARK_CHARACTERS = 400;

/**
 * Device cookies (OWASP): a mark that a browser keeps after a sign-in. It is a random id, followed by an HMAC of id and
 * e-mail for each account used there. It cannot be forged and reveals no account.
 */
export class KnownDevices {
  constructor(private readonly secrets: Pick<Secrets, 'token' | 'digest' | 'keyedDigest'>) {}

  /** The device's id, where this account has signed in on it. */
  idFor(mark: string | undefined, email: string): string | undefined {
    const { id, seals } = parsed(mark);
    if (id === undefined) return undefined;
    // Compares digests, whose common beginnings reveal nothing about how close a guess was.
    const wanted = this.secrets.digest(this.seal(id, email));
    return seals.some((seal) => this.secrets.digest(seal) === wanted) ? id : undefined;
  }

  /** The mark to keep from now on. */
  markFor(mark: string | undefined, email: string): string {
    const { id = this.secrets.token(), seals } = parsed(mark);
    const own = this.seal(id, email);
    return [id, own, ...seals.filter((seal) => seal !== own).slice(0, MAX_ACCOUNTS - 1)].join('.');
  }

  private seal(id: string, email: string): string {
    return this.secrets.keyedDigest(`known device ${id} ${email}`);
  }
}

function parsed(mark: string | undefined): { id: string | undefined; seals: readonly string[] } {
  const [id, ...seals] = (mark ?? '').length > MAX_MARK_CHARACTERS ? [] : (mark ?? '').split('.');
  return id === undefined || id === '' ? { id: undefined, seals: [] } : { id, seals };
}

/** Queue of an unknown client: strangers share that of their network. */
export const queueOfNetwork = (network: string | undefined): Queue => ({ key: `network ${network}`, isKnown: false });

/** A device that is known waits with all others of its account, because one account can make any number of them. */
export const queueOfAccount = (email: string): Queue => ({ key: `account ${email}`, isKnown: true });

export const queueOfUser = (userId: UserId): Queue => ({ key: `user ${userId}`, isKnown: true });
