import type { LiveCourseReply } from '../../../src/wire/catalog.ts';
import { HOME } from '../../text/copy/home.ts';
import { PROGRAM } from '../../text/copy/program.ts';
import { CURRICULUM } from '../../text/curriculum.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Ribbon } from '../../ui/tag.tsx';
import styles from './price-cards.module.css';

export interface PriceCardProps {
  months: 5 | 10;
  course: LiveCourseReply | undefined;
  isLoading: boolean;
  /** Words on a strip of tape, for the one that stands out. */
  tape?: string;
}

/** A program at the price of its live course; without one, the way to the courses (decision B18). */
export function PriceCard({ months, course, isLoading, tape }: PriceCardProps) {
  return (
    <Card as="article" padding="none" className={styles.card} data-taped={tape ? true : undefined}>
      {tape && (
        <p className={styles.tape}>
          <Ribbon>{tape}</Ribbon>
        </p>
      )}
      <div className={styles.head}>
        <h3 className={styles.title}>{HOME.programOf(months)}</h3>
        <p>{HOME.forWhom[months]}</p>
      </div>
      <div className={styles.price}>
        {course && <Price amount={course.price} was={course.compareAtPrice} size="large" />}
        {!course &&
          (isLoading ? <Skeleton className={styles.waiting} /> : <p className={styles.noPrice}>{HOME.noPrice}</p>)}
      </div>
      <p
        className={styles.facts}
      >{`${PROGRAM.months(months)} · ${PROGRAM.modules(course?.weeks.length ?? CURRICULUM.length)}`}</p>
      <ButtonLink
        to="/courses"
        variant={tape && course ? 'filled' : 'outline'}
        full
        aria-label={course ? `${HOME.seeThisCourse}: ${HOME.programOf(months)}` : undefined}
      >
        {course ? HOME.seeThisCourse : HOME.seeAllCourses}
      </ButtonLink>
    </Card>
  );
}
