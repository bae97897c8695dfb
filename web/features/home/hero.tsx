import { HOME } from '../../text/copy/home.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Price } from '../../ui/price.tsx';
import { HeroLoop } from './hero-loop.tsx';
import type { Programs } from './use-programs.ts';
import styles from './hero.module.css';

/** One promise, one action, the price. A radiograph in either theme: the loop has no edge to it. */
export function Hero({ courses }: Pick<Programs, 'courses'>) {
  const lowest = courses && courses.length > 0 ? Math.min(...courses.map(({ price }) => price)) : undefined;
  return (
    <header className={styles.hero} data-theme="dark">
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{HOME.eyebrow}</p>
          <PageTitle title={HOME.title}>{HOME.heading}</PageTitle>
          <p className={styles.lead}>{HOME.lead}</p>
          <div className={styles.actions}>
            <ButtonLink to="/courses">{HOME.seeCourses}</ButtonLink>
            <ButtonLink to="/about#adc-process" variant="outline">
              {HOME.adcProcess}
            </ButtonLink>
          </div>
          <p className={styles.price}>
            {lowest !== undefined && (
              <>
                {HOME.from} <Price amount={lowest} size="small" /> <span>{HOME.onePayment}</span>
              </>
            )}
          </p>
        </div>
        <HeroLoop />
      </div>
    </header>
  );
}
