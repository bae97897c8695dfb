import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { PALETTE } from '../text/copy/admin-palette.ts';
import { Note, Row } from './layout/layout.tsx';
import { VisuallyHidden } from './text.tsx';
import styles from './command-palette.module.css';
import dialog from './dialog.module.css';
import hidden from './text.module.css';

interface CommandPaletteProps {
  groups: readonly CommandGroup[];
  onClose: () => void;
  /** Note below the list. */
  note?: string | undefined;
  /** Told what is typed, where commands are found by it. */
  onText?: (text: string) => void;
  /** Shown while there are none. */
  nothing?: string;
  /** Tells what can be found; default: everything. */
  placeholder?: string;
}

/**
 * Command palette: filters by typed letters, Enter runs. Load it lazily on first use: it contains a combobox and a
 * dialog.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { groups, onClose, note, onText, nothing = PALETTE.nothing, placeholder = PALETTE.placeholder } = props;
  const input = useRef<HTMLInputElement>(null);
  const hasLeft = useRef(false);
  const choose = (command: Command) => {
    hasLeft.current = command.isLeaving ?? false;
    onClose();
    command.run();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.scrim} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup className={styles.popup} initialFocus={input} finalFocus={() => !hasLeft.current}>
            <Dialog.Title className={hidden.hidden}>{PALETTE.title}</Dialog.Title>
            <Autocomplete.Root
              inline
              open
              items={groups}
              autoHighlight="always"
              keepHighlight
              {...(onText && { onValueChange: onText })}
              filter={(command: Command, query) => command.isFound || isMeant(command.label, query)}
              itemToStringValue={(command: Command) => command.label}
            >
              <Row as="label" gap={3} wraps={false} align="center" className={styles.field}>
                <Search size={22} aria-hidden="true" />
                <VisuallyHidden>{placeholder}</VisuallyHidden>
                <Autocomplete.Input ref={input} className={styles.input} placeholder={placeholder} />
              </Row>
              <Autocomplete.Empty className={styles.empty}>{nothing}</Autocomplete.Empty>
              <Autocomplete.List className={styles.list}>
                {(group: CommandGroup) => (
                  <Autocomplete.Group key={group.label} items={group.items} className={styles.group}>
                    <Autocomplete.GroupLabel className={styles.groupLabel}>{group.label}</Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(command: Command) => (
                        <Autocomplete.Item
                          key={command.id}
                          value={command}
                          className={styles.item}
                          onClick={() => choose(command)}
                        >
                          {command.icon}
                          <span className={styles.label}>
                            {command.label}
                            {command.note && <Note as="span">{command.note}</Note>}
                          </span>
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </Autocomplete.Root>
            {note && (
              <p className={styles.note} role="status">
                {note}
              </p>
            )}
            <p className={styles.keys} aria-hidden="true">
              <span>
                <kbd>↑</kbd>
                <kbd>↓</kbd> {PALETTE.keys.move}
              </span>
              <span>
                <kbd>Enter</kbd> {PALETTE.keys.choose}
              </span>
              <span>
                <kbd>Esc</kbd> {PALETTE.keys.close}
              </span>
              <span>
                <kbd>/</kbd> {PALETTE.keys.search}
              </span>
              <span>
                <kbd>J</kbd>
                <kbd>K</kbd> {PALETTE.keys.row}
              </span>
            </p>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A command of the palette. */
export interface Command {
  id: string;
  label: string;
  icon: ReactNode;
  /** Muted, below the label. */
  note?: string;
  /** Found by the server: stays in the list even if its label does not match. */
  isFound?: boolean;
  run: () => void;
  /** True if it navigates, so that the new page takes the focus; otherwise the focus returns. */
  isLeaving?: boolean;
}

export interface CommandGroup {
  label: string;
  items: Command[];
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Tells whether each typed word is a prefix of a word of the label, in any order and ignoring accents. */
export function isMeant(label: string, query: string): boolean {
  const words = wordsOf(label);
  return wordsOf(query).every((part) => words.some((word) => word.startsWith(part)));
}
