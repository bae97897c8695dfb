import type { Store as SessionStore } from 'express-session';
import type { Container } from 'inversify';
import type { Knex } from 'knex';
import type { AdminActs } from '../../http/admin-acts.ts';
import type { RateLimitStores } from '../../http/rate-limits.ts';
import type { Route } from '../../http/route.ts';
import type { PagePolicy } from '../../http/security.ts';
import type { StartWork } from '../../worker/background-work.ts';
import type { Dependencies } from '../composition/dependencies.ts';

/**
 * The technologies that a school runs on, chosen by its settings and opened once at start (open-installation.ts).
 * What the roles do (roles/) is the same with every choice.
 */
export interface Installation {
  readonly dependencies: Dependencies;
  /** For the commands of operation and for tests, which look at what was written. */
  readonly db: Knex;
  /** What administrators do within it leaves its entry. */
  readonly acts: AdminActs;
  /** Brings the stores up to date. Several processes may do so at once. */
  migrate(): Promise<void>;
  /** Where the session cookies' entries are kept. Opened after the migrations, and only by who serves. */
  openSessionStore(): SessionStore;
  readonly cookieSecrets: readonly string[];
  /** Where calls are counted; without them each process counts in its own memory. */
  readonly rateLimits?: RateLimitStores;
  /** Routes that only this installation has, made of the school's use cases. */
  extraRoutes(container: Container): { readonly routes: readonly Route[]; readonly signedRoutes: readonly Route[] };
  readonly pagePolicy: PagePolicy;
  /** What `/readyz` asks of each component: it rejects when the component does not answer. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>;
  /** What an adapter's error means to whoever asked; anything else comes back as it is. */
  translateFault(error: unknown): unknown;
  /** How jobs and scheduled tasks come to be worked. */
  readonly startWork: StartWork;
  /** Whether heavy jobs may begin now. Asked in the process that serves, which alone knows what goes on in it. */
  isQuiet(): boolean;
  /** Gives up work that takes longer than a stop may: it is done again after the next start. */
  abandonLongWork(): void;
  close(): Promise<void>;
}
