import type { RequestHandler } from 'express';
import { VersionedCache } from '../../domain/kernel/versioned-cache.ts';
import { PUBLIC_PAGES, SITE, shownFacts } from '../../wire/pages.ts';
import type { SchoolFacts } from '../../wire/school.ts';
import { Encodings, sendEncoded } from './encodings.ts';
import { escaped } from './page-head.ts';
import type { Site } from './page-heads.ts';

const KEPT_FOR_AN_HOUR = 'public, max-age=3600';

interface SiteFile {
  readonly type: string;
  readonly encodings: Encodings;
}

/** Serves robots.txt, site map and web manifest from the settings: no built file has an origin. */
export function siteFiles(site: Site): RequestHandler {
  const files = new Map<string, SiteFile>([
    ['/robots.txt', { type: 'text/plain; charset=utf-8', encodings: new Encodings(robots(site)) }],
  ]);
  const siteMaps = new VersionedCache<SiteFile>({ maxSize: 1, sizeOf: () => 1 });
  const siteMapNow = async (): Promise<SiteFile> => {
    const { version, read } = await site.liveCourses();
    return siteMaps.of('sitemap', version, async () => {
      const courses = (await read()).map(({ slug }) => `/courses/${slug}`);
      return { type: 'application/xml; charset=utf-8', encodings: new Encodings(sitemap(site, courses)) };
    });
  };
  const manifests = new WeakMap<SchoolFacts, SiteFile>();
  const manifestNow = async (): Promise<SiteFile> => {
    const school = await site.school().catch(() => site.seenSchool());
    const kept = manifests.get(school) ?? {
      type: 'application/manifest+json; charset=utf-8',
      encodings: new Encodings(manifest(school)),
    };
    manifests.set(school, kept);
    return kept;
  };
  const made: Readonly<Record<string, () => Promise<SiteFile>>> = {
    '/manifest.webmanifest': manifestNow,
    '/sitemap.xml': siteMapNow,
  };
  return async (req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const make = isRead ? made[req.path] : undefined;
    const file = make ? await make() : files.get(req.path);
    if (isRead && file)
      await sendEncoded(req, res, file.encodings, { type: file.type, cacheControl: KEPT_FOR_AN_HOUR });
    else next();
  };
}

/** The pages' own data stays open: a crawler that draws the page asks for it as a browser does. */
const robots = ({ origin }: Pick<Site, 'origin'>) =>
  [
    'User-agent: *',
    'Allow: /api/user/courses/live',
    'Allow: /api/user/course-pages/',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /student',
    'Disallow: /payment',
    'Disallow: /demo-checkout/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** Without dates: nothing here knows when a page last said something new. */
const sitemap = ({ origin }: Pick<Site, 'origin'>, courses: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...PUBLIC_PAGES.map(({ path }) => path), ...courses].map(
      (path) => `  <url><loc>${escaped(`${origin}${path}`)}</loc></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');

/** The light theme's ground: what a device shows before the page can. */
const GROUND = '#f3f8f6';

const icon = (size: number, purpose: 'any' | 'maskable', src: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const manifest = (school: SchoolFacts) => {
  const { name } = school;
  const { title, description } = shownFacts(SITE, school);
  return JSON.stringify({
    id: '/',
    name: `${name} · ${title}`,
    short_name: name,
    description,
    lang: 'en-AU',
    start_url: '/Home',
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    categories: ['education', 'medical'],
    icons: [
      icon(192, 'any', '/icon-192.png'),
      icon(512, 'any', '/icon-512.png'),
      icon(512, 'maskable', '/icon-maskable-512.png'),
    ],
    shortcuts: [
      { name: 'Courses', url: '/courses' },
      { name: 'Dashboard', url: '/studentdashboard' },
    ],
  });
};
