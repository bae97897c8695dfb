import { CirclePlay, FileText } from 'lucide-react';
import { memo } from 'react';
import { changeItems, type TextKind, textOf, withText } from '../../../src/uploads/folder/edit-plan.ts';
import { MAX_TITLE } from '../../../src/wire/course-limits.ts';
import { FOLDER } from '../../text/copy/admin-folder.ts';
import { fileSize } from '../../text/file-size.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { editPlan, type Item, type Plan } from './folder-store.ts';
import { TargetSelects } from './target-selects.tsx';
import fields from '../../forms/field.module.css';
import styles from './folder.module.css';

interface PlanRowProps {
  courseId: string;
  item: Item;
  modules: Plan['modules'];
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A file of the plan: included or not, title and target. */
export const PlanRow = memo(function PlanRow({ courseId, item, modules }: PlanRowProps) {
  const { id, path, type, title, target, hint, file, captions, chapters, isLeftOut, known, question } = item;
  const name = nameOf(path);
  const change = (facts: Parameters<typeof changeItems>[2]) =>
    editPlan(courseId, (now) => changeItems(now, [id], facts));
  const Icon = type === 'video' ? CirclePlay : FileText;
  return (
    <li className={styles.row} data-out={isLeftOut || undefined}>
      <Row as="label" gap={2} wraps={false} align="center" justify="center" className={styles.check}>
        <input
          type="checkbox"
          aria-label={FOLDER.isSent(name)}
          checked={!isLeftOut}
          onChange={({ target: box }) => change({ isLeftOut: !box.checked })}
        />
        <Icon size={20} aria-hidden="true" />
      </Row>
      <Stack gap={1}>
        <input
          className={fields.control}
          aria-label={FOLDER.titleField(name)}
          maxLength={MAX_TITLE}
          autoComplete="off"
          disabled={isLeftOut}
          value={title}
          onChange={({ target: box }) => change({ title: box.value })}
        />
        <Row as="p" gap={3} lineGap={0} className={styles.facts}>
          <span className={styles.path} title={path}>
            {target ? name : path}
          </span>
          <span>{fileSize(file.size)}</span>
        </Row>
        {captions && <TextBox courseId={courseId} item={item} kind="captions" name={nameOf(captions.path)} />}
        {chapters && <TextBox courseId={courseId} item={item} kind="chapters" name={nameOf(chapters.path)} />}
        {known && <p className={styles.known}>{known}</p>}
        {!target && question && <p className={styles.question}>{question}</p>}
      </Stack>
      <TargetSelects
        name={name}
        target={target}
        hint={hint}
        hasDocuments={type === 'pdf'}
        modules={modules}
        isDisabled={isLeftOut}
        onChange={(chosen) => change({ target: chosen })}
      />
    </li>
  );
});

interface TextBoxProps {
  courseId: string;
  item: Item;
  kind: TextKind;
  name: string;
}

/** Checkbox of a video's captions or chapters, with notes on parts that are not sent. */
const TextBox = ({ courseId, item, kind, name }: TextBoxProps) => (
  <>
    <Row as="label" gap={2} wraps={false} align="start" className={styles.text}>
      <input
        type="checkbox"
        disabled={item.isLeftOut}
        checked={textOf(item, kind) !== undefined}
        onChange={({ target }) =>
          editPlan(courseId, (now) => changeItems(now, [item.id], withText(item, kind, target.checked)))
        }
      />
      <span>{FOLDER[kind](name)}</span>
    </Row>
    {item.textNotes[kind] && <p className={styles.question}>{item.textNotes[kind]}</p>}
  </>
);
