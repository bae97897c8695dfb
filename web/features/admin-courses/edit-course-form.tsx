import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ADMIN } from '../../../src/wire/admin-messages.ts';
import { MAX_SLUG } from '../../../src/wire/literals.ts';
import { UnsavedGuard } from '../../admin/unsaved-guard.tsx';
import { type CourseEdit, currentIn, updateCourse, useCourseRefresh } from '../../api/admin-courses.ts';
import { CoursePicture } from '../../course/course-picture.tsx';
import { giveawaysOf } from '../../course/giveaways.ts';
import { OpenPromises } from '../../course/open-promises.tsx';
import { Form } from '../../forms/form.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { courseInListPath } from '../../platform/admin-addresses.ts';
import { COURSE_FORM, GIVEAWAYS } from '../../text/copy/admin-courses.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { leaveFreely } from '../../ui/leave-guard.ts';
import { DurationField } from './course-fields.tsx';
import { type CourseFacts, type EditFormValues, formValuesOf } from './form-values.ts';
import { GuidanceFields } from './guidance-fields.tsx';
import { StaleCourse } from './stale-course.tsx';
import { ThumbnailField, thumbnailOr, useThumbnailKey } from './thumbnail-field.tsx';
import styles from './course-form.module.css';

const schema = () =>
  import('../../../src/wire/admin-catalog.ts').then((wire) => wire.courseEditBody.omit(['thumbnail', 'version']));

/** Edits a course with optimistic locking: a save names the version that was read. */
export function EditCourseForm({ course }: { course: CourseFacts }) {
  const [start] = useState(() => formValuesOf(course));
  const [base, setBase] = useState(course);
  const [theirs, setTheirs] = useState<CourseFacts>();
  const version = useRef(course.version);
  const navigate = useNavigate();
  const refresh = useCourseRefresh();
  const { confirm, notify } = useFeedback();
  const picture = useThumbnailKey();

  const submit = async ({ thumbnail, ...facts }: EditFormValues) => {
    setTheirs(undefined);
    const price = Number(facts.price);
    const isRepriced = base.isLive && price !== base.price;
    const coupons = isRepriced ? await giveawaysOf({ id: base.id, price }) : undefined;
    const words = { title: GIVEAWAYS.title, details: coupons, action: COURSE_FORM.update, tone: 'neutral' } as const;
    if (coupons && !(await confirm(GIVEAWAYS.line, words))) return;
    try {
      const key = await picture.keyOf(thumbnail);
      await updateCourse(course.id, {
        ...(facts as Omit<CourseEdit, 'thumbnail'>),
        thumbnail: key,
        version: version.current,
      });
    } catch (error) {
      const current = currentIn<CourseFacts>(error);
      if (!current) {
        picture.forget();
        throw error;
      }
      setTheirs(current);
      return;
    }
    void refresh();
    notify(ADMIN.courseUpdated);
    leaveFreely(() => void navigate(courseInListPath(course.id)));
  };

  const see = (seen: CourseFacts) => {
    version.current = seen.version;
    setBase(seen);
  };

  return (
    <Form
      start={start}
      schema={schema}
      onSubmit={submit}
      failed={thumbnailOr(ADMIN.courseNotUpdated)}
      alwaysSays
      label={COURSE_FORM.editTitle}
      className={styles.single}
    >
      <UnsavedGuard />
      {theirs && (
        <StaleCourse
          base={base}
          theirs={theirs}
          onKept={() => see(theirs)}
          onTaken={() => (see(theirs), setTheirs(undefined))}
        />
      )}
      <TextField name="title" label={COURSE_FORM.title} autoComplete="off" />
      <TextField
        name="slug"
        label={COURSE_FORM.slug}
        hint={COURSE_FORM.slugHint(base.slug, base.pastSlugs)}
        maxLength={MAX_SLUG}
        autoComplete="off"
        spellCheck={false}
      />
      <TextArea
        name="description"
        label={COURSE_FORM.description}
        hint={COURSE_FORM.descriptionHint}
        isOptional
        rows={5}
      />
      <div className={styles.pair}>
        <NumberField
          name="price"
          label={COURSE_FORM.price}
          hint={COURSE_FORM.priceHint}
          min={0}
          step={0.01}
          inputMode="decimal"
        />
        <DurationField />
      </div>
      <ThumbnailField
        label={COURSE_FORM.newThumbnail}
        hint={ADMIN.keepThumbnail}
        current={<CurrentThumbnail course={base} />}
      />
      <OpenPromises course={base} />
      <GuidanceFields />
      <Row gap={3} className={styles.actions}>
        <SubmitButton busy={COURSE_FORM.updating}>{COURSE_FORM.update}</SubmitButton>
        <ButtonLink to={courseInListPath(course.id)} variant="outline">
          {COURSE_FORM.cancel}
        </ButtonLink>
      </Row>
    </Form>
  );
}

function CurrentThumbnail({ course }: { course: CourseFacts }) {
  return (
    <Stack as="figure" gap="6px" className={styles.current}>
      <Text as="figcaption" weight="strong">
        {COURSE_FORM.currentThumbnail}
      </Text>
      <div className={styles.picture}>
        <CoursePicture
          courseId={course.id}
          thumbnail={course.thumbnail}
          smallThumbnail={course.smallThumbnail}
          isFilling
          width={400}
        />
      </div>
    </Stack>
  );
}
