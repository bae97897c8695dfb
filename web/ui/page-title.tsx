import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { BRAND } from '../text/brand.ts';
import { classes } from './class-names.ts';
import { useEarlyPress } from './early-press.ts';
import styles from './text.module.css';

/** The last path whose heading was announced. The first one of a document is the browser's own business. */
let announcedPath: string | undefined;

export interface PageTitleProps {
  /** Before "· Cusp" in the window's title; the heading's words unless they are not plain text. */
  title: string;
  /** The heading, when it says more than the title. */
  children?: ReactNode;
  className?: string;
  /** Keeps the heading for listeners only. */
  isHidden?: boolean;
}

/** The one `h1` of a page: names the window, and takes the focus after a change of route. */
export function PageTitle({ title, children, className, isHidden }: PageTitleProps) {
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
    // The server wrote the first one; it knows the site's own name and spelling.
    document.querySelector('link[rel=canonical]')?.setAttribute('href', location.origin + pathname);
    if (!hash) heading.current?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <h1 ref={heading} tabIndex={-1} className={classes(isHidden && styles.hidden, className)}>
      {children ?? title}
    </h1>
  );
}
