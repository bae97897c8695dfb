import { HOME } from '../../text/copy/home.ts';
import { WHAT_YOU_GET } from '../../text/copy/program.ts';
import { StarList } from '../../ui/star-list.tsx';
import { PriceCard } from './price-card.tsx';
import type { Programs } from './use-programs.ts';
import styles from './price-cards.module.css';

/** The two programs side by side, and what is the same in both said once. */
export function PriceCards({ courses, isLoading }: Programs) {
  const courseOf = (months: number) => courses?.find(({ durationMonths }) => durationMonths === months);
  return (
    <div className={styles.prices} aria-busy={isLoading || undefined}>
      <PriceCard months={5} course={courseOf(5)} isLoading={isLoading} />
      <PriceCard months={10} course={courseOf(10)} isLoading={isLoading} tape={HOME.longerTape} />
      <div className={styles.both}>
        <h3 className={styles.bothHead}>{HOME.bothInclude}</h3>
        <StarList points={WHAT_YOU_GET} isSmall />
      </div>
    </div>
  );
}
