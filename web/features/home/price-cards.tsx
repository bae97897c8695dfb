import { Link } from 'react-router';
import type { Promised } from '../../../src/wire/literals.ts';
import type { LiveCourse } from '../../api/courses.ts';
import { salesPath } from '../../platform/addresses.ts';
import { BRAND } from '../../text/brand.ts';
import { HOME } from '../../text/copy/home.ts';
import { PROGRAM, PROMISE_WORDS, REFUND } from '../../text/copy/program.ts';
import { CURRICULUM } from '../../text/curriculum.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Note, Stack, Text } from '../../ui/layout/layout.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StarList } from '../../ui/star-list.tsx';
import { Ribbon } from '../../ui/tag.tsx';
import { type Programs, programOf } from './use-programs.ts';
import styles from './home-page.module.css';

/** The two programs side by side, with their common promises once. */
export function PriceCards({ courses, isLoading }: Programs) {
  const [five, ten] = [programOf(5, courses), programOf(10, courses)];
  const shared = sharedPromises([five, ten]);
  return (
    <div className={styles.prices} aria-busy={isLoading || undefined}>
      <PriceCard months={5} course={five} isLoading={isLoading} />
      <PriceCard months={10} course={ten} isLoading={isLoading} tape={HOME.longerTape} />
      {shared.length > 0 && (
        <div className={styles.both}>
          <Text as="h3" size="h3">
            {HOME.bothInclude}
          </Text>
          <StarList points={shared.map((promise) => PROMISE_WORDS[promise])} isSmall />
        </div>
      )}
      {BRAND.hasTaxInvoices && <Note>{HOME.taxInvoice}</Note>}
    </div>
  );
}

/** Returns the promises of both programs; none if one is not on sale. */
function sharedPromises([five, ten]: readonly [LiveCourse | undefined, LiveCourse | undefined]): Promised[] {
  const ofTen = ten?.promises.map(({ promise }) => promise) ?? [];
  return five?.promises.map(({ promise }) => promise).filter((promise) => ofTen.includes(promise)) ?? [];
}

interface PriceCardProps {
  months: 5 | 10;
  course: LiveCourse | undefined;
  isLoading: boolean;
  /** Text on a strip of tape, for the highlighted program. */
  tape?: string;
}

/** A program at the price of its live course; otherwise a link to the courses (decision B18). */
function PriceCard({ months, course, isLoading, tape }: PriceCardProps) {
  return (
    <Card as="article" padding="none" className={styles.card} data-taped={tape ? true : undefined}>
      {tape && (
        <p className={styles.tape}>
          <Ribbon>{tape}</Ribbon>
        </p>
      )}
      <Stack gap={1} className={styles.head}>
        <h3 className={styles.title}>{HOME.programOf(months)}</h3>
        <p>{PROGRAM.forWhom.get(months)}</p>
      </Stack>
      <div className={styles.cardPrice}>
        {course && (
          <>
            <Price amount={course.price} was={course.compareAtPrice} size="large" />
            <Note above={1}>
              {PROGRAM.accessFor(months)} <Link to={REFUND.terms}>{REFUND.line}</Link>
            </Note>
          </>
        )}
        {!course && (isLoading ? <Skeleton className={styles.waiting} /> : <Note>{HOME.noPrice}</Note>)}
      </div>
      <p
        className={styles.facts}
      >{`${PROGRAM.months(months)} · ${PROGRAM.modules(course?.modules.length ?? CURRICULUM.length)}`}</p>
      <ButtonLink
        to={course ? salesPath(course.slug) : '/courses'}
        variant={tape && course ? 'filled' : 'outline'}
        full
      >
        {course ? HOME.seeThisCourse(months) : HOME.seeAllCourses}
      </ButtonLink>
    </Card>
  );
}
