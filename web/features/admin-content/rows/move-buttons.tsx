import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Direction, Part } from '../../../api/admin-content.ts';
import { EDIT } from '../../../text/copy/admin-content.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useBuilder } from '../builder-context.ts';
import styles from './row-controls.module.css';

export interface MoveButtonsProps {
  part: Part;
  title: string;
  /** From 0. */
  index: number;
  total: number;
}

/** One place up or down. The focus stays on what was pressed wherever the row goes, and the new place is said. */
export function MoveButtons({ part, title, index, total }: MoveButtonsProps) {
  const { edits } = useBuilder();
  const [said, say] = useState('');
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<Direction>(undefined);

  // A browser drops the focus of an element that is put elsewhere.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    (pressed.current === 'up' ? up : down).current?.focus();
    pressed.current = undefined;
    say(EDIT.moved(title, index + 1, total));
  }, [index, title, total]);

  const move = (direction: Direction, isPossible: boolean) => {
    if (!isPossible) return;
    pressed.current = direction;
    void edits.move(part, direction);
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
