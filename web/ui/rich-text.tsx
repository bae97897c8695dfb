import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BlockReply, InlineReply } from '../../src/wire/replies/rich-text.ts';
import { RICH_TEXT } from '../text/copy/rich-text.ts';
import { ExternalLink } from './external-link.tsx';
import styles from './rich-text.module.css';

interface RichTextProps {
  blocks: readonly BlockReply[];
  /** Draws the figure of that name. */
  renderFigure: (id: string) => ReactNode;
}

/** A text of paragraphs, lists, tables and figures. */
export function RichText(props: RichTextProps) {
  return (
    <div className={styles.text}>
      <Blocks {...props} />
    </div>
  );
}

function Blocks({ blocks, renderFigure }: RichTextProps) {
  return blocks.map((block, index) => {
    switch (block.kind) {
      case 'paragraph':
        return (
          <p key={index}>
            <Words inlines={block.inlines} />
          </p>
        );
      case 'list': {
        const items = block.items.map((blocks, index) => (
          <li key={index}>
            <Blocks blocks={blocks} renderFigure={renderFigure} />
          </li>
        ));
        return block.start === null ? (
          <ul key={index}>{items}</ul>
        ) : (
          <ol key={index} start={block.start}>
            {items}
          </ol>
        );
      }
      case 'table':
        return <Table key={index} {...block} />;
      case 'figure':
        return <div key={index}>{renderFigure(block.id)}</div>;
    }
  });
}

function Table({ head, rows }: { head: readonly InlineReply[][]; rows: readonly InlineReply[][][] }) {
  const columns = head.map((cell) => cell.map(({ text }) => text).join('')).filter(Boolean);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled with the arrow keys, too
    <div className={styles.scroller} role="region" aria-label={RICH_TEXT.table(columns.join(', '))} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <Cell key={index} isHead={cell.length > 0} inlines={cell} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, index) => (
                <Cell key={index} inlines={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Cell = ({ isHead, inlines }: { isHead?: boolean; inlines: readonly InlineReply[] }) =>
  isHead ? (
    <th scope="col">
      <Words inlines={inlines} />
    </th>
  ) : (
    <td>
      <Words inlines={inlines} />
    </td>
  );

/** A page of ours is named by its path, any other by its whole address. */
function Address({ href }: { href: string }) {
  const { origin, pathname, search, hash } = new URL(href);
  const path = pathname + search + hash;
  return origin === location.origin ? (
    <Link to={path}>{path}</Link>
  ) : (
    <ExternalLink href={href} isTerse>
      {href}
    </ExternalLink>
  );
}

const Words = ({ inlines }: { inlines: readonly InlineReply[] }) =>
  inlines.map(({ text, isStrong, isEm, href }, index) => {
    const link = href === undefined ? text : <Address key={index} href={href} />;
    const words = isEm ? <em key={index}>{link}</em> : link;
    return isStrong ? <strong key={index}>{words}</strong> : words;
  });
