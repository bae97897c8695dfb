import { Link, useLocation, useSearchParams } from 'react-router';
import { Mark } from '../art/mark.tsx';
import { GALLERY } from '../text/copy/gallery.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import { SECTIONS, type Section } from './sections.ts';
import styles from './gallery.module.css';

const NARROW = 'narrow';

/** Every component in every state, in both themes. Only under `npm run dev`. */
export function GalleryPage() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const isNarrow = params.get('width') === NARROW;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Mark size={64} />
        <div className={styles.words}>
          <PageTitle title={GALLERY.title} />
          <p className={styles.line}>{GALLERY.line}</p>
        </div>
        <div className={styles.controls}>
          <nav className={styles.widths} aria-label={GALLERY.widthLabel}>
            <Link to={pathname} aria-current={isNarrow ? undefined : 'page'}>
              {GALLERY.wide}
            </Link>
            <Link to={`${pathname}?width=${NARROW}`} aria-current={isNarrow ? 'page' : undefined}>
              {GALLERY.narrow}
            </Link>
          </nav>
          <ThemeSwitch hasWords />
        </div>
      </header>
      <nav className={styles.contents} aria-label={GALLERY.contents}>
        <ol>
          {SECTIONS.map(({ id }) => (
            <li key={id}>
              <a href={`#${id}`}>{GALLERY.sections[id][0]}</a>
            </li>
          ))}
          {/* Rendered by the server, which has the templates. */}
          <li>
            <a href="/dev/mails">{GALLERY.mails}</a>
          </li>
        </ol>
      </nav>
      <main className={styles.sections} data-width={isNarrow ? NARROW : undefined}>
        {SECTIONS.map((section) => (
          <GallerySection key={section.id} {...section} />
        ))}
      </main>
    </div>
  );
}

const THEMES = ['light', 'dark'] as const;

/** A section with anchor: the same specimens in both themes. */
function GallerySection({ id, Specimens }: Section) {
  const [title, note] = GALLERY.sections[id];
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.note}>{note}</p>
      <div className={styles.themes}>
        {THEMES.map((theme) => (
          <div key={theme} className={styles.panel} data-theme={theme} data-panel={theme}>
            <p className={styles.theme}>{GALLERY[theme]}</p>
            <Specimens theme={theme} />
          </div>
        ))}
      </div>
    </section>
  );
}
