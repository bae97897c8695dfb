import { HOME } from '../../text/copy/home.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { HeroLoop } from './hero-loop.tsx';
import styles from './hero.module.css';

/** One promise, one action. */
export function Hero() {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{HOME.eyebrow}</p>
        <PageTitle title={HOME.title}>{HOME.heading}</PageTitle>
        <p className={styles.lead}>{HOME.lead}</p>
        <div className={styles.actions}>
          <ButtonLink to="/courses">{HOME.seeCourses}</ButtonLink>
          <ButtonLink to="/about#adc-process" variant="outline">{HOME.adcProcess}</ButtonLink>
        </div>
      </div>
      <HeroLoop />
    </header>
  );
}
