import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { BRAND } from '../text/brand.ts';
import { classes } from './class-names.ts';
import { useEarlyPress } from './early-press.ts';
import styles from './text.module.css';

/** Last path whose heading was focused. The first page of a document is announced by the browser. */
let announcedPath: string | undefined;

export interface PageTitleProps {
  /** Document title before "· Cusp"; equal to the heading unless that is not plain text. */
  title: string;
  /** Heading, if it differs from the title. */
  children?: ReactNode;
  className?: string;
  /** As large as an `h2`. */
  isSmall?: boolean;
  /** Visually hidden heading. */
  isHidden?: boolean;
}

/** The only `h1` of a page: sets the document title, and takes the focus after navigation. */
export function PageTitle({ title, children, className, isSmall, isHidden }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, hash } = useLocation();

  useLayoutEffect(() => {
    document.title = `${title} · ${BRAND.name}`;
  }, [title]);

  useEarlyPress();

  useEffect(() => {
    const isFirst = announcedPath === undefined;
    const isSame = announcedPath === pathname;
    announcedPath = pathname;
    if (isFirst || isSame) return;
    // The server wrote the first one, with the site's canonical spelling.
    document.querySelector('link[rel=canonical]')?.setAttribute('href', location.origin + pathname);
    if (!hash) heading.current?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <h1 ref={heading} tabIndex={-1} className={classes(isSmall && styles.small, isHidden && styles.hidden, className)}>
      {children ?? title}
    </h1>
  );
}
