import { type ReactNode, useId } from 'react';
import { AUDIENCE_KINDS } from '../../../src/wire/literals.ts';
import type { AnnouncementReply } from '../../../src/wire/replies/news.ts';
import type { Difference } from '../../admin/stale-notice.tsx';
import { UnsavedGuard } from '../../admin/unsaved-guard.tsx';
import { VersionedForm } from '../../admin/versioned-form.tsx';
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
import { Note } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EMPTY, mayChange, type Words, wordsOf } from './announcements-api.ts';
import styles from './announcements.module.css';

const schema = () => import('../../../src/wire/news.ts').then((wire) => wire.newAnnouncementBody);

/** Chosen students come from the page of a class, which alone can choose them. */
const audiencesOf = ({ userIds }: Words) =>
  AUDIENCE_KINDS.filter((kind) => kind !== 'people' || userIds.length > 0).map((value) => ({
    value,
    words: ANNOUNCEMENT.audiences[value],
  }));

/** Words of an announcement that is not written yet. */
export function NewWords({ begun, onSave }: { begun: Partial<Words>; onSave: (words: Words) => Promise<void> }) {
  return (
    <WordsCard>
      <Form
        start={{ ...EMPTY, ...begun }}
        schema={schema}
        label={ANNOUNCEMENT.words}
        className={styles.form}
        onSubmit={onSave}
      >
        <UnsavedGuard />
        <WordsFields />
      </Form>
    </WordsCard>
  );
}

interface WordsFormProps {
  announcement: AnnouncementReply;
  onSave: (words: Words, over: AnnouncementReply) => Promise<AnnouncementReply>;
  onDirty: (isDirty: boolean) => void;
}

/** Words of an announcement that is written, in the version that was read. */
export function WordsForm({ announcement, onSave, onDirty }: WordsFormProps) {
  return (
    <WordsCard>
      <VersionedForm
        current={announcement}
        valuesOf={wordsOf}
        onSave={onSave}
        staleTitle={ANNOUNCEMENT.stale}
        differences={differences}
        ended={mayChange(announcement) ? undefined : ANNOUNCEMENT.ended}
        onDirty={onDirty}
        schema={schema}
        label={ANNOUNCEMENT.words}
        className={styles.form}
      >
        <WordsFields />
      </VersionedForm>
    </WordsCard>
  );
}

/** Fields in which another save differs from this form. */
function differences(theirs: AnnouncementReply, mine: Words): Difference[] {
  const yes = (isOn: boolean) => (isOn ? ANNOUNCEMENT.yes : ANNOUNCEMENT.no);
  const row = (field: string, of: (words: Words) => string) => ({ field, their: of(wordsOf(theirs)), mine: of(mine) });
  return [
    row(ANNOUNCEMENT.audience, ({ audience }) => ANNOUNCEMENT.audiences[audience]),
    row(ANNOUNCEMENT.courses, ({ courseIds }) => ANNOUNCEMENT.courseCount(courseIds.length)),
    row(ANNOUNCEMENT.audiences.people, ({ userIds }) => ANNOUNCEMENT.people(userIds.length)),
    row(ANNOUNCEMENT.search, ({ search }) => search.trim()),
    row(ANNOUNCEMENT.ends, ({ ends }) => yes(ends !== '')),
    row(ANNOUNCEMENT.subject, ({ subject }) => subject.trim()),
    row(ANNOUNCEMENT.body, ({ body }) => body.trim()),
    row(ANNOUNCEMENT.onSite, ({ onSite }) => yes(onSite)),
    row(ANNOUNCEMENT.byMail, ({ byMail }) => yes(byMail)),
  ].filter(({ their, mine: own }) => their !== own);
}

function WordsCard({ children }: { children: ReactNode }) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} gap={4} className={styles.card}>
      <h2 id={heading}>{ANNOUNCEMENT.words}</h2>
      {children}
    </Card>
  );
}

/** Readers, subject, text and way of an announcement. */
function WordsFields() {
  const { values } = useFormValues<Words>();
  return (
    <>
      <SelectField
        name="audience"
        label={ANNOUNCEMENT.audience}
        hint={ANNOUNCEMENT.audienceHint}
        options={audiencesOf(values)}
      />
      <AudienceFields />
      <TextField name="subject" label={ANNOUNCEMENT.subject} autoComplete="off" />
      <TextArea name="body" label={ANNOUNCEMENT.body} hint={ANNOUNCEMENT.bodyHint} rows={10} />
      <div className={styles.ways}>
        <Checkbox name="onSite" label={ANNOUNCEMENT.onSite} />
        <Checkbox name="byMail" label={ANNOUNCEMENT.byMail} />
      </div>
      <SubmitButton busy={ANNOUNCEMENT.saving}>{ANNOUNCEMENT.save}</SubmitButton>
    </>
  );
}

function AudienceFields() {
  const { values } = useFormValues<Words>();
  if (values.audience === 'courses') return <CourseFields />;
  if (values.audience === 'people')
    return (
      <GroupField name="userIds" label={ANNOUNCEMENT.people(values.userIds.length)}>
        <Note>{ANNOUNCEMENT.peopleHint}</Note>
      </GroupField>
    );
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
