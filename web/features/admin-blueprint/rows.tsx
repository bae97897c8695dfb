import { type ReactNode, useEffect, useRef } from 'react';
import { useFormValues } from '../../forms/form-values.ts';
import { GroupField } from '../../forms/group-field.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/class-names.ts';
import { CrossIcon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import fields from '../../forms/field.module.css';
import styles from './blueprint.module.css';

interface RowsProps<Row> {
  /** Key of the list among the form's values. */
  name: string;
  words: {
    readonly title: string;
    readonly hint?: string;
    readonly one: (number: number) => string;
    readonly add: string;
    readonly remove: (number: number) => string;
  };
  kind: 'sections' | 'clusters' | 'subjects';
  rows: readonly Row[];
  blank: Row;
  max: number;
  /** Fields of one row; `at` begins their names. */
  children: (at: string) => ReactNode;
}

/** A list whose rows are added at its end and removed anywhere; one remains. */
export function Rows<Row>({ name, words, kind, rows, blank, max, children }: RowsProps<Row>) {
  const { setValue } = useFormValues<Record<string, unknown>>();
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const goal = useRef<'new row' | 'after the last'>(undefined);

  useEffect(() => {
    if (goal.current === 'new row') list.current?.querySelector<HTMLElement>(':scope > :last-child input')?.focus();
    if (goal.current === 'after the last') addButton.current?.focus();
    goal.current = undefined;
  }, [rows.length]);

  const add = () => {
    goal.current = 'new row';
    setValue(name, [...rows, blank]);
  };
  const remove = (index: number) => {
    // Otherwise the row that moves up keeps the focus on its own button.
    if (index === rows.length - 1 || rows.length === 2) goal.current = 'after the last';
    setValue(name, rows.toSpliced(index, 1));
  };

  return (
    <GroupField name={name} label={words.title} hint={words.hint}>
      <Stack ref={list} gap={3} className={styles.rows} data-kind={kind}>
        {rows.map((_row, index) => (
          // The fields are named by their place, too.
          <div
            key={index}
            role="group"
            aria-label={words.one(index + 1)}
            className={classes(fields.beside, styles.row)}
          >
            <span className={styles.name} aria-hidden="true">
              {words.one(index + 1)}
            </span>
            {children(`${name}[${index}]`)}
            {rows.length > 1 && (
              <IconButton
                label={words.remove(index + 1)}
                icon={<CrossIcon size={20} />}
                onClick={() => remove(index)}
              />
            )}
          </div>
        ))}
      </Stack>
      {rows.length < max && (
        <Button ref={addButton} variant="outline" size="small" className={styles.add} onClick={add}>
          {words.add}
        </Button>
      )}
    </GroupField>
  );
}
