import type { Request } from 'express';
import type { AdminAct } from '../domain/kernel/audit.ts';
import { beginningOf } from '../domain/kernel/beginning-of.ts';
import { networkOf } from './network.ts';
import { isGrave, type Route } from './route.ts';

/** Runs what an administrator does so that it leaves its entry in the audit log, in the transaction of the act. */
export interface AdminActs {
  run<T>(act: AdminAct, work: () => Promise<T>): Promise<T>;
}

/**
 * Returns whether calls of the route leave an audit entry: writes of administrators, and reads that are
 * grave or noted. Uploads change
 * nothing until something shows them, and that is audited.
 */
export const isAct = (route: Route): boolean =>
  route.rule === 'admin' &&
  route.path.startsWith('/admin/') &&
  (route.method !== 'get' || (route.isNoted ?? isGrave(route)));

const MAX_PATH = 300;

/** Returns the path with its ids, without the query, which may hold search words. */
const pathOf = ({ method, path }: Route, params: Readonly<Record<string, string>>): string =>
  beginningOf(
    `${method.toUpperCase()} ${path.replace(/:(\w+)/g, (_all, name: string) => params[name] ?? '')}`,
    MAX_PATH,
  );

export const actOf = (route: Route, req: Request, params: Readonly<Record<string, string>>): AdminAct => ({
  actorId: req.signedIn?.userId ?? '',
  requestId: req.requestId,
  network: networkOf(req.ip),
  path: pathOf(route, params),
  detail: route.summary,
  isNotedAlways: true,
  isNoted: false,
});
