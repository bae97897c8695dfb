import { useState } from 'react';
import type { NodeKind, Placing } from '../../../api/admin-content.ts';
import { dayLabel, dayTitle, moduleCode, moduleTitle } from '../../../course/outline.ts';
import { MOVE, UPLOAD } from '../../../text/copy/admin-content.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Select } from '../../../ui/select.tsx';
import { useBuilder } from '../builder.ts';
import { hasParent, listsOf, othersIn } from './placing.ts';

interface MoveDialogProps {
  kind: NodeKind;
  ids: readonly string[];
  /** Title in the dialog. */
  title: string;
  /** Current parent. */
  from: Pick<Placing, 'moduleId' | 'dayId'>;
  onClose: () => void;
  /** Called after the move was requested. */
  onMoved?: () => void;
}

const END = 'end';

/** Dialog with three selects: module, day, and position. Alternative to drag and drop for every device. */
export function MoveDialog({ kind, ids, title, from, onClose, onMoved }: MoveDialogProps) {
  const { course, edits } = useBuilder();
  const [target, setTarget] = useState(from);
  const [before, setBefore] = useState(END);
  const { moduleId, dayId } = target;
  const module = course.modules.find(({ id }) => id === moduleId);
  const others = othersIn(
    listsOf(course, kind).find((list) => hasParent(list, target)),
    ids,
  );
  const isLost = (kind !== 'module' && !module) || (kind === 'content' && !dayId);

  const chooseModule = (id: string) => {
    const days = course.modules.find((one) => one.id === id)?.days ?? [];
    setTarget({ moduleId: id, ...(kind === 'content' && { dayId: days[0]?.id }) });
    setBefore(END);
  };
  const move = () => {
    if (isLost) return;
    void edits.place({ kind, ids, ...target, ...(before !== END && { before }) });
    onClose();
    onMoved?.();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={MOVE.title}
      description={title}
      size="small"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {MOVE.cancel}
          </Button>
          <Button onClick={move}>{MOVE.send}</Button>
        </>
      }
    >
      <Stack gap={4}>
        {kind !== 'module' && (
          <Select
            label={UPLOAD.module}
            value={moduleId ?? ''}
            onChange={chooseModule}
            options={course.modules.map((one) => ({ value: one.id, label: `${moduleCode(one)} ${moduleTitle(one)}` }))}
          />
        )}
        {kind === 'content' && module && (
          <Select
            label={UPLOAD.day}
            value={dayId ?? ''}
            onChange={(id) => {
              setTarget({ moduleId, dayId: id });
              setBefore(END);
            }}
            options={
              module.days.length > 0
                ? module.days.map((day) => ({ value: day.id, label: `${dayLabel(module, day)} ${dayTitle(day)}` }))
                : [{ value: '', label: MOVE.noDays }]
            }
          />
        )}
        <Select
          label={MOVE.position}
          value={before}
          onChange={setBefore}
          options={[
            ...others.map((sibling) => ({ value: sibling.id, label: MOVE.before(sibling.title) })),
            { value: END, label: MOVE.end },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
