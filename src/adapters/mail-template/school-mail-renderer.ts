import { greetingOf, type MailBlock, type MailFact, type MailWords, mailText } from '../../domain/kernel/mail.ts';
import type { MailRenderer } from '../../domain/operations/ports.ts';
import { LIGHT } from './colours.ts';
import { bare, cell, element, escape, escapeLines, escapeWithLinks, layout, row } from './html.ts';
import { DISPLAY_FACE, INDEPENDENT, NO_MORE, page, type School, TEXT_FACE } from './page.ts';
import { linkTo, richBlocks } from './rich-blocks.ts';

/** Renders all mails in one design. Words and values come from the domain; all are escaped here. */
export class SchoolMailRenderer implements MailRenderer {
  constructor(private readonly school: School) {}

  render(words: MailWords): { text: string; html: string } {
    const { name, origin, email } = this.school;
    const blocks = words.blocks.map((block) => this.block(block)).join('\n');
    return {
      text: [mailText(words), ['-- ', name, origin, email, INDEPENDENT, ...noMore(words)].join('\n')].join('\n\n'),
      html: page(words, blocks, this.school),
    };
  }

  private block(block: MailBlock): string {
    switch (block.kind) {
      case 'greeting':
        return paragraph(escape(greetingOf(block)));
      case 'text':
        return paragraph(this.linked(block.text));
      case 'note':
        return element('p', { class: 'muted', style: NOTE }, this.linked(block.text));
      case 'quote':
        return layout({ width: '100%', style: { margin: '4px 0 16px' } }, row(quoteCell(block.text)));
      case 'facts':
        return factsTable(block.rows, block.total);
      case 'rich':
        return richBlocks(block.blocks, (text) => this.linked(text));
      case 'button':
        return buttonWithAddress(block.label, block.url);
    }
  }

  private linked(text: string): string {
    return escapeWithLinks(text, this.school.origin, linkTo);
  }
}

const noMore = ({ unsubscribeUrl }: MailWords): string[] =>
  unsubscribeUrl === undefined ? [] : [`${NO_MORE}: ${unsubscribeUrl}`];

const paragraph = (html: string): string =>
  element('p', { class: 'ink', style: { margin: '0 0 16px', color: LIGHT.ink } }, html);

const NOTE = { margin: '24px 0 0', color: LIGHT.muted, 'font-size': '15px', 'line-height': '1.5' };

const QUOTE = {
  padding: '16px 20px',
  background: LIGHT.shade,
  'border-left': `4px solid ${LIGHT.gold}`,
  'border-radius': '0 12px 12px 0',
  color: LIGHT.ink,
  'word-break': 'break-word',
};
const quoteCell = (text: string): string =>
  cell({ class: 'shade mark ink', bgcolor: LIGHT.shade, style: QUOTE }, escapeLines(text));

const FACTS = {
  margin: '8px 0 20px',
  background: LIGHT.sunken,
  'border-radius': '12px',
  'font-variant-numeric': 'tabular-nums',
};
const SMALL = { 'font-size': '15px', 'line-height': '1.45' };

/** Returns a data table of labels and values, so not `role="presentation"`. */
function factsTable(rows: readonly MailFact[], total: MailFact | undefined): string {
  const lines = rows.map(([label, value], index) => {
    const [top, bottom] = [index === 0 ? '15px' : '4px', index === rows.length - 1 ? '15px' : '4px'];
    const head = {
      padding: `${top} 12px ${bottom} 20px`,
      color: LIGHT.muted,
      ...SMALL,
      'font-weight': '400',
      'white-space': 'nowrap',
    };
    const fact = { padding: `${top} 20px ${bottom} 0`, color: LIGHT.ink, ...SMALL, 'word-break': 'break-word' };
    return row(
      element('th', { scope: 'row', class: 'muted', align: 'left', valign: 'top', style: head }, escape(label)),
      cell({ class: 'ink', align: 'right', valign: 'top', style: fact }, escape(value)),
    );
  });
  const look = { class: 'sunken', width: '100%', ...bare, bgcolor: LIGHT.sunken, style: FACTS };
  return element('table', look, ...lines, ...(total ? [totalRow(total)] : []));
}

function totalRow([label, value]: MailFact): string {
  const edge = { 'border-top': `1px solid ${LIGHT.line}`, color: LIGHT.ink };
  const head = { padding: '13px 12px 15px 20px', ...edge, 'font-weight': '600' };
  const sum = { padding: '13px 20px 15px 0', ...edge, font: `600 20px/1.3 ${DISPLAY_FACE}`, 'white-space': 'nowrap' };
  return row(
    element('th', { scope: 'row', class: 'ink edge', align: 'left', style: head }, escape(label)),
    cell({ class: 'ink edge', align: 'right', style: sum }, escape(value)),
  );
}

/** Returns a button with its URL below, for clients and readers that do not trust buttons. */
function buttonWithAddress(label: string, url: string): string {
  const face = {
    display: 'inline-block',
    padding: '15px 28px',
    color: LIGHT['on-primary'],
    font: `600 17px/1.2 ${TEXT_FACE}`,
    'text-decoration': 'none',
  };
  const fill = { background: LIGHT.primary, 'border-radius': '12px' };
  const address = {
    margin: '0 0 20px',
    color: LIGHT.muted,
    'font-size': '13px',
    'line-height': '1.5',
    'word-break': 'break-all',
  };
  const link = element('a', { href: url, class: 'on', style: face }, escape(label));
  return (
    layout(
      { style: { margin: '22px 0 10px' } },
      row(cell({ class: 'fill', align: 'center', bgcolor: LIGHT.primary, style: fill }, link)),
    ) + element('p', { class: 'muted', style: address }, escape(url))
  );
}
