import { Upload } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { UploadRow } from '../../src/uploads/upload-queue.ts';
import { isSaved } from '../../src/uploads/upload-state.ts';
import { UPLOADS } from '../text/copy/uploads.ts';
import { IconButton } from '../ui/button.tsx';
import { classes } from '../ui/class-names.ts';
import { useCountdown } from '../ui/countdown.ts';
import { ChevronIcon, CrossIcon } from '../ui/icons.tsx';
import { Row } from '../ui/layout/layout.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { VisuallyHidden } from '../ui/text.tsx';
import { DockPanel } from './dock-panel.tsx';
import { summaryOf } from './summary.ts';
import type { UploadActions } from './upload-controls.tsx';
import { summaryWords } from './upload-words.ts';
import styles from './upload-dock.module.css';

export interface DockViewProps {
  rows: readonly UploadRow[];
  actions: UploadActions;
  isOnline?: boolean;
  isInitiallyOpen?: boolean;
  /** Rendered in the flow of the page, as in the gallery, instead of fixed in the corner. */
  isStill?: boolean;
  /** Pressed, or some seconds after everything is saved. */
  onClose?: () => void;
}

const SAVED_LIFE_MS = 5000;

/** A summary line of uploads, which expands to the rows. Escape collapses it. Leaves when all are saved. */
export function DockView({
  rows,
  actions,
  isOnline = true,
  isInitiallyOpen = false,
  isStill = false,
  onClose,
}: DockViewProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const summary = summaryOf(rows);
  const hold = useCountdown(onClose && rows.every(isSaved) ? SAVED_LIFE_MS : undefined, () => onClose?.());

  const foldUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    <section
      className={classes(styles.dock, isStill && styles.still)}
      aria-label={UPLOADS.title}
      data-upload-dock={isStill ? undefined : ''}
      data-print="hide"
      onKeyDown={foldUp}
      {...hold}
    >
      {isOpen && <DockPanel id={panelId} ref={panel} rows={rows} actions={actions} />}
      <Row wraps={false} align="center" className={styles.top}>
        <button
          ref={toggle}
          type="button"
          className={styles.line}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Upload className={styles.sign} size={22} aria-hidden="true" />
          <VisuallyHidden>{UPLOADS.title}:</VisuallyHidden>{' '}
          <span className={styles.summary}>{summaryWords(summary, isOnline)}</span>
          <ChevronIcon className={styles.chevron} size={20} />
        </button>
        {onClose && <IconButton label={UPLOADS.close} icon={<CrossIcon size={20} />} onClick={onClose} />}
      </Row>
      {summary.done < summary.files && (
        <div className={styles.progress}>
          <ProgressBar done={summary.sentBytes} total={summary.bytes} label={UPLOADS.overall} words="" />
        </div>
      )}
    </section>
  );
}
