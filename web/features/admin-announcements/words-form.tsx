import { useId } from 'react';
import { DirtyWatch } from '../../admin/dirty-watch.tsx';
import { UnsavedGuard } from '../../admin/unsaved-guard.tsx';
import { useAdminCourses } from '../../api/admin-courses.ts';
import { CheckBox } from '../../forms/boxes.tsx';
import { Checkbox } from '../../forms/checkbox.tsx';
import { Form } from '../../forms/form.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { GroupField } from '../../forms/group-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { ANNOUNCEMENT } from '../../text/copy/admin-announcements.ts';
import { Card } from '../../ui/card.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Words } from './announcements-api.ts';
import styles from './announcements.module.css';

interface WordsFormProps {
  start: Words;
  onSave: (words: Words) => Promise<Words>;
  onDirty: (isDirty: boolean) => void;
}

const schema = () => import('../../../src/wire/news.ts').then((wire) => wire.newAnnouncementBody);

const AUDIENCES = (['all', 'courses', 'students'] as const).map((value) => ({
  value,
  words: ANNOUNCEMENT.audiences[value],
}));

/** Readers, subject, text and way of an announcement. */
export function WordsForm({ start, onSave, onDirty }: WordsFormProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} className={styles.card}>
      <h2 id={heading}>{ANNOUNCEMENT.words}</h2>
      <Form
        start={start}
        schema={schema}
        label={ANNOUNCEMENT.words}
        className={styles.form}
        onSubmit={async (words, { reset }) => reset(await onSave(words))}
      >
        <UnsavedGuard />
        <DirtyWatch onDirty={onDirty} />
        <SelectField
          name="audience"
          label={ANNOUNCEMENT.audience}
          hint={ANNOUNCEMENT.audienceHint}
          options={AUDIENCES}
        />
        <AudienceFields />
        <TextField name="subject" label={ANNOUNCEMENT.subject} autoComplete="off" />
        <TextArea name="body" label={ANNOUNCEMENT.body} hint={ANNOUNCEMENT.bodyHint} rows={10} />
        <div className={styles.ways}>
          <Checkbox name="onSite" label={ANNOUNCEMENT.onSite} />
          <Checkbox name="byMail" label={ANNOUNCEMENT.byMail} />
        </div>
        <SubmitButton busy={ANNOUNCEMENT.saving}>{ANNOUNCEMENT.save}</SubmitButton>
      </Form>
    </Card>
  );
}

function AudienceFields() {
  const { values } = useFormValues<Words>();
  if (values.audience === 'courses') return <CourseFields />;
  return values.audience === 'students' ? <FilterFields /> : null;
}

function CourseFields() {
  const base = useId();
  const courses = useAdminCourses();
  const { values, setValue } = useFormValues<Words>();
  const { courseIds } = values;
  return (
    <GroupField name="courseIds" label={ANNOUNCEMENT.courses}>
      <Loadable
        query={courses}
        loading={ANNOUNCEMENT.coursesLoading}
        failed={ANNOUNCEMENT.coursesFailed}
        skeleton={<Skeleton height="96px" radius="var(--radius-button)" />}
        isEmpty={(all) => all.length === 0}
        empty={<p>{ANNOUNCEMENT.noCourses}</p>}
      >
        {(all) => (
          <div className={styles.courses}>
            {all.map(({ id, title }) => (
              <CheckBox
                key={id}
                id={`${base}-${id}`}
                label={title}
                isOn={courseIds.includes(id)}
                onChange={(isOn) =>
                  setValue('courseIds', isOn ? [...courseIds, id] : courseIds.filter((one) => one !== id))
                }
              />
            ))}
          </div>
        )}
      </Loadable>
    </GroupField>
  );
}

function FilterFields() {
  const id = useId();
  const { data: courses = [] } = useAdminCourses();
  const { values, setValue } = useFormValues<Words>();
  const options = [
    { value: '', words: ANNOUNCEMENT.anyCourse },
    ...courses.map((course) => ({ value: course.id, words: course.title })),
  ];
  return (
    <>
      <TextField
        name="search"
        label={ANNOUNCEMENT.search}
        hint={ANNOUNCEMENT.searchHint}
        autoComplete="off"
        isOptional
      />
      <SelectField name="course" label={ANNOUNCEMENT.course} options={options} />
      <CheckBox
        id={id}
        label={ANNOUNCEMENT.ends}
        isOn={values.ends === 'soon'}
        onChange={(isOn) => setValue('ends', isOn ? 'soon' : '')}
      />
    </>
  );
}
