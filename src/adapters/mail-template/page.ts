import { DARK, LIGHT, type MailColours } from './colours.ts';
import { cell, element, escape, layout, row } from './html.ts';

export const TEXT_FACE = "'Atkinson Hyperlegible Next',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
export const DISPLAY_FACE = "Besley,Georgia,'Times New Roman',serif";
export const INDEPENDENT = 'Independent of, and not affiliated with, the Australian Dental Council.';

export const NO_MORE = 'No more emails of this kind';

/** The sender, stated once in the settings. */
export interface School {
  readonly name: string;
  readonly origin: string;
  readonly email: string;
}

const WIDTH = '600';

/** Dark-mode rules per class. Light colours are inline. */
const DARK_RULES: readonly [className: string, property: string, token: keyof MailColours][] = [
  ['bg', 'background', 'bg'],
  ['card', 'background', 'surface'],
  ['sunken', 'background', 'sunken'],
  ['shade', 'background', 'shade'],
  ['fill', 'background', 'primary'],
  ['on', 'color', 'on-primary'],
  ['ink', 'color', 'ink'],
  ['muted', 'color', 'muted'],
  ['name', 'color', 'primary'],
  ['star', 'color', 'gold'],
  ['link', 'color', 'link'],
  ['edge', 'border-color', 'line'],
  ['mark', 'border-color', 'gold'],
];

const darkRules = (prefix: string): string =>
  DARK_RULES.map(([name, property, token]) => `${prefix}.${name}{${property}:${DARK[token]}!important}`).join('');

/** Returns the autoclave-tape stripes; a plain line where gradients are not supported. */
const tape = (colours: MailColours): string =>
  `repeating-linear-gradient(115deg,${colours.primary} 0 14px,${colours['primary-soft']} 14px 22px)`;

/**
 * Style of a mail, with `[data-ogsc]` rules: Outlook on the web drops media queries and marks darkened elements
 * instead.
 */
const STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{width:100%!important;-webkit-text-size-adjust:100%;text-size-adjust:100%}',
  `@media (prefers-color-scheme:dark){${darkRules('')}.tape{background-image:${tape(DARK)}!important}}`,
  darkRules('[data-ogsc] '),
  '@media (max-width:620px){.wide{width:100%!important}.outer{padding:20px 10px!important}',
  '.pad{padding:28px 22px!important}.head{font-size:25px!important}}',
].join('\n');

/** The mark's constellation: four stars, and the small fifth. */
const STARS = ['13px', '13px', '13px', '13px', '9px']
  .map((size) => element('span', { style: { 'font-size': size } }, '&#10022;'))
  .join('&nbsp;');

/** Padding after the preheader: an inbox preview would otherwise continue with the mail's text. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

const HIDDEN = { display: 'none', 'max-height': '0', overflow: 'hidden', opacity: '0', 'font-size': '1px' };

interface Opening {
  readonly subject: string;
  readonly preheader: string;
  readonly heading: string;
  readonly unsubscribeUrl?: string;
}

/** Returns a whole mail around its blocks: built of tables, because Outlook renders with Word's engine. */
export function page({ subject, preheader, heading, unsubscribeUrl }: Opening, blocks: string, school: School): string {
  const content = layout(
    { class: 'wide', width: WIDTH, style: { width: `${WIDTH}px`, 'max-width': `${WIDTH}px` } },
    row(cell({ style: { padding: '0 6px 18px' } }, letterhead(school))),
    row(card(heading, blocks)),
    row(signature(school, unsubscribeUrl)),
  );
  const ground = { class: 'bg', width: '100%', bgcolor: LIGHT.bg, style: { background: LIGHT.bg } };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escape(subject)}</title>
<style>
${STYLE}
</style>
</head>
<body class="bg" style="margin:0;padding:0;background:${LIGHT.bg}">
${element('div', { style: HIDDEN }, escape(preheader), FILLER)}
${layout(ground, row(cell({ class: 'outer', align: 'center', style: { padding: '36px 16px' } }, content)))}</body>
</html>
`;
}

function letterhead({ name, origin }: School): string {
  const look = { color: LIGHT.primary, 'text-decoration': 'none' };
  const face = { color: LIGHT.primary, font: `600 27px/1.2 ${DISPLAY_FACE}`, 'letter-spacing': '-0.01em' };
  const stars = { color: LIGHT.gold, 'font-family': TEXT_FACE, 'white-space': 'nowrap' };
  return layout(
    { width: '100%' },
    row(
      cell(
        { align: 'left', class: 'name', style: face },
        element('a', { href: origin, class: 'name', style: look }, escape(name)),
      ),
      cell({ align: 'right', class: 'star', 'aria-hidden': 'true', style: stars }, STARS),
    ),
  );
}

function card(heading: string, blocks: string): string {
  const surface = {
    background: LIGHT.surface,
    border: `1px solid ${LIGHT.line}`,
    'border-radius': '20px',
    overflow: 'hidden',
  };
  const stripe = {
    height: '6px',
    'line-height': '6px',
    'font-size': '0',
    'background-color': LIGHT.primary,
    'background-image': tape(LIGHT),
    'border-radius': '19px 19px 0 0',
  };
  const body = { padding: '38px 44px 40px', color: LIGHT.ink, font: `400 17px/1.55 ${TEXT_FACE}` };
  const title = {
    margin: '0 0 22px',
    color: LIGHT.ink,
    font: `560 30px/1.2 ${DISPLAY_FACE}`,
    'letter-spacing': '-0.015em',
  };
  const inside = layout(
    { width: '100%' },
    row(cell({ class: 'fill tape', height: '6', bgcolor: LIGHT.primary, style: stripe }, '&nbsp;')),
    row(
      cell(
        { class: 'pad ink', style: body },
        element('h1', { class: 'ink head', style: title }, escape(heading)),
        blocks,
      ),
    ),
  );
  return cell({ class: 'card edge', bgcolor: LIGHT.surface, style: surface }, inside);
}

function signature({ name, email }: School, unsubscribeUrl: string | undefined): string {
  const look = { padding: '22px 12px 0', color: LIGHT.muted, font: `400 13px/1.6 ${TEXT_FACE}` };
  const link = (href: string, words: string) =>
    element('a', { href, class: 'muted', style: { color: LIGHT.muted } }, escape(words));
  const noMore = unsubscribeUrl === undefined ? '' : `<br>${link(unsubscribeUrl, NO_MORE)}`;
  return cell(
    { class: 'muted', align: 'center', style: look },
    `${escape(name)} &middot; ${link(`mailto:${email}`, email)}<br>${escape(INDEPENDENT)}${noMore}`,
  );
}
