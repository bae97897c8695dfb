import { SCHOOL } from '../../wire/school.ts';
import { escaped } from './page-head.ts';

/** A public page as a visitor who is not signed in sees it before any script has run. */
export interface RenderedPage {
  /** As in the table of pages. */
  readonly path: string;
  /** The inside of #root. */
  readonly html: string;
  /** Addresses of the scripts that it needs beyond the entry's own. */
  readonly scripts: readonly string[];
}

/** The page as the build drew it, with the address that this server is run with (decision B17). */
export const withEmail = (page: RenderedPage, email: string): RenderedPage => ({
  ...page,
  html: page.html.replaceAll(SCHOOL.email, () => escaped(email)),
});

const ROOT = '<div id="root"></div>';
const SCRIPT = /(<script type="module"|<link rel="modulepreload")/g;

/**
 * Puts a page into the document. There is something to read now, so the scripts leave the line to the style sheet,
 * the faces and the pictures; and all of them are asked for at once, the page's own too.
 */
export function withPage(document: string, { html, scripts }: RenderedPage): string {
  if (!document.includes(ROOT)) throw new Error('The document has no empty #root for the page to stand in.');
  const preloads = scripts.map((script) => `<link rel="modulepreload" href="${script}" crossorigin="">`).join('\n    ');
  return document
    .replace('</head>', () => `  ${preloads}\n  </head>`)
    .replace(SCRIPT, '$1 fetchpriority="low"')
    .replace(ROOT, () => ROOT.replace('></', () => `>${html}</`));
}
