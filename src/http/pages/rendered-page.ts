import { PAGE_DATA_ELEMENT, type PageData } from '../../wire/page-data.ts';
import { SCHOOL, type SchoolFacts } from '../../wire/school.ts';
import { escaped, jsonElement } from './page-head.ts';

/** A public page as a visitor who is not signed in sees it before any script has run. */
export interface RenderedPage {
  /** Path in the route table, with the tab that has its own address: `/login?tab=sign-up`. */
  readonly path: string;
  /** The inside of #root. */
  readonly html: string;
  /** Addresses of the scripts that it needs beyond the entry's own. */
  readonly scripts: readonly string[];
}

/** Draws the inside of #root with data, and as a page of this school (web/prerender.tsx). */
export type RenderPage = (path: string, data?: PageData, school?: SchoolFacts) => Promise<string>;

/** The page as the build drew it, with the school's address (decision B17): where it cannot be drawn again. */
export const withEmail = (page: RenderedPage, email: string): RenderedPage => ({
  ...page,
  html: page.html.replaceAll(SCHOOL.email, () => escaped(email)),
});

const ROOT = '<div id="root"></div>';
const ENTRY = /<script type="module"[^">]* src="([^"]+)"[^>]*><\/script>/;
const PRELOADS = /\s*<link rel="modulepreload"[^">]* href="([^"]+)"[^>]*>/g;

/** The id of the element that lists the scripts: the entry, then what it needs. */
const SCRIPTS_ELEMENT = 'scripts';

/**
 * Requests all scripts of a rendered page at once. The parser would make a script after a style sheet wait for it. With
 * low priority they come after the style sheet, which the first paint waits for, the fonts and the first picture. A
 * form that is sent before they are here is marked, and sent by them (web/forms/early-input.ts); so is the last button
 * that was pressed (web/ui/early-press.ts). Both in the capture phase: React stops such an event while it cannot answer
 * it.
 */
export const START_SCRIPTS = `(function(d){
JSON.parse(d.getElementById('${SCRIPTS_ELEMENT}').textContent).forEach(function(address,index){
var e=d.createElement(index?'link':'script');
if(index){e.rel='modulepreload';e.href=address}else{e.type='module';e.src=address}
e.crossOrigin='';e.fetchPriority='low';d.head.append(e)});
d.addEventListener('submit',function(e){if(e.target.method==='dialog')e.target.dataset.pressed=''},true);
d.addEventListener('click',function(e){
var now=e.target.closest('main button[type=button]'),before=d.querySelector('button[data-pressed]');
if(!now||d.documentElement.dataset.takenOver!==undefined)return;
if(before)delete before.dataset.pressed;
now.dataset.pressed=''},true)
})(document)`;

/**
 * Puts a page into the document. There is something to read now, so the scripts wait until it is drawn; the page's own
 * are asked for together with the entry.
 */
export function withPage(document: string, { html, scripts }: RenderedPage): string {
  if (!document.includes(ROOT)) throw new Error('The document has no empty #root for the page to fill.');
  const [, entry] = ENTRY.exec(document) ?? [];
  if (entry === undefined) throw new Error('The document has no module script to start with.');
  const all = [entry, ...Array.from(document.matchAll(PRELOADS), ([, address]) => address), ...scripts];
  return document
    .replace(ENTRY, '')
    .replaceAll(PRELOADS, '')
    .replace(ROOT, () => ROOT.replace('></', () => `>${html}</`))
    .replace('</body>', () => `${jsonElement(SCRIPTS_ELEMENT, all)}<script>${START_SCRIPTS}</script></body>`);
}

/** Hands the page its data, behind what is drawn: the style sheet and the pictures are found first. */
export const withData = (document: string, data: PageData): string =>
  document.replace('</body>', () => `${jsonElement(PAGE_DATA_ELEMENT, data)}</body>`);
