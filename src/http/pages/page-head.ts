import type { PageFacts } from '../../wire/pages.ts';
import { SCHOOL, SCHOOL_ELEMENT, type SchoolFacts } from '../../wire/school.ts';

/** Facts about the school in every page's head. */
export interface SiteFacts extends SchoolFacts {
  readonly origin: string;
}

/** Facts of a page; one without a path is not for search engines. */
export type HeadFacts = Omit<PageFacts, 'path'> & { readonly path?: string };

const PICTURE_SIZE = { width: 1200, height: 630 };

/** Renders the head for crawlers and link previews, which run no script. */
export function headOf(facts: HeadFacts, { origin, ...school }: SiteFacts, data?: object): string {
  const { name } = school;
  const title = `${facts.title} · ${name}`;
  const address = facts.path === undefined ? undefined : `${origin}${facts.path}`;
  return [
    `<title>${escaped(title)}</title>`,
    named('description', facts.description),
    ...(address === undefined
      ? [named('robots', 'noindex')]
      : [`<link rel="canonical" href="${escaped(address)}">`, property('og:url', address)]),
    property('og:type', 'website'),
    property('og:site_name', name),
    property('og:locale', 'en_AU'),
    property('og:title', title),
    property('og:description', facts.description),
    property('og:image', `${origin}/${facts.picture.file}`),
    ...(facts.picture.hasOwnSize
      ? []
      : [
          property('og:image:width', String(PICTURE_SIZE.width)),
          property('og:image:height', String(PICTURE_SIZE.height)),
        ]),
    property('og:image:alt', facts.picture.words),
    named('twitter:card', 'summary_large_image'),
    '<link rel="manifest" href="/manifest.webmanifest">',
    jsonElement(SCHOOL_ELEMENT, school satisfies SchoolFacts),
    ...(data ? [`<script type="application/ld+json">${jsonInHtml(data)}</script>`] : []),
  ].join('\n    ');
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}">`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const UNSAFE: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** A course title must not be able to close the script element, nor a line that another reader takes for a script's. */
const jsonInHtml = (data: object) => JSON.stringify(data).replace(/[<\u2028\u2029]/g, (one) => UNSAFE[one] ?? one);

/** Data and no script: a content security policy lets it be, and the application reads it by its id. */
export const jsonElement = (id: string, data: object): string =>
  `<script type="application/json" id="${id}">${jsonInHtml(data)}</script>`;

const PLACE = /<title>[^<]*<\/title>/;

/** Name of the build in what a browser without scripts shows. */
const NAME_WITHOUT_SCRIPT = `<noscript>${SCHOOL.name} `;

/** Puts the head where the page as it was built has its bare title, and the school's name where it has the build's. */
export function withHead(html: string, head: string, name: string): string {
  if (!PLACE.test(html)) throw new Error('The page has no <title> for the head to replace.');
  return html.replace(PLACE, () => head).replace(NAME_WITHOUT_SCRIPT, () => `<noscript>${escaped(name)} `);
}
