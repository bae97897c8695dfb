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
 * The roles (roles/) behave the same with every choice.
 */
export interface Installation {
  readonly dependencies: Dependencies;
  /** For the commands of operation and for tests, which look at what was written. */
  readonly db: Knex;
  /** Scope within which the acts of administrators leave audit entries. */
  readonly acts: AdminActs;
  /** Brings the stores up to date. Several processes may do so at once. */
  migrate(): Promise<void>;
  /** Session store. Opened after the migrations, and only by the process that serves. */
  openSessionStore(): SessionStore;
  readonly cookieSecrets: readonly string[];
  /** Shared counters of rate limits; without them each process counts in its own memory. */
  readonly rateLimits?: RateLimitStores;
  /** Routes that only this installation has, made of the school's use cases. */
  extraRoutes(container: Container): { readonly routes: readonly Route[]; readonly signedRoutes: readonly Route[] };
  readonly pagePolicy: PagePolicy;
  /** Health checks for `/readyz`, by component: each rejects when its component does not answer. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>;
  /** Maps adapter errors to `DomainError`; returns unknown errors unchanged. */
  translateFault(error: unknown): unknown;
  /** How jobs and scheduled tasks come to be worked. */
  readonly startWork: StartWork;
  /** True when heavy jobs may begin now. Asked in the process that serves, which alone knows its load. */
  isQuiet(): boolean;
  /** Gives up work that takes longer than a stop may: it is done again after the next start. */
  abandonLongWork(): void;
  close(): Promise<void>;
}
