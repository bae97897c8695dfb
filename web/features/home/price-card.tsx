import type { LiveCourseReply } from '../../../src/wire/catalog.ts';
import { HOME } from '../../text/copy/home.ts';
import { WHAT_YOU_GET } from '../../text/copy/program.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './price-cards.module.css';
import { CheckIcon } from '../../ui/icons.tsx';

export interface PriceCardProps {
  months: number;
  course: LiveCourseReply | undefined;
  isLoading: boolean;
}

export function PriceCard({ months, course, isLoading }: PriceCardProps) {
  return (
    <Card as="article" padding="large" className={styles.card}>
      <h3 className={styles.title}>{HOME.programOf(months)}</h3>
      <div className={styles.price}>
        {course && <Price amount={course.price} was={course.compareAtPrice} size="large" />}
        {!course && (isLoading ? <Skeleton width="150px" height="40px" /> : <p className={styles.noPrice}>{HOME.noPrice}</p>)}
      </div>
      <ul className={styles.list}>
        {WHAT_YOU_GET.map((thing) => (
          <li key={thing}><CheckIcon size={18} />{thing}</li>
        ))}
      </ul>
      <ButtonLink to="/courses" variant={course ? 'filled' : 'outline'} full aria-label={course ? `${HOME.seeThisCourse}: ${HOME.programOf(months)}` : undefined}>
        {course ? HOME.seeThisCourse : HOME.seeAllCourses}
      </ButtonLink>
    </Card>
  );
}
