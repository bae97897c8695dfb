import { HOME } from '../../text/copy/home.ts';
import courseDark from './pictures/course-dark.webp';
import courseLight from './pictures/course-light.webp';
import playerDark from './pictures/player-dark.webp';
import playerLight from './pictures/player-light.webp';
import styles from './inside.module.css';

const PICTURES = [
  { name: 'course', light: courseLight, dark: courseDark },
  { name: 'player', light: playerLight, dark: playerDark },
] as const;

/** Pictures of the course page and the player, taken by `npm run screenshots -- home`; that of the theme is loaded. */
export function Inside() {
  return (
    <div className={styles.inside}>
      {PICTURES.map(({ name, light, dark }) => {
        const { alt, caption } = HOME.inside[name];
        const about = { width: 1200, height: 750, loading: 'lazy', decoding: 'async' } as const;
        return (
          <figure key={name} className={styles.figure}>
            <img {...about} alt={alt} src={light} className={styles.inLight} />
            <img {...about} alt={alt} src={dark} className={styles.inDark} />
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}
