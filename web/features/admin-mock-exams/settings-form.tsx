import { type ReactNode, useId } from 'react';
import { MAX_SECTIONS } from '../../../src/wire/literals.ts';
import type { MockExamReply } from '../../../src/wire/replies/mock-exams.ts';
import { StickyBar } from '../../admin/sticky-bar.tsx';
import { VersionedForm } from '../../admin/versioned-form.tsx';
import { useAdminCourses } from '../../api/admin-courses.ts';
import { CheckBox } from '../../forms/boxes.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { GroupField } from '../../forms/group-field.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { SAVE_BAR } from '../../text/copy/admin-forms.ts';
import { MOCK_EXAM } from '../../text/copy/admin-mock-exams.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/class-names.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { CrossIcon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { MockExamCalls } from './mock-exams-api.ts';
import { PublishButton, showFaults } from './publish-button.tsx';
import { differences, type SettingsValues, settingsBody, valuesOf } from './settings-values.ts';
import fields from '../../forms/field.module.css';
import styles from './mock-exams.module.css';

interface SettingsFormProps {
  mockExam: MockExamReply;
  calls: MockExamCalls;
  isDirty: boolean;
  onDirty: (isDirty: boolean) => void;
  /** The rest of the page, over which the bar stays in sight. */
  children: ReactNode;
}

/** Title, courses, sections and time of release, then the rest of the page; of a published one the sections stay. */
export function SettingsForm({ mockExam, calls, isDirty, onDirty, children }: SettingsFormProps) {
  const heading = useId();
  const { notify } = useFeedback();

  const schema = () =>
    import('../../../src/wire/mock-exams.ts').then((wire) =>
      wire.mockExamBody.omit(['revision']).transform((values: SettingsValues) => settingsBody(values, mockExam)),
    );

  const save = async (values: SettingsValues, over: MockExamReply) => {
    const saved = await calls.save(over.revision, settingsBody(values, over));
    notify(MOCK_EXAM.saved);
    return saved;
  };

  return (
    <VersionedForm
      current={mockExam}
      valuesOf={valuesOf}
      onSave={save}
      staleTitle={MOCK_EXAM.stale}
      differences={differences}
      ended={mockExam.state === 'closed' ? MOCK_EXAM.ended : undefined}
      onDirty={onDirty}
      schema={schema}
      label={MOCK_EXAM.settings}
      className={styles.form}
    >
      <Card as="section" aria-labelledby={heading} gap={5} className={styles.card}>
        <h2 id={heading}>{MOCK_EXAM.settings}</h2>
        <TextField name="title" label={MOCK_EXAM.name} hint={MOCK_EXAM.nameHint} autoComplete="off" />
        {mockExam.state === 'draft' && <FreeField />}
        <CourseFields />
        {mockExam.state === 'draft' && <SectionFields />}
        <TextField
          name="releaseAt"
          type="datetime-local"
          label={MOCK_EXAM.release}
          hint={MOCK_EXAM.releaseHint}
          isOptional
        />
      </Card>
      {children}
      <StickyBar>
        <BarLine mockExam={mockExam} isDirty={isDirty} />
        <SubmitButton busy={MOCK_EXAM.saving} variant={mockExam.state === 'draft' && !isDirty ? 'outline' : 'filled'}>
          {MOCK_EXAM.save}
        </SubmitButton>
        {mockExam.state === 'draft' && <PublishButton mockExam={mockExam} calls={calls} isDirty={isDirty} />}
      </StickyBar>
    </VersionedForm>
  );
}

/** State of the draft: what is still to do before the publication, with the way to its list. */
function BarLine({ mockExam: { faults }, isDirty }: { mockExam: MockExamReply; isDirty: boolean }) {
  if (isDirty || faults.length === 0) return <p>{isDirty ? SAVE_BAR.notSaved : SAVE_BAR.saved}</p>;
  return (
    <p>
      <Button variant="quiet" size="small" onClick={showFaults}>
        {MOCK_EXAM.toDo(faults.length)}
      </Button>
    </p>
  );
}

function SectionFields() {
  const { values, setValue } = useFormValues<SettingsValues>();
  const { sections } = values;
  const last = sections.at(-1);
  return (
    <GroupField name="sections" label={MOCK_EXAM.sections}>
      <Stack gap={3}>
        {sections.map((_section, index) => (
          // The fields are named by their place, too.
          <div
            key={index}
            role="group"
            aria-label={MOCK_EXAM.section(index + 1)}
            className={classes(fields.beside, styles.row)}
          >
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
      </Stack>
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

/** Until the publication: the sittings of a published one were told whether they see its answers. */
function FreeField() {
  const { values, setValue } = useFormValues<SettingsValues>();
  return (
    <GroupField name="isFree" label={MOCK_EXAM.audience}>
      <CheckBox
        id={useId()}
        label={MOCK_EXAM.free}
        hint={MOCK_EXAM.freeHint}
        isOn={values.isFree}
        onChange={(isOn) => setValue('isFree', isOn)}
      />
    </GroupField>
  );
}

function CourseFields() {
  const base = useId();
  const courses = useAdminCourses();
  const { values, setValue } = useFormValues<SettingsValues>();
  const { courseIds, isFree } = values;
  if (isFree) return null;
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
          <Stack gap={4}>
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
          </Stack>
        )}
      </Loadable>
    </GroupField>
  );
}
