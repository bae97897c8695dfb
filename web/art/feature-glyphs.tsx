import type { ReactNode } from 'react';
import { TOOTH_PATHS } from './teeth.ts';
import styles from './feature-glyphs.module.css';

/* Drawings of the home page's features, of objects in a surgery: chart, film, articulating paper, autoclave tape. */

const drawn = (content: ReactNode) =>
  function Glyph() {
    return (
      <svg className={styles.glyph} viewBox="0 0 120 84" aria-hidden="true" focusable="false">
        {content}
      </svg>
    );
  };

const DAYS = Array.from({ length: 7 }, (_, column) => column);

/** A chart of seven by four: completed days are filled, today has a ring. */
export const ChartGlyph = drawn(
  <>
    <rect className={styles.plate} x="13" y="9" width="94" height="66" rx="7" />
    <path className={styles.fine} d="M13 23H107" />
    {[0, 1, 2].flatMap((row) =>
      DAYS.map((column) => {
        const at = row * 7 + column;
        return (
          <rect
            key={at}
            className={at < 9 ? styles.full : styles.empty}
            x={19.5 + column * 12}
            y={29.5 + row * 14}
            width="9"
            height="9"
            rx="2.5"
          />
        );
      }),
    )}
    <rect className={styles.today} x="41" y="41" width="14" height="14" rx="4.5" />
    <path className={styles.line} d="M24 16H46" />
  </>,
);

/** A film on the lightbox: a molar with a play mark. */
export const FilmGlyph = drawn(
  <>
    <rect className={styles.film} x="17" y="9" width="86" height="66" rx="9" />
    <g transform="translate(25 14) scale(0.54)">
      <path className={styles.shadow} d={TOOTH_PATHS[5]} />
    </g>
    <g transform="translate(62 14) scale(0.54)">
      <path className={styles.shadow} d={TOOTH_PATHS[4]} />
    </g>
    <circle className={styles.dot} cx="94" cy="18" r="2.4" />
    <circle className={styles.button} cx="60" cy="43" r="15" />
    <path className={styles.play} d="M55.5 35.8 67.5 43 55.5 50.2Z" />
  </>,
);

/** A question paper with blue contact marks. */
export const PaperGlyph = drawn(
  <>
    <path className={styles.plate} d="M30 7H74L92 25V71A6 6 0 0 1 86 77H36A6 6 0 0 1 30 71Z" />
    <path className={styles.fine} d="M74 7V25H92" />
    <path className={styles.line} d="M40 21H62M40 37H80M40 49H80M40 61H66" />
    <path className={styles.blue} d="M37 46C48 52 66 40 83 47C85 51 84 54 81 55C66 49 50 60 38 54C35 51 35 48 37 46Z" />
    <path
      className={styles.inkBlue}
      d="M88 60C97 55 101 60 96 66C92 71 86 70 88 60ZM100 50C104 47 107 50 104 54C101 57 98 54 100 50Z"
    />
  </>,
);

/** Autoclave tape with dark stripes: sterilized. */
export const TapeGlyph = drawn(
  <>
    <rect className={styles.plate} x="13" y="9" width="94" height="66" rx="7" />
    <path className={styles.line} d="M24 60H58M24 67H46" />
    <path className={styles.tape} d="M6 27 114 19V41L6 49Z" />
    <path
      className={styles.stripes}
      d="M16 47.5 26 26M30 46.5 40 25M44 45.4 54 23.9M58 44.4 68 22.9M72 43.4 82 21.9M86 42.4 96 20.9M100 41.4 110 19.9"
    />
    <path className={styles.tick} d="M82 62 88 68 99 56" />
  </>,
);
