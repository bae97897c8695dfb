import type { Block, Inline } from '../../domain/kernel/rich-text.ts';
import { LIGHT } from './colours.ts';
import { bare, cell, element, escape, row } from './html.ts';

/** Escapes the words of a piece of text, and links addresses of our own site. */
type Written = (text: string) => string;

const PARAGRAPH = { margin: '0 0 16px', color: LIGHT.ink };
const LIST = { margin: '0 0 16px', padding: '0 0 0 26px', color: LIGHT.ink };
const ITEM = { margin: '0 0 6px' };
const TABLE = { margin: '0 0 16px', 'border-collapse': 'collapse' };
const CELL = { padding: '8px 12px', border: `1px solid ${LIGHT.line}`, color: LIGHT.ink, 'font-size': '15px' };

export const linkTo = (address: string): string =>
  element('a', { href: address, class: 'link', style: { color: LIGHT.link } }, escape(address));

/** Renders text that the school wrote; leaves out figures, which no mail has. */
export const richBlocks = (blocks: readonly Block[], written: Written): string =>
  blocks.map((block) => richBlock(block, written)).join('\n');

function richBlock(block: Block, written: Written): string {
  switch (block.kind) {
    case 'paragraph':
      return element('p', { class: 'ink', style: PARAGRAPH }, inlines(block.inlines, written));
    case 'list': {
      const { start } = block;
      const items = block.items.map((item) => element('li', { style: ITEM }, itemBlocks(item, written)));
      return start === null
        ? element('ul', { class: 'ink', style: LIST }, ...items)
        : element('ol', { class: 'ink', start: `${start}`, style: LIST }, ...items);
    }
    case 'table': {
      const head = block.head.map((words) =>
        element('th', { scope: 'col', class: 'ink edge', align: 'left', style: CELL }, inlines(words, written)),
      );
      const rows = block.rows.map((cells) =>
        row(...cells.map((words) => cell({ class: 'ink edge', style: CELL }, inlines(words, written)))),
      );
      return element('table', { width: '100%', ...bare, style: TABLE }, row(...head), ...rows);
    }
    case 'figure':
      return '';
  }
}

/** Puts the first paragraph of an item on the line of its bullet or number, without a paragraph's margin. */
function itemBlocks([first, ...others]: readonly Block[], written: Written): string {
  if (!first) return '';
  const begin = first.kind === 'paragraph' ? inlines(first.inlines, written) : richBlock(first, written);
  return begin + richBlocks(others, written);
}

const inlines = (parts: readonly Inline[], written: Written): string =>
  parts.map((part) => marked(part, written(part.text))).join('');

function marked({ isStrong, isEm, href }: Inline, words: string): string {
  const html = href === undefined ? words : linkTo(href);
  const strong = isStrong ? element('strong', {}, html) : html;
  return isEm ? element('em', {}, strong) : strong;
}
