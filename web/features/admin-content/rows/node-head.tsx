import { ArrowDown, ArrowUp, CornerDownRight, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { DocumentTag } from '../../../../src/wire/document-tag.ts';
import type { CourseNode, Direction } from '../../../api/admin-content.ts';
import { documentLinkProps } from '../../../platform/document-links.ts';
import { useMedia } from '../../../platform/media.ts';
import { DAY, EDIT, MOVE } from '../../../text/copy/admin-content.ts';
import { DOCUMENT_OPENS } from '../../../text/copy/documents.ts';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';
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
  /** Placed before the other buttons. */
  action?: ReactNode;
  /** Less frequent actions, in a menu. */
  menu?: readonly MenuAction[];
  /** The title while it is not edited. */
  children: ReactNode;
}

/** A title with its actions: edit in place (in a dialog on phones), move, delete. */
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
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const usesDialog = isInDialog || isPhone;

  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const save = (next: string) => {
    setEditing(false);
    void edits.rename(node, next);
  };
  const moveAction: MenuAction = {
    label: MOVE.action,
    icon: <CornerDownRight size={19} aria-hidden="true" />,
    run: () => setMoving(true),
  };
  const editor = { title, onSave: save, onCancel: () => setEditing(false) };
  if (isEditing && !usesDialog)
    return (
      <div className={className}>
        <TitleEditor {...editor} />
      </div>
    );
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
      {children}
      <div className={styles.controls}>
        {action}
        <IconButton
          ref={pencil}
          className={styles.control}
          label={EDIT.rename(title)}
          icon={<Pencil size={19} aria-hidden="true" />}
          onClick={() => setEditing(true)}
        />
        <MoveButtons node={node} title={title} index={index} total={total} />
        <RemoveButton node={node} title={title} />
        <ActionMenu className={styles.control} label={EDIT.more(title)} actions={[...menu, moveAction]} />
      </div>
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

interface MoveButtonsProps {
  node: CourseNode;
  title: string;
  /** Zero-based. */
  index: number;
  total: number;
}

/** Buttons to move up or down by one. The focus stays on the pressed button, and the new position is announced. */
function MoveButtons({ node, title, index, total }: MoveButtonsProps) {
  const { edits } = useBuilder();
  const [said, say] = useState('');
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<Direction>(undefined);

  // Restores the focus, which browsers drop when an element is moved.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    (pressed.current === 'up' ? up : down).current?.focus();
    pressed.current = undefined;
    say(EDIT.moved(title, index + 1, total));
  }, [index, title, total]);

  const move = (direction: Direction, isPossible: boolean) => {
    if (!isPossible) return;
    pressed.current = direction;
    void edits.move(node, direction);
  };
  const canUp = index > 0;
  const canDown = index < total - 1;
  return (
    <>
      <IconButton
        ref={up}
        className={styles.control}
        label={EDIT.up(title)}
        icon={<ArrowUp size={20} aria-hidden="true" />}
        aria-disabled={!canUp || undefined}
        onClick={() => move('up', canUp)}
      />
      <IconButton
        ref={down}
        className={styles.control}
        label={EDIT.down(title)}
        icon={<ArrowDown size={20} aria-hidden="true" />}
        aria-disabled={!canDown || undefined}
        onClick={() => move('down', canDown)}
      />
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </>
  );
}

/** Confirms, then deletes. Ignores clicks meanwhile. */
function RemoveButton({ node, title }: { node: CourseNode; title: string }) {
  const { edits } = useBuilder();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    if (isBusy) return;
    setBusy(true);
    await edits.remove(node);
    setBusy(false);
  };
  return (
    <IconButton
      className={classes(styles.control, styles.danger)}
      label={EDIT.remove(title)}
      icon={isBusy ? <Spinner size={18} /> : <Trash2 size={20} aria-hidden="true" />}
      aria-busy={isBusy || undefined}
      onClick={() => void remove()}
    />
  );
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
