import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Part } from '../../../api/admin-content.ts';
import { useMedia } from '../../../platform/media.ts';
import { EDIT } from '../../../text/copy/admin-content.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useBuilder } from '../builder-context.ts';
import { MoveButtons } from './move-buttons.tsx';
import { RemoveButton } from './remove-button.tsx';
import { TitleDialog } from './title-dialog.tsx';
import { TitleEditor } from './title-editor.tsx';
import controls from './row-controls.module.css';

export interface PartHeadProps {
  part: Part;
  /** As it is stored, and what stands for it where that is empty. */
  title: string;
  index: number;
  total: number;
  className: string | undefined;
  /** Always in the dialog, as the specification has it for content. */
  isInDialog?: boolean;
  /** Before the other buttons. */
  action?: ReactNode;
  /** How the title is shown while nobody edits it. */
  children: ReactNode;
}

/** A title and what can be done to what it names: edit it in place (on phones in a dialog), move it, delete it. */
export function PartHead({ part, title, index, total, className, isInDialog, action, children }: PartHeadProps) {
  const { edits } = useBuilder();
  const isPhone = useMedia('(max-width: 759px)');
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const usesDialog = isInDialog || isPhone;

  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const save = (next: string) => {
    setEditing(false);
    void edits.rename(part, next);
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
      {children}
      <div className={controls.controls}>
        {action}
        <IconButton
          ref={pencil}
          className={controls.control}
          label={EDIT.rename(title)}
          icon={<Pencil size={19} aria-hidden="true" />}
          onClick={() => setEditing(true)}
        />
        <MoveButtons part={part} title={title} index={index} total={total} />
        <RemoveButton part={part} title={title} />
      </div>
      {isEditing && <TitleDialog {...editor} />}
    </div>
  );
}
