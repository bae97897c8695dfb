import type { ReactNode } from 'react';
import { type AdminCourse, useAdminCourse } from '../../api/admin-courses.ts';
import { Checkbox } from '../../forms/checkbox.tsx';
import { ChecksField } from '../../forms/checks-field.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { DISCUSSION_FORM, SERIES_FORM } from '../../text/copy/admin-discussions.ts';
import { schoolInstantOf, schoolTimeOf } from '../../text/school-clock.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { DiscussionCalls, HeldDiscussion } from './discussions-api.ts';
import fields from '../../forms/field.module.css';

interface DiscussionDialogProps {
  courseId: string;
  discussion: HeldDiscussion;
  calls: DiscussionCalls;
  onClose: () => void;
}

/** Moves or cancels one discussion, or gives it a topic and papers. */
export function DiscussionDialog({ courseId, discussion, calls, onClose }: DiscussionDialogProps) {
  const { id, revision, startsAt, minutes, topic, papers, state } = discussion;
  const shown = schoolTimeOf(startsAt);
  const start = {
    startsAt: shown,
    minutes,
    topic,
    papers: papers.map((paper) => paper.id),
    isCancelled: state === 'cancelled',
    isForOthers: false,
  };
  const bodyOf = (values: typeof start) => ({
    ...values,
    revision,
    // A field that was not changed means the moment that it was, also in an hour that comes twice.
    startsAt: values.startsAt === shown ? startsAt : schoolInstantOf(values.startsAt),
  });
  const schema = () =>
    import('../../../src/wire/discussions.ts').then((wire) =>
      wire.discussionBody.transform((values: typeof start) => bodyOf(values)),
    );
  const send = async (values: typeof start) => {
    await calls.change(id, bodyOf(values));
    return SERIES_FORM.saved;
  };
  return (
    <FormDialog
      title={DISCUSSION_FORM.title}
      start={start}
      schema={schema}
      action={SERIES_FORM.save}
      busy={SERIES_FORM.saving}
      onSubmit={send}
      onClose={onClose}
    >
      <Grid min="200px" gap={4} className={fields.beside}>
        <TextField
          name="startsAt"
          type="datetime-local"
          label={DISCUSSION_FORM.startsAt}
          hint={DISCUSSION_FORM.startsHint}
        />
        <NumberField name="minutes" label={DISCUSSION_FORM.minutes} min={15} max={480} step={5} inputMode="numeric" />
      </Grid>
      <TextField name="topic" label={DISCUSSION_FORM.topic} maxLength={120} />
      <OfCourse courseId={courseId}>
        {(course) => <ChecksField name="papers" label={DISCUSSION_FORM.papers} options={optionsOf(course, 'pdf')} />}
      </OfCourse>
      <Checkbox name="isForOthers" label={DISCUSSION_FORM.isForOthers} />
      <Checkbox name="isCancelled" label={DISCUSSION_FORM.isCancelled} />
    </FormDialog>
  );
}

/** Chooses the video of the course that is the recording of a discussion. */
export function RecordingDialog({ courseId, discussion, calls, onClose }: DiscussionDialogProps) {
  const { id, revision, recording } = discussion;
  const start: { recordingId: string | null } = { recordingId: recording?.id ?? null };
  const send = async ({ recordingId }: typeof start) => {
    await calls.attach(id, { revision, recordingId });
    return SERIES_FORM.saved;
  };
  return (
    <FormDialog
      title={DISCUSSION_FORM.recordingTitle}
      start={start}
      action={SERIES_FORM.save}
      busy={SERIES_FORM.saving}
      onSubmit={send}
      onClose={onClose}
    >
      <OfCourse courseId={courseId}>
        {(course) => (
          <SelectField
            name="recordingId"
            label={DISCUSSION_FORM.recording}
            hint={DISCUSSION_FORM.recordingHint}
            options={[
              { value: null, words: DISCUSSION_FORM.none },
              ...optionsOf(course, 'video').map(({ value, label }) => ({ value, words: label })),
            ]}
          />
        )}
      </OfCourse>
    </FormDialog>
  );
}

function OfCourse({ courseId, children }: { courseId: string; children: (course: AdminCourse) => ReactNode }) {
  return (
    <Loadable
      query={useAdminCourse(courseId)}
      loading={DISCUSSION_FORM.courseLoading}
      skeleton={<Skeleton height="96px" radius="var(--radius-button)" />}
    >
      {children}
    </Loadable>
  );
}

const optionsOf = (course: AdminCourse, type: 'pdf' | 'video') =>
  course.modules
    .flatMap(({ days }) => days.flatMap(({ contents }) => contents))
    .filter((content) => content.type === type)
    .map(({ id, title }) => ({ value: id, label: title }));
