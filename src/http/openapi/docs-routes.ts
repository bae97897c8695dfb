import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { paths } from '../../wire/paths.ts';
import { Encodings, sendEncoded } from '../pages/encodings.ts';
import { inContext, type PublicCall, type Route, type Rule, route } from '../route.ts';
import { openApiDocument } from './document.ts';

/** The viewer's folder, as it was installed. */
const VIEWER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const FILES: readonly string[] = ['swagger-ui.css', 'swagger-ui-bundle.js'];

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/** Asks no other host: the viewer's own validator on the network is off. */
const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null });\n`;

/** The viewer draws its icons as data; everything else is as strict as for our own pages. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The API's own description, as a document and as a page to read it in.
 *
 * @param routes everything that is mounted; what this function returns is added to it.
 * @param rule `admin` where strangers may not read it.
 */
export function docsRoutes(routes: readonly Route[], rule: Extract<Rule, 'public' | 'admin'>): Route[] {
  const kept = new Map<string, Encodings>();
  const once = (name: string, make: () => string): Encodings => {
    const made = kept.get(name) ?? new Encodings(make());
    kept.set(name, made);
    return made;
  };

  const document = async ({ req, res }: PublicCall) =>
    sendEncoded(
      req,
      res,
      once('document', () => JSON.stringify(openApiDocument([...routes, ...own]))),
      {
        type: 'application/json; charset=utf-8',
        cacheControl: 'private, no-cache',
      },
    );

  const page = async ({ req, res }: PublicCall) => {
    res.setHeader('Content-Security-Policy', POLICY);
    await sendEncoded(
      req,
      res,
      once('page', () => PAGE),
      {
        type: 'text/html; charset=utf-8',
        cacheControl: 'private, no-cache',
      },
    );
  };

  const file = async (
    { params, req, res }: PublicCall<{ path: typeof paths.docsFile }>,
    next: (fault?: unknown) => void,
  ) => {
    if (params.file === 'start.js') {
      const start = once('start', () => START);
      return sendEncoded(req, res, start, { type: 'text/javascript', cacheControl: 'private, no-cache' });
    }
    if (!FILES.includes(params.file)) return next();
    res.setHeader('Cache-Control', 'private, no-cache');
    // Short and compressed: a range of one helps no client, and a wrong range would be a refusal named text/css.
    const options = { root: VIEWER, cacheControl: false, acceptRanges: false };
    res.sendFile(params.file, options, (fault) => void (fault && next(fault)));
  };

  const own = inContext('operations', [
    route({
      method: 'get',
      path: paths.openApi,
      rule,
      isPage: true,
      summary: 'This document',
      media: ['application/json'],
      status: [200, 304],
      respond: document,
    }),
    route({
      method: 'get',
      path: paths.docs,
      rule,
      isPage: true,
      summary: 'A page to read it in',
      media: ['text/html'],
      status: [200, 304],
      respond: page,
    }),
    route({
      method: 'get',
      path: paths.docsFile,
      rule,
      isPage: true,
      isCompressed: true,
      summary: 'What that page is made of',
      media: ['text/css', 'text/javascript'],
      status: [200, 304],
      respond: file,
    }),
  ]);
  return own;
}
