import { ArrowDown, ArrowUp, CornerDownRight, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { DocumentTag } from '../../../../src/wire/document-tag.ts';
import type { CourseNode, Direction } from '../../../api/admin-content.ts';
import { documentLinkProps } from '../../../platform/document-links.ts';
import { useMedia } from '../../../platform/media.ts';
import { DAY, EDIT, MOVE } from '../../../text/copy/admin-content.ts';
import { DOCUMENT_OPENS } from '../../../text/copy/documents.ts';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { useBuilder } from '../builder.ts';
import { MoveDialog } from '../moving/move-dialog.tsx';
import { Grip } from '../moving/selection-bar.tsx';
import { TitleDialog, TitleEditor } from './title-editor.tsx';
import styles from './rows.module.css';

interface NodeHeadProps {
  node: CourseNode;
  /** The stored title; its placeholder if empty. */
  title: string;
  index: number;
  total: number;
  className: string | undefined;
  /** Always edits in the dialog, as specified for content. */
  isInDialog?: boolean;
  /** Selection state for bulk actions. */
  mark?: { isMarked: boolean; onMark: () => void; chosen: readonly string[] };
  /** Placed before the menu. */
  action?: ReactNode;
  /** Actions of this kind of row, between those of all rows. */
  menu?: readonly MenuAction[];
  /** Draws the row around its title, a button that edits it. */
  children: (title: ReactNode) => ReactNode;
}

const ICON = { size: 19, 'aria-hidden': true } as const;

/** A title that is edited in place (in a dialog on phones), and a menu of everything else. */
export function NodeHead({
  node,
  title,
  index,
  total,
  className,
  isInDialog,
  mark,
  action,
  menu = [],
  children,
}: NodeHeadProps) {
  const { edits } = useBuilder();
  const isPhone = useMedia('(max-width: 759px)');
  const [isEditing, setEditing] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const name = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const more = useRef<HTMLButtonElement>(null);
  const { said, move } = useMoves(node, title, index, total, more);
  const usesDialog = isInDialog || isPhone;

  useEffect(() => {
    if (wasEditing.current && !isEditing) name.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const save = (next: string) => {
    setEditing(false);
    void edits.rename(node, next);
  };
  const editor = { title, onSave: save, onCancel: () => setEditing(false) };
  if (isEditing && !usesDialog)
    return (
      <div className={className}>
        <TitleEditor {...editor} />
      </div>
    );
  const actions: MenuAction[] = [
    { label: EDIT.renameAction, icon: <Pencil {...ICON} />, run: () => setEditing(true) },
    { label: EDIT.up, icon: <ArrowUp {...ICON} />, run: () => move('up'), isDisabled: index === 0 },
    { label: EDIT.down, icon: <ArrowDown {...ICON} />, run: () => move('down'), isDisabled: index === total - 1 },
    { label: MOVE.action, icon: <CornerDownRight {...ICON} />, run: () => setMoving(true) },
    ...menu,
    { label: EDIT.remove, icon: <Trash2 {...ICON} />, run: () => void edits.remove(node), isDangerous: true },
  ];
  return (
    <div className={className}>
      {mark && (
        <>
          <Grip node={node} title={title} chosen={mark.chosen} />
          <label className={styles.mark} title={MOVE.mark(title)}>
            <input type="checkbox" aria-label={MOVE.mark(title)} checked={mark.isMarked} onChange={mark.onMark} />
          </label>
        </>
      )}
      {children(
        <button
          ref={name}
          type="button"
          className={styles.title}
          title={EDIT.renameHint}
          onClick={() => setEditing(true)}
        >
          {title}
        </button>,
      )}
      <Row wraps={false} align="center" className={styles.controls}>
        {action}
        <ActionMenu ref={more} className={styles.control} label={EDIT.more(title)} actions={actions} />
        <span role="status">
          <VisuallyHidden>{said}</VisuallyHidden>
        </span>
      </Row>
      {isEditing && <TitleDialog {...editor} />}
      {isMoving && (
        <MoveDialog
          kind={node.kind}
          ids={[node.id]}
          title={title}
          from={parentOf(node)}
          onClose={() => setMoving(false)}
        />
      )}
    </div>
  );
}

const parentOf = (node: CourseNode): { moduleId?: string; dayId?: string } =>
  node.kind === 'module' ? {} : { moduleId: node.moduleId, ...(node.kind === 'content' && { dayId: node.dayId }) };

/** Moves up or down by one. The focus stays on the row's menu button, and the new position is announced. */
function useMoves(node: CourseNode, title: string, index: number, total: number, menu: RefObject<HTMLElement | null>) {
  const { edits } = useBuilder();
  const [said, say] = useState('');
  const isMoved = useRef(false);

  // Restores the focus, which browsers drop when an element is moved.
  useLayoutEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    menu.current?.focus();
    say(EDIT.moved(title, index + 1, total));
  }, [index, title, total, menu]);

  const move = (direction: Direction) => {
    isMoved.current = true;
    void edits.move(node, direction);
  };
  return { said, move };
}

interface ViewLinkProps {
  title: string;
  /** The player for videos, as students see them; otherwise the file. */
  to: string | { file: string; tag: DocumentTag };
  icon: ReactNode;
}

/** Opens an item as a preview. */
export function ViewLink({ title, to, icon }: ViewLinkProps) {
  if (typeof to === 'string')
    return (
      <Link className={styles.link} to={to} title={DAY.viewOf(title)} aria-label={DAY.viewOf(title)}>
        {icon}
      </Link>
    );
  return (
    <a
      className={styles.link}
      href={to.file}
      {...documentLinkProps(to.tag)}
      title={DAY.viewOf(title)}
      aria-label={`${DAY.viewOf(title)} (${DOCUMENT_OPENS[to.tag]})`}
    >
      {icon}
    </a>
  );
}
