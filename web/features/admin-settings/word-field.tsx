import { useEffect } from 'react';
import { onOneLine } from '../../../src/wire/visible.ts';
import { charactersOf, type WordRule } from '../../../src/wire/words/rules.ts';
import { TextAreaBox } from '../../forms/boxes.tsx';
import { useFormField } from '../../forms/field.ts';
import { useFormValues } from '../../forms/form-values.ts';
import { BLOCK_HINTS, WORDS } from '../../text/copy/admin-words.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/layout/layout.tsx';
import styles from './settings.module.css';

/** Share of the maximum from which the length is shown. */
const NEAR = 0.85;
/** At least; a field grows with its text. */
const ROWS = { line: 1, list: 3, paragraphs: 4 } as const;

interface WordFieldProps {
  /** `home.lead`. */
  name: string;
  label: string;
  rule: WordRule;
  /** The program's words, shown until the owner writes others. */
  today: string;
  /** A refused field is of no use in a closed fold. */
  onComplaint: () => void;
}

/** A block of words. Its value is undefined while nothing was written in place of the program's words. */
export function WordField({ name, label, rule: { kind, max, canBeEmpty }, today, onComplaint }: WordFieldProps) {
  const path = `content.words.${name}`;
  const hint = [BLOCK_HINTS[name], WORDS.kinds[kind], canBeEmpty && WORDS.emptied].filter(Boolean).join(' ');
  const { id, complaint, input } = useFormField<string | undefined>(path, label, hint);
  const { setValue } = useFormValues<Record<string, unknown>>();
  const own = input.value;
  const text = own ?? today;
  const used = charactersOf(text);
  const note = used > NEAR * max && <Note>{WORDS.count(used, max)}</Note>;
  const isChanged = own !== undefined && own !== today;

  useEffect(() => {
    if (complaint !== undefined) onComplaint();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each complaint
  }, [complaint]);

  return (
    <div className={styles.block}>
      <TextAreaBox
        {...{ id, label, hint, complaint, note }}
        name={input.name}
        onBlur={input.onBlur}
        value={text}
        rows={ROWS[kind]}
        onChange={(value) =>
          // A line break that was pasted into a line is a blank.
          setValue(path, kind === 'line' ? onOneLine(value) : value)
        }
      />
      {isChanged && (
        <Note as="details" className={styles.original}>
          <summary>{WORDS.original}</summary>
          <p className={styles.originalText}>{today}</p>
          <Button
            variant="outline"
            size="small"
            aria-label={WORDS.originalOf(label)}
            onClick={() => setValue(path, undefined)}
          >
            {WORDS.takeOriginal}
          </Button>
        </Note>
      )}
    </div>
  );
}
