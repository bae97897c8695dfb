import { GripVertical, X } from 'lucide-react';
import { useState } from 'react';
import type { CourseNode } from '../../../api/admin-content.ts';
import { MOVE } from '../../../text/copy/admin-content.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { focusList, useBuilder } from '../builder.ts';
import { nodeIn } from '../edits/tree-edits.ts';
import { MoveDialog } from './move-dialog.tsx';
import styles from './moving.module.css';

/**
 * Drag handle of a row. Dragging a selected row moves the whole selection. The row's menu offers the same by keyboard.
 */
export function Grip({ node, title, chosen }: { node: CourseNode; title: string; chosen: readonly string[] }) {
  const { drag } = useBuilder();
  const ids = chosen.includes(node.id) ? chosen : [node.id];
  const label = ids.length > 1 ? MOVE.count(node.kind, ids.length) : title;
  return (
    <span
      className={styles.grip}
      title={MOVE.drag}
      aria-hidden="true"
      data-print="hide"
      onPointerDown={(event) => drag(event, { kind: node.kind, ids, label })}
    >
      <GripVertical size={18} />
    </span>
  );
}

/** Manages the selected rows of a list; removed rows leave the selection. */
export function useMarks(ids: readonly string[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = ids.filter((id) => marked.has(id));
  return {
    chosen,
    clear: () => setMarked(new Set()),
    /** State and toggle of one row. */
    of: (id: string) => ({
      isMarked: marked.has(id),
      chosen,
      onMark: () => setMarked(new Set(marked.has(id) ? chosen.filter((one) => one !== id) : [...chosen, id])),
    }),
  };
}

interface SelectionBarProps {
  nodes: readonly CourseNode[];
  from: { moduleId: string; dayId?: string };
  onClear: () => void;
}

/** Bulk actions for the selected rows. A live region, so it is rendered while empty too. */
export function SelectionBar({ nodes, from, onClear }: SelectionBarProps) {
  const { course, edits } = useBuilder();
  const [isMoving, setMoving] = useState(false);
  const [first] = nodes;
  const words = first ? MOVE.selected(nodes.length) : '';
  const clear = () => {
    if (first) focusList(first.kind);
    onClear();
  };
  return (
    <div className={styles.bar} data-shown={first ? true : undefined}>
      {first && <IconButton label={MOVE.clear} icon={<X size={20} aria-hidden="true" />} onClick={clear} />}
      <span role="status" className={styles.count}>
        {words}
      </span>
      {first && (
        <>
          <Button variant="outline" size="small" onClick={() => setMoving(true)}>
            {MOVE.action}
          </Button>
          <Button variant="outline" size="small" onClick={() => void edits.removeSeveral(nodes)}>
            {MOVE.remove}
          </Button>
        </>
      )}
      {isMoving && first && (
        <MoveDialog
          kind={first.kind}
          ids={nodes.map(({ id }) => id)}
          title={(nodes.length === 1 && nodeIn(course, first)?.title) || MOVE.count(first.kind, nodes.length)}
          from={from}
          onClose={() => setMoving(false)}
          onMoved={onClear}
        />
      )}
    </div>
  );
}
