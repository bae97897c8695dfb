import { Trash2 } from 'lucide-react';
import { QUESTION_LIMITS as MAX } from '../../../src/wire/literals.ts';
import { DRAFT } from '../../text/copy/admin-vignette.ts';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/class-names.ts';
import { AddRow } from './add-row.tsx';
import { Group, Line } from './draft-field.tsx';
import { NEW_REFERENCE, type QuestionValue, type ReferenceValue } from './draft-values.ts';
import { useRowFocus } from './row-focus.ts';
import fields from '../../forms/field.module.css';
import styles from './vignette.module.css';

interface ReferenceFieldsProps {
  /** Path of the question. */
  path: string;
  references: readonly ReferenceValue[];
  onChange: (change: (question: QuestionValue) => QuestionValue) => void;
}

/** Sources of a question's answer. */
export function ReferenceFields({ path, references, onChange }: ReferenceFieldsProps) {
  const { list, added, removed } = useRowFocus(references.length);
  const edit = (change: (rows: readonly ReferenceValue[]) => readonly ReferenceValue[]) =>
    onChange((now) => ({ ...now, references: change(now.references) }));
  const add = () => {
    added();
    edit((rows) => [...rows, NEW_REFERENCE]);
  };
  const remove = (at: number) => {
    removed();
    edit((rows) => rows.toSpliced(at, 1));
  };

  return (
    <Group path={`${path}.references`} label={DRAFT.references} isWritten={references.length > 0}>
      <div ref={list} className={styles.rows}>
        {references.map(({ title, publisher, year, url }, at) => {
          const place = `${path}.references[${at}]`;
          const set = (change: Partial<ReferenceValue>) =>
            edit((rows) => rows.map((one, index) => (index === at ? { ...one, ...change } : one)));
          return (
            // The fields are named by their place, too.
            <div
              key={at}
              role="group"
              aria-label={DRAFT.reference(at + 1)}
              className={classes(fields.beside, styles.reference)}
            >
              <Line
                path={`${place}.title`}
                label={DRAFT.referenceTitle}
                maxLength={MAX.referenceTitle}
                value={title}
                onChange={(words) => set({ title: words })}
              />
              <Line
                path={`${place}.publisher`}
                label={DRAFT.publisher}
                maxLength={MAX.publisher}
                value={publisher}
                onChange={(words) => set({ publisher: words })}
              />
              <Line
                path={`${place}.year`}
                label={DRAFT.year}
                inputMode="numeric"
                maxLength={4}
                value={year}
                onChange={(words) => set({ year: words.replace(/\D/g, '') })}
              />
              <Line
                path={`${place}.url`}
                label={DRAFT.url}
                isOptional
                type="url"
                inputMode="url"
                placeholder="https://"
                maxLength={MAX.url}
                value={url}
                onChange={(words) => set({ url: words })}
              />
              <IconButton
                label={DRAFT.removeReference(at + 1)}
                icon={<Trash2 size={20} aria-hidden="true" />}
                onClick={() => remove(at)}
              />
            </div>
          );
        })}
      </div>
      {references.length < MAX.references && <AddRow words={DRAFT.addReference} onAdd={add} />}
    </Group>
  );
}
