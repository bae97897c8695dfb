import { useId, useRef, useState } from 'react';
import { MAX_SECTIONS } from '../../../src/wire/literals.ts';
import type { MockExamReply } from '../../../src/wire/replies/mock-exams.ts';
import { DirtyWatch } from '../../admin/dirty-watch.tsx';
import { StaleNotice } from '../../admin/stale-notice.tsx';
import { UnsavedGuard } from '../../admin/unsaved-guard.tsx';
import { currentIn, useAdminCourses } from '../../api/admin-courses.ts';
import { CheckBox } from '../../forms/boxes.tsx';
import { Form } from '../../forms/form.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { GroupField } from '../../forms/group-field.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { MOCK_EXAM } from '../../text/copy/admin-mock-exams.ts';
import { ownZone } from '../../text/date-format.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { CrossIcon } from '../../ui/icons.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { MockExamCalls } from './mock-exams-api.ts';
import { differences, type SettingsValues, settingsBody, valuesOf } from './settings-values.ts';
import styles from './mock-exams.module.css';

interface SettingsFormProps {
  mockExam: MockExamReply;
  calls: MockExamCalls;
  onDirty: (isDirty: boolean) => void;
}

/** Title, sections, courses and time of release; of a published mock exam the sections stay. */
export function SettingsForm({ mockExam, calls, onDirty }: SettingsFormProps) {
  const heading = useId();
  const { notify } = useFeedback();
  const [start] = useState(() => valuesOf(mockExam));
  const [theirs, setTheirs] = useState<MockExamReply>();
  /** Read at once by the press that keeps this form's values. */
  const seen = useRef(mockExam);
  seen.current = mockExam;

  const schema = () =>
    import('../../../src/wire/mock-exams.ts').then((wire) =>
      wire.mockExamBody.omit(['revision']).transform((values: SettingsValues) => settingsBody(values, seen.current)),
    );

  const submit = async (values: SettingsValues, { reset }: { reset: (next: SettingsValues) => void }) => {
    setTheirs(undefined);
    try {
      const saved = await calls.save(seen.current.revision, settingsBody(values, seen.current));
      reset(valuesOf(saved));
      notify(MOCK_EXAM.saved);
    } catch (error) {
      const current = currentIn<MockExamReply>(error);
      if (!current) throw error;
      setTheirs(current);
    }
  };

  return (
    <Card as="section" aria-labelledby={heading} className={styles.card}>
      <h2 id={heading}>{MOCK_EXAM.settings}</h2>
      <Form start={start} schema={schema} onSubmit={submit} label={MOCK_EXAM.settings} className={styles.form}>
        <UnsavedGuard />
        <DirtyWatch onDirty={onDirty} />
        {theirs && <Stale theirs={theirs} onTaken={() => setTheirs(undefined)} />}
        <TextField name="title" label={MOCK_EXAM.name} hint={MOCK_EXAM.nameHint} autoComplete="off" />
        {mockExam.state === 'draft' && <SectionFields />}
        <CourseFields />
        <TextField
          name="releaseAt"
          type="datetime-local"
          label={MOCK_EXAM.release}
          hint={MOCK_EXAM.releaseHint(ownZone())}
          isOptional
        />
        <SubmitButton busy={MOCK_EXAM.saving}>{MOCK_EXAM.save}</SubmitButton>
      </Form>
    </Card>
  );
}

function Stale({ theirs, onTaken }: { theirs: MockExamReply; onTaken: () => void }) {
  const { values, startAgain } = useFormValues<SettingsValues>();
  return (
    <StaleNotice
      title={MOCK_EXAM.stale}
      rows={differences(theirs, values)}
      onTaken={() => (startAgain(valuesOf(theirs)), onTaken())}
      onKept={() => undefined}
    />
  );
}

function SectionFields() {
  const { values, setValue } = useFormValues<SettingsValues>();
  const { sections } = values;
  const last = sections.at(-1);
  return (
    <GroupField name="sections" label={MOCK_EXAM.sections}>
      <div className={styles.rows}>
        {sections.map((_section, index) => (
          // The fields are named by their place, too.
          <div key={index} role="group" aria-label={MOCK_EXAM.section(index + 1)} className={styles.row}>
            <span className={styles.name} aria-hidden="true">
              {MOCK_EXAM.section(index + 1)}
            </span>
            <NumberField name={`sections[${index}].places`} label={MOCK_EXAM.places} inputMode="numeric" />
            <NumberField name={`sections[${index}].minutes`} label={MOCK_EXAM.minutes} inputMode="numeric" />
            {sections.length > 1 && (
              <IconButton
                label={MOCK_EXAM.removeSection(index + 1)}
                icon={<CrossIcon size={20} />}
                onClick={() => setValue('sections', sections.toSpliced(index, 1))}
              />
            )}
          </div>
        ))}
      </div>
      {sections.length < MAX_SECTIONS && (
        <Button
          variant="outline"
          size="small"
          className={styles.add}
          onClick={() =>
            setValue('sections', [
              ...sections,
              { minutes: last?.minutes ?? '', places: last?.places ?? '', from: null },
            ])
          }
        >
          {MOCK_EXAM.addSection}
        </Button>
      )}
    </GroupField>
  );
}

function CourseFields() {
  const base = useId();
  const courses = useAdminCourses();
  const { values, setValue } = useFormValues<SettingsValues>();
  const { courseIds } = values;
  return (
    <GroupField name="courseIds" label={MOCK_EXAM.courses} hint={MOCK_EXAM.coursesHint}>
      <Loadable
        query={courses}
        loading={MOCK_EXAM.coursesLoading}
        failed={MOCK_EXAM.coursesFailed}
        skeleton={<Skeleton height="96px" radius="var(--radius-button)" />}
        isEmpty={(all) => all.length === 0}
        empty={<p>{MOCK_EXAM.noCourses}</p>}
      >
        {(all) => (
          <div className={styles.courses}>
            {all.map(({ id, title, isLive }) => (
              <CheckBox
                key={id}
                id={`${base}-${id}`}
                label={title}
                hint={isLive ? undefined : MOCK_EXAM.draftCourse}
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
