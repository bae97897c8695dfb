import { type RefObject, useId } from 'react';
import { IMPORT_FORMATS, IMPORT_LIMITS, type ImportFormat } from '../../../src/wire/literals.ts';
import { FieldFrame } from '../../forms/field-frame.tsx';
import { QUESTION_IMPORT as WORDS } from '../../text/copy/admin-question-import.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { TABLES_AND_TEXTS } from '../../ui/dropped-files.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './question-import.module.css';

/** A file, or what was pasted. */
export interface Source {
  readonly file: File | undefined;
  readonly text: string;
}

/** Where a line of a text begins and ends. */
export function placeOfLine(text: string, line: number): [number, number] {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  return [start, start + (lines[line - 1]?.length ?? 0)];
}

interface ImportSourceProps {
  /** Box of what is pasted. */
  pasted: RefObject<HTMLTextAreaElement | null>;
  source: Source;
  format: ImportFormat;
  isBusy: boolean;
  onSource: (source: Source) => void;
  onFormat: (format: ImportFormat) => void;
}

const MEGABYTES = IMPORT_LIMITS.bytes / 1024 ** 2;

export function ImportSource(props: ImportSourceProps) {
  const { pasted, source, format, isBusy, onSource, onFormat } = props;
  const { file, text } = source;
  const id = useId();
  const isTooLarge = (file?.size ?? 0) > IMPORT_LIMITS.bytes;
  return (
    <Stack as="section" gap={4} className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{WORDS.source}</h2>
      <DropZone
        words={{ ...WORDS, choose: file ? WORDS.chooseOther : WORDS.choose }}
        hint={WORDS.hint(MEGABYTES)}
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
            ref={pasted}
            id={id}
            className={styles.paste}
            rows={8}
            value={text}
            readOnly={isBusy}
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => onSource({ file: undefined, text: target.value })}
          />
        </FieldFrame>
      )}
      <Select
        label={WORDS.format}
        options={IMPORT_FORMATS.map((value) => ({ value, label: WORDS.formats[value] }))}
        value={format}
        onChange={onFormat}
      />
      <Disclosure label={WORDS.howText}>
        <pre className={styles.example}>{WORDS.example}</pre>
      </Disclosure>
    </Stack>
  );
}
