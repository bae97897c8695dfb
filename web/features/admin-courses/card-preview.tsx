import { M } from '../../../src/wire/messages.ts';
import type { ListedCourse } from '../../api/admin-courses.ts';
import { CoursePicture } from '../../course/course-picture.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { COURSE_FORM } from '../../text/copy/admin-courses.ts';
import { PROGRAM } from '../../text/copy/program.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Price } from '../../ui/price.tsx';
import { Ribbon } from '../../ui/tag.tsx';
import type { CourseFormValues } from './form-values.ts';
import { LocalPicture } from './thumbnail-field.tsx';
import styles from './course-form.module.css';

const countOf = (typed: number | ''): number => (typed === '' ? 0 : Math.max(0, Math.trunc(typed)));

/** Preview of the public card while editing; not interactive. */
export function CardPreview({ priceFactor }: { priceFactor: number | null }) {
  const { values } = useFormValues<CourseFormValues>();
  const { title, description, thumbnail } = values;
  const price = values.price === '' ? undefined : Math.max(0, values.price);
  const modules = countOf(values.moduleCount);
  const ribbon = PROGRAM.ribbon(modules);
  return (
    <Stack as="aside" gap={3} className={styles.aside} aria-label={COURSE_FORM.preview}>
      <p className={styles.note}>{COURSE_FORM.preview}</p>
      <Card padding="none" className={styles.card}>
        <div className={styles.head}>
          {thumbnail ? (
            <div className={styles.cardPreviewPicture}>
              <LocalPicture file={thumbnail} />
            </div>
          ) : (
            <CoursePicture courseId={COURSE_FORM.addTitle} thumbnail="" smallThumbnail="" />
          )}
          {ribbon && (
            <p className={styles.ribbon}>
              <Ribbon>{ribbon}</Ribbon>
            </p>
          )}
        </div>
        <Stack gap={3} className={styles.body}>
          <p className={styles.title}>{title.trim() || M.courseTitleFallback}</p>
          <p className={styles.description}>{description.trim() || M.courseDescriptionFallback}</p>
          <Row as="p" gap={4} lineGap={1} align="baseline" justify="between">
            {price === undefined ? (
              <span className={styles.noPrice}>{COURSE_FORM.noPrice}</span>
            ) : (
              <Price amount={price} was={priceFactor === null ? null : price * priceFactor} />
            )}
            <span
              className={styles.facts}
            >{`${PROGRAM.months(countOf(values.durationMonths))} · ${PROGRAM.modules(modules)}`}</span>
          </Row>
          <span className={buttonClass({ full: true })} aria-hidden="true">
            {PROGRAM.enrol}
          </span>
        </Stack>
      </Card>
    </Stack>
  );
}

/** Default of the specification, until a course of this school shows the operator's setting (decision B13). */
const USUAL_FACTOR = 1.1;

/** Returns the factor of the struck-through price; null if the operator shows none. */
export function factorOf(courses: readonly ListedCourse[] | undefined): number | null {
  const sold = courses?.find(({ price }) => price > 0);
  if (!sold) return USUAL_FACTOR;
  return sold.compareAtPrice === null ? null : sold.compareAtPrice / sold.price;
}
