import { type ChangeEventHandler, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from './button.tsx';
import { type AcceptedTypes, type DroppedFile, withPath } from './dropped-files.ts';
import { FailureIcon, icon } from './icons.tsx';
import { Note, Row, Stack } from './layout/layout.tsx';
import { Spinner } from './spinner.tsx';
import { Message } from './text.tsx';
import styles from './drop-zone.module.css';

const TrayIcon = icon(<path d="M12 15.5V4M7.5 8 12 3.5 16.5 8M4 15V18A2 2 0 0 0 6 20H18A2 2 0 0 0 20 18V15" />);

const NAMES_AT_ONCE = 5;

/** Missing in React's types, but supported by every browser. */
const FOLDERS = { webkitdirectory: '' };

export interface DropZoneWords {
  /** Label of the button: "Drop PDFs here, or choose files". */
  choose: string;
  /** Shown while dragging over it. */
  letGo: string;
  /** Shown while a folder is being read. */
  reading: string;
  /** Label of the second button, which picks a folder; no button without it. */
  folder?: string;
  /** Exact sentence above the names of refused files. */
  refused: string;
  /** Expands a long list of them: "37 more". */
  more: (count: number) => string;
  /** Sentence for a folder that the system refused to read. */
  unreadable: string;
}

export interface DropZoneProps {
  words: DropZoneWords;
  /** Hint below the label: types, sizes. */
  hint?: ReactNode;
  accept: AcceptedTypes;
  isMultiple?: boolean;
  /** Accepts drops and pastes anywhere on the page. At most one per page. */
  isPageWide?: boolean;
  /** Reason why nothing can be added now: shown, and described by the button. */
  disabledReason?: string;
  /** Field error. */
  complaint?: string;
  isSmall?: boolean;
  /** Id of the button, for moving the focus to it. */
  id?: string;
  onFiles: (files: readonly DroppedFile[]) => void;
  /** Called for a dropped or picked folder with all its files, of any type. */
  onFolder?: (files: readonly DroppedFile[]) => void;
}

/** Accepts files by picker, drop and paste, and whole folders; lists refused files by name. */
export function DropZone({
  words,
  hint,
  accept,
  isMultiple = true,
  isPageWide,
  disabledReason,
  complaint,
  isSmall,
  id: givenId,
  onFiles,
  onFolder,
}: DropZoneProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isUnreadable, setUnreadable] = useState(false);
  const isDisabled = disabledReason !== undefined;

  const { getRootProps, getInputProps, open, rootRef, isDragActive, isDragGlobal, isProcessing } = useDropzone({
    accept,
    multiple: isMultiple,
    disabled: isDisabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (taken: File[], rejections) => {
      setUnreadable(false);
      setRefused(rejections.map(({ file }) => withPath(file).path));
      if (taken.length > 0) onFiles(taken.map(withPath));
      const all = [...taken, ...rejections.map(({ file }) => file)].map(withPath);
      if (all.some(({ path }) => path.includes('/'))) onFolder?.(all);
    },
    onError: () => setUnreadable(true),
  });

  useEffect(() => {
    if (!isPageWide || isDisabled) return undefined;
    const hand = (event: ClipboardEvent) => {
      const { clipboardData, target } = event;
      if (!clipboardData?.files.length || rootRef.current?.contains(target as Node)) return;
      event.preventDefault();
      rootRef.current?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    };
    document.addEventListener('paste', hand);
    return () => document.removeEventListener('paste', hand);
  }, [isPageWide, isDisabled, rootRef]);

  const isOver = !isDisabled && (isDragActive || (isPageWide && isDragGlobal));
  const said = complaint ?? (isUnreadable ? words.unreadable : refused.length > 0 ? words.refused : undefined);
  const described = [hint && `${id}-hint`, disabledReason && `${id}-reason`, said && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  const { onChange } = getInputProps();

  return (
    <Stack gap={3} className={styles.box}>
      <div
        {...getRootProps({ className: styles.zone })}
        data-over={isOver || undefined}
        data-disabled={isDisabled || undefined}
        data-small={isSmall || undefined}
      >
        {isPageWide && isOver && (
          <div className={styles.page} aria-hidden="true">
            <p className={styles.letGo}>{words.letGo}</p>
          </div>
        )}
        <input
          {...getInputProps({
            style: undefined,
            className: styles.input,
            'aria-label': undefined,
            'aria-hidden': true,
            disabled: isDisabled,
          })}
        />
        <button
          type="button"
          id={id}
          className={styles.choose}
          aria-disabled={isDisabled || undefined}
          aria-busy={isProcessing || undefined}
          aria-describedby={described || undefined}
          data-invalid={complaint ? true : undefined}
          onClick={() => !isDisabled && open()}
        >
          <span className={styles.icon}>{isProcessing ? <Spinner size={24} /> : <TrayIcon size={24} />}</span>
          <span>{isProcessing ? words.reading : isOver ? words.letGo : words.choose}</span>
        </button>
        {hint && <Note id={`${id}-hint`}>{hint}</Note>}
        {disabledReason && (
          <p id={`${id}-reason`} className={styles.reason}>
            {disabledReason}
          </p>
        )}
        {words.folder && !isDisabled && <FolderButton label={words.folder} onPicked={onChange} />}
      </div>
      <div role="alert">
        {said && (
          <Row as="p" id={`${id}-error`} gap={2} wraps={false} className={styles.refused}>
            <FailureIcon size={18} />
            <Message>{said}</Message>
          </Row>
        )}
      </div>
      {refused.length > 0 && (
        <div className={styles.names}>
          {listed(refused.slice(0, NAMES_AT_ONCE))}
          {refused.length > NAMES_AT_ONCE && (
            <details>
              <summary>{words.more(refused.length - NAMES_AT_ONCE)}</summary>
              {listed(refused.slice(NAMES_AT_ONCE))}
            </details>
          )}
        </div>
      )}
    </Stack>
  );
}

const listed = (names: readonly string[]) => (
  <ul>
    {names.map((name, at) => (
      <li key={`${at} ${name}`}>{name}</li>
    ))}
  </ul>
);

/** A folder picker: one input can pick files or folders, but not both. */
function FolderButton({
  label,
  onPicked,
}: {
  label: string;
  onPicked: ChangeEventHandler<HTMLInputElement> | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  const pick = () => {
    if (!input.current) return;
    // Reset, so that the same folder can be picked again.
    input.current.value = '';
    input.current.click();
  };
  return (
    <>
      <input
        ref={input}
        {...FOLDERS}
        type="file"
        multiple
        className={styles.input}
        tabIndex={-1}
        aria-hidden="true"
        onChange={onPicked}
      />
      <Button variant="quiet" size="small" className={styles.folder} onClick={pick}>
        {label}
      </Button>
    </>
  );
}
