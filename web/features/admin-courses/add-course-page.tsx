import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ADMIN } from '../../../src/wire/admin-messages.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { UnsavedGuard } from '../../admin/unsaved-guard.tsx';
import { createCourse, type NewCourse, useAdminCourses, useCourseRefresh } from '../../api/admin-courses.ts';
import { newCourseSchema } from '../../api/fields-in-modules.ts';
import { Checkbox } from '../../forms/checkbox.tsx';
import { Form } from '../../forms/form.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { NumberField } from '../../forms/number-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { manageContentPath, manageCoursesPath } from '../../platform/admin-addresses.ts';
import { COURSE_FORM, MANAGE } from '../../text/copy/admin-courses.ts';
import { CURRICULUM } from '../../text/curriculum.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { leaveFreely } from '../../ui/leave-guard.ts';
import { CardPreview, factorOf } from './card-preview.tsx';
import { DurationField } from './course-fields.tsx';
import type { NewCourseValues } from './form-values.ts';
import { ThumbnailField, thumbnailOr, useThumbnailKey } from './thumbnail-field.tsx';
import styles from './course-form.module.css';

const START: NewCourseValues = {
  title: '',
  description: '',
  durationMonths: 5,
  moduleCount: 7,
  price: '',
  hasCurriculum: false,
  thumbnail: null,
};

/** Tells whether the number of modules is that of the ADC's curriculum. */
const fitsCurriculum = ({ moduleCount }: Pick<NewCourseValues, 'moduleCount'>) => moduleCount === CURRICULUM.length;

/** Idempotency key of one filled-in form, for all attempts. */
const newKey = () => crypto.randomUUID();

/** /admin/courses/add */
export function AddCoursePage() {
  const [start] = useState(START);
  const [idempotencyKey, setKey] = useState(newKey);
  const navigate = useNavigate();
  const refresh = useCourseRefresh();
  const { notify } = useFeedback();
  const picture = useThumbnailKey();
  const courses = useAdminCourses();

  const submit = async ({ thumbnail, hasCurriculum, ...facts }: NewCourseValues) => {
    const key = await picture.keyOf(thumbnail);
    // The schema guarantees that no number is missing.
    const course = await createCourse({
      ...(facts as Omit<NewCourse, 'thumbnail'>),
      ...(hasCurriculum && fitsCurriculum(facts) && { moduleTitles: CURRICULUM }),
      thumbnail: key,
      idempotencyKey,
    }).catch((error: unknown) => {
      picture.forget();
      throw error;
    });
    setKey(newKey);
    void refresh();
    notify(ADMIN.courseCreated(course.title));
    leaveFreely(() => void navigate(manageContentPath(course.id)));
  };

  return (
    <AdminPage
      layout="form"
      crumbs={[{ label: MANAGE.title, to: manageCoursesPath }, { label: COURSE_FORM.addTitle }]}
      title={COURSE_FORM.addTitle}
      lead={COURSE_FORM.addLead}
    >
      <Form
        start={start}
        schema={newCourseSchema}
        onSubmit={submit}
        failed={thumbnailOr(ADMIN.courseNotCreated)}
        alwaysSays
        label={COURSE_FORM.addTitle}
        className={styles.columns}
      >
        <UnsavedGuard />
        <Stack gap={5} className={styles.fields}>
          <TextField name="title" label={COURSE_FORM.title} autoComplete="off" />
          <TextArea
            name="description"
            label={COURSE_FORM.description}
            hint={COURSE_FORM.descriptionHint}
            isOptional
            rows={4}
          />
          <DurationField />
          <div className={styles.pair}>
            <NumberField
              name="moduleCount"
              label={COURSE_FORM.modules}
              hint={COURSE_FORM.modulesHint}
              min={1}
              step={1}
              inputMode="numeric"
            />
            <NumberField
              name="price"
              label={COURSE_FORM.price}
              hint={COURSE_FORM.priceHint}
              min={0}
              step={0.01}
              inputMode="decimal"
            />
          </div>
          <CurriculumChoice />
          <ThumbnailField label={COURSE_FORM.thumbnail} hint={COURSE_FORM.thumbnailHint} />
          <Row gap={3} className={styles.actions}>
            <SubmitButton busy={ADMIN.creatingCourse}>{COURSE_FORM.create}</SubmitButton>
            <ButtonLink to={manageCoursesPath} variant="outline">
              {COURSE_FORM.cancel}
            </ButtonLink>
          </Row>
        </Stack>
        <CardPreview priceFactor={factorOf(courses.data)} />
      </Form>
    </AdminPage>
  );
}

/** Offers the titles of the curriculum's modules to a course with the same number of modules (specification 1). */
function CurriculumChoice() {
  const { values } = useFormValues<NewCourseValues>();
  return (
    fitsCurriculum(values) && (
      <Checkbox name="hasCurriculum" label={COURSE_FORM.curriculum}>
        {COURSE_FORM.curriculum}
        <span className={styles.titles}>{CURRICULUM.join(' · ')}</span>
      </Checkbox>
    )
  );
}
