import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DAY, MANAGE } from '../../../text/copy/admin-content.ts';
import styles from './view-link.module.css';

export interface ViewLinkProps {
  title: string;
  /** The player, which plays videos as students see them. */
  to: string | undefined;
  /** The file itself, in a new tab. */
  href: string;
  icon: ReactNode;
}

/** Opens an item as a preview. */
export function ViewLink({ title, to, href, icon }: ViewLinkProps) {
  if (to)
    return (
      <Link className={styles.link} to={to} title={DAY.viewOf(title)} aria-label={DAY.viewOf(title)}>
        {icon}
      </Link>
    );
  return (
    <a
      className={styles.link}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title={DAY.viewOf(title)}
      aria-label={`${DAY.viewOf(title)} (${MANAGE.opensNewTab})`}
    >
      {icon}
    </a>
  );
}
