import type { LiveCourseReply } from '../../../src/wire/catalog.ts';
import { PriceCard } from './price-card.tsx';
import styles from './price-cards.module.css';

const PROGRAM_MONTHS = [5, 10] as const;

export interface PriceCardsProps {
  /** The live courses; undefined when they are not known. */
  courses: readonly LiveCourseReply[] | undefined;
  isLoading: boolean;
}

/** The two programs at the price of the live course of that length (decisions B18). A catalogue in trouble hides no program. */
export function PriceCards({ courses, isLoading }: PriceCardsProps) {
  return (
    <div className={styles.cards} aria-busy={isLoading || undefined}>
      {PROGRAM_MONTHS.map((months) => (
        <PriceCard key={months} months={months} course={courses?.find(({ durationMonths }) => durationMonths === months)} isLoading={isLoading} />
      ))}
    </div>
  );
}
