import { Trash2 } from 'lucide-react';
import { QUESTION_LIMITS as MAX } from '../../../src/wire/literals.ts';
import { onOneLine } from '../../../src/wire/visible.ts';
import { DRAFT } from '../../text/copy/admin-vignette.ts';
import { IconButton } from '../../ui/button.tsx';
import { AddRow } from './add-row.tsx';
import { Area, Group } from './draft-field.tsx';
import { newOption, type OptionValue, type QuestionValue } from './draft-values.ts';
import { useRowFocus } from './row-focus.ts';
import styles from './vignette.module.css';

const MIN_OPTIONS = 2;

interface OptionFieldsProps {
  /** Path of the question. */
  path: string;
  question: Pick<QuestionValue, 'row' | 'right' | 'options'>;
  onChange: (change: (question: QuestionValue) => QuestionValue) => void;
}

/** Options of a question: which one is right, and why each of them is right or wrong. */
export function OptionFields({ path, question: { row: name, right, options }, onChange }: OptionFieldsProps) {
  const { list, added, removed } = useRowFocus(options.length);

  const set = (row: string, change: Partial<OptionValue>) =>
    onChange((now) => ({
      ...now,
      options: now.options.map((option) => (option.row === row ? { ...option, ...change } : option)),
    }));
  const add = () => {
    added();
    onChange((now) => ({ ...now, options: [...now.options, newOption()] }));
  };
  const remove = (row: string) => {
    removed();
    onChange((now) => ({
      ...now,
      right: now.right === row ? '' : now.right,
      options: now.options.filter((option) => option.row !== row),
    }));
  };

  return (
    <Group path={`${path}.options`} label={DRAFT.options} hint={DRAFT.optionsHint} isWritten={right !== ''}>
      <div ref={list} className={styles.rows}>
        {options.map(({ row, text, why }, at) => (
          <div key={row} className={styles.option} data-right={row === right || undefined}>
            <label className={styles.mark}>
              <input
                type="radio"
                name={name}
                aria-label={DRAFT.right(at + 1)}
                checked={row === right}
                onChange={() => onChange((now) => ({ ...now, right: row }))}
              />
            </label>
            <Area
              path={`${path}.options[${at}].text`}
              label={DRAFT.option(at + 1)}
              rows={1}
              maxLength={MAX.option}
              value={text}
              // Without line breaks; wrapped on the screen.
              onChange={(words) => set(row, { text: onOneLine(words) })}
            />
            {options.length > MIN_OPTIONS && (
              <IconButton
                label={DRAFT.removeOption(at + 1)}
                icon={<Trash2 size={20} aria-hidden="true" />}
                onClick={() => remove(row)}
              />
            )}
            <Area
              path={`${path}.options[${at}].why`}
              label={DRAFT.why(at + 1)}
              rows={2}
              maxLength={MAX.why}
              value={why}
              onChange={(words) => set(row, { why: words })}
            />
          </div>
        ))}
      </div>
      {options.length < MAX.options && <AddRow words={DRAFT.addOption} onAdd={add} />}
    </Group>
  );
}
