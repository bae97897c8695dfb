import { useId } from 'react';
import { PEOPLE_LIMITS } from '../../../src/wire/literals.ts';
import { FieldFrame } from '../../forms/field-frame.tsx';
import { PEOPLE_IMPORT as WORDS } from '../../text/copy/admin-people-import.ts';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { TABLES_AND_TEXTS } from '../../ui/dropped-files.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import styles from './people-import.module.css';

/** A file, or what was pasted. */
export interface PeopleSource {
  readonly file: File | undefined;
  readonly text: string;
}

const MEGABYTES = PEOPLE_LIMITS.bytes / 1_000_000;

interface SourceCardProps {
  source: PeopleSource;
  isBusy: boolean;
  onSource: (source: PeopleSource) => void;
}

export function SourceCard({ source: { file, text }, isBusy, onSource }: SourceCardProps) {
  const id = useId();
  const isTooLarge = (file?.size ?? 0) > PEOPLE_LIMITS.bytes;
  return (
    <Stack as="section" gap={4} className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{WORDS.source}</h2>
      <DropZone
        words={WORDS}
        hint={WORDS.hint(MEGABYTES, PEOPLE_LIMITS.people)}
        accept={TABLES_AND_TEXTS}
        isMultiple={false}
        isSmall
        {...(isTooLarge && { complaint: WORDS.tooLarge(MEGABYTES) })}
        onFiles={([first]) => first && !isBusy && onSource({ file: first.file, text: '' })}
      />
      {file ? (
        <Row as="p" gap={3} lineGap={2} align="center" justify="between" className={styles.file}>
          <span>{WORDS.chosen(file.name)}</span>
          <Button variant="quiet" size="small" onClick={() => onSource({ file: undefined, text: '' })}>
            {WORDS.remove}
          </Button>
        </Row>
      ) : (
        <FieldFrame id={id} label={WORDS.paste} hint={WORDS.pasteHint}>
          <textarea
            id={id}
            className={styles.paste}
            rows={6}
            value={text}
            readOnly={isBusy}
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => onSource({ file: undefined, text: target.value })}
          />
        </FieldFrame>
      )}
    </Stack>
  );
}
