import type { NoticePages } from '../../domain/news/ports.ts';
import { DARK, LIGHT, type MailColours } from './colours.ts';
import { element, escape } from './html.ts';
import { DISPLAY_FACE, type School, TEXT_FACE } from './page.ts';

const TOKENS = ['bg', 'surface', 'ink', 'muted', 'line', 'primary', 'on-primary', 'link'] as const;
const variables = (colours: MailColours): string => TOKENS.map((name) => `--${name}:${colours[name]}`).join(';');

const STYLE = [
  `:root{color-scheme:light dark;${variables(LIGHT)}}`,
  `@media (prefers-color-scheme:dark){:root{${variables(DARK)}}}`,
  `*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;`,
  `background:var(--bg);color:var(--ink);font:400 17px/1.55 ${TEXT_FACE}}`,
  'main{width:100%;max-width:480px;padding:36px 32px;background:var(--surface);border:1px solid var(--line);',
  'border-radius:20px;border-top:6px solid var(--primary)}',
  `.name{margin:0 0 20px;color:var(--primary);font:600 22px/1.2 ${DISPLAY_FACE}}`,
  `h1{margin:0 0 12px;font:560 28px/1.2 ${DISPLAY_FACE};letter-spacing:-0.015em}`,
  'p{margin:0 0 24px;overflow-wrap:anywhere}form{margin:0}',
  `button{min-height:48px;padding:12px 26px;border:0;border-radius:12px;background:var(--primary);`,
  `color:var(--on-primary);font:600 17px/1.2 ${TEXT_FACE};cursor:pointer}a{color:var(--link)}`,
  'button:focus-visible,a:focus-visible{outline:3px solid var(--link);outline-offset:3px}',
].join('');

/** Draws pages in the look of the mails that lead to them: without a script, and with nothing to load. */
export class SchoolNoticePages implements NoticePages {
  constructor(private readonly school: Pick<School, 'name' | 'origin'>) {}

  render({ title, text, button, link }: Parameters<NoticePages['render']>[0]): string {
    const { name, origin } = this.school;
    const form =
      button === undefined
        ? ''
        : element(
            'form',
            { method: 'post' },
            // Posts what mail programs post (RFC 8058).
            element('button', { type: 'submit', name: 'List-Unsubscribe', value: 'One-Click' }, escape(button)),
          );
    const way = link ? element('a', { href: `${origin}${link.path}` }, escape(link.label)) : '';
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(`${title} · ${name}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main><p class="name">${escape(name)}</p><h1>${escape(title)}</h1><p>${escape(text)}</p>${form}${way}</main>
</body>
</html>
`;
  }
}
