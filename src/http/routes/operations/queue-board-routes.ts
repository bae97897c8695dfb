import type { IncomingMessage, ServerResponse } from 'node:http';
import { paths } from '../../../wire/paths.ts';
import { inContext, type PublicCall, type Route, route } from '../../route.ts';

/** Answers requests whose `url` is relative to where it is mounted. */
type Board = (req: IncomingMessage, res: ServerResponse, next: (fault?: unknown) => void) => void;

/** The board has an address of its own as its base, and draws some icons as data. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The queues of the queue service, to look at: only reading is routed, and a session cookie is enough to read. */
export function queueBoardRoutes(board: Board): Route[] {
  const show = ({ req, res }: PublicCall, next: (fault?: unknown) => void) => {
    res.setHeader('Content-Security-Policy', POLICY);
    res.setHeader('Cache-Control', 'private, no-cache');
    const [, rest = ''] = req.originalUrl.split(paths.queueBoard, 2);
    req.url = rest.startsWith('/') ? rest : `/${rest}`;
    // It is an application of its own below this path.
    req.baseUrl = '';
    board(req, res, next);
  };
  const facts = {
    method: 'get',
    rule: 'admin',
    roles: ['owner'],
    isPage: true,
    media: ['text/html', 'text/css', 'text/javascript', 'application/json'],
    status: [200, 206, 304],
    respond: show,
  } as const;
  return inContext('operations', [
    route({ ...facts, path: paths.queueBoard, summary: 'The queues in Redis, to look at' }),
    route({ ...facts, path: paths.queueBoardFile, summary: 'What that page is made of' }),
  ]);
}
