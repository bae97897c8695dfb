import { useEffect } from 'react';
import { charactersOf, type WordRule } from '../../../src/wire/words/rules.ts';
import { useFormField } from '../../forms/field.ts';
import { descriptions, FieldFrame } from '../../forms/field-frame.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { BLOCK_HINTS, WORDS } from '../../text/copy/admin-words.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/class-names.ts';
import field from '../../forms/field.module.css';
import styles from './words.module.css';

/** The length is told from this share of it on. */
const NEAR = 0.85;
const ROWS = { line: 2, list: 6, paragraphs: 10 } as const;
const SHORT = 120;

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
export function WordField({ name, label, rule: { kind, most, canBeEmpty }, today, onComplaint }: WordFieldProps) {
  const path = `content.words.${name}`;
  const hint = [BLOCK_HINTS[name], WORDS.kinds[kind], canBeEmpty ? WORDS.emptied : WORDS.needed]
    .filter(Boolean)
    .join(' ');
  const { id, complaint, input } = useFormField<string | undefined>(path, label, hint);
  const { setValue } = useFormValues<Record<string, unknown>>();
  const own = input.value;
  const text = own ?? today;
  const used = charactersOf(text);
  const note = used > NEAR * most && <p className={styles.count}>{WORDS.count(used, most)}</p>;
  const isChanged = own !== undefined && own !== today;

  useEffect(() => {
    if (complaint !== undefined) onComplaint();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each complaint
  }, [complaint]);

  return (
    <div className={styles.block}>
      <FieldFrame {...{ id, label, hint, complaint, note }}>
        <textarea
          {...input}
          {...descriptions({ id, hint, complaint, note })}
          id={id}
          value={text}
          rows={kind === 'line' && most <= SHORT ? 1 : ROWS[kind]}
          onChange={({ target: { value } }) =>
            // A line break that was pasted into a line is a blank.
            setValue(path, kind === 'line' ? value.replaceAll(/\s*\n\s*/g, ' ') : value)
          }
          className={classes(field.control, styles.area)}
        />
      </FieldFrame>
      {isChanged && (
        <details className={styles.original}>
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
        </details>
      )}
    </div>
  );
}
