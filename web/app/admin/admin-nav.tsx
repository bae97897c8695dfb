import { ExternalLink, LogOut, Wrench } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { ToDoReply } from '../../../src/wire/replies/reporting.ts';
import { useMay } from '../../admin/use-may.ts';
import { useToDo } from '../../api/to-do.ts';
import { Wordmark } from '../../art/mark.tsx';
import { adminDashboardPath, inboxPath, jobsPath, outboxPath, questionsPath } from '../../platform/admin-addresses.ts';
import { BRAND } from '../../text/brand.ts';
import { ADMIN_SHELL } from '../../text/copy/admin-shell.ts';
import { INSIDE } from '../../text/copy/inside.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { useSignOut } from '../sign-out.ts';
import { rolesOf } from './admin-pages.ts';
import { GROUPS, type NavItem, navItemAt, PROFILE, SYSTEM, TOP } from './nav-items.ts';
import styles from './admin-nav.module.css';

interface AdminNavProps {
  id: string;
  isOpen: boolean;
}

/** The sidebar of specifications 2.4 and 2.5, in groups. */
export function AdminNav({ id, isOpen }: AdminNavProps) {
  const signOut = useSignOut('/login');
  const here = navItemAt(useLocation().pathname);
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise, which is no clean-up.
    rail.current?.querySelector(`[href="${here?.to}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  const may = useMay();
  const isYours = ({ to }: NavItem) => may(rolesOf(to));
  const system = SYSTEM.filter(isYours);
  const { data: toDo } = useToDo();
  const waiting: Readonly<Record<string, number | undefined>> = {
    [questionsPath]: toDo && toDo.waitingReviews + toDo.returnedDrafts + toDo.openReports,
    [inboxPath]: toDo?.waitingThreads,
  };
  const link = (item: NavItem) => (
    <ItemLink key={item.to} item={item} isHere={item === here}>
      <Count count={waiting[item.to]} words={ADMIN_SHELL.waiting} />
    </ItemLink>
  );
  return (
    <nav
      ref={rail}
      id={id}
      className={styles.rail}
      aria-label={ADMIN_SHELL.navigation}
      data-open={isOpen || undefined}
      data-print="hide"
    >
      <Link to={adminDashboardPath} className={styles.brand} aria-label={`${BRAND.name}, ${ADMIN_SHELL.dashboard}`}>
        <Wordmark />
      </Link>
      <ul className={styles.items}>{TOP.map(link)}</ul>
      {GROUPS.map(({ label, items }) => ({ label, items: items.filter(isYours) }))
        .filter(({ items }) => items.length > 0)
        .map(({ label, items }) => (
          <Group key={label} label={label}>
            {items.map(link)}
          </Group>
        ))}
      {system.length > 0 && <System here={here} items={system} toDo={toDo} />}
      <ul className={styles.items} data-last>
        <li className={styles.inSheet}>
          <ViewSite className={styles.item} />
        </li>
        {link(PROFILE)}
        <li>
          <button type="button" className={styles.item} onClick={() => void signOut()}>
            <LogOut size={20} aria-hidden="true" />
            <span className={styles.label}>{INSIDE.signOut}</span>
          </button>
        </li>
        <li className={styles.inSheet}>
          <ThemeSwitch hasWords />
        </li>
      </ul>
    </nav>
  );
}

/** Leads to the public site, which has a way back in its bar. */
export const ViewSite = ({ className }: { className: string | undefined }) => (
  <Link to="/Home" className={className}>
    <ExternalLink size={20} aria-hidden="true" />
    <span>{ADMIN_SHELL.viewSite}</span>
  </Link>
);

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <p id={id} className={styles.group}>
        {label}
      </p>
      <ul className={styles.items} aria-labelledby={id}>
        {children}
      </ul>
    </>
  );
}

interface SystemProps {
  here: NavItem | undefined;
  items: readonly NavItem[];
  toDo: ToDoReply | undefined;
}

/** Closed until it is pressed, or one of its pages is shown; a red count tells of failures inside. */
function System({ here, items, toDo }: SystemProps) {
  const id = useId();
  const isHere = here !== undefined && SYSTEM.includes(here);
  const [wasHere, setWasHere] = useState(isHere);
  const [isOpen, setOpen] = useState(isHere);
  if (isHere !== wasHere) {
    setWasHere(isHere);
    if (isHere) setOpen(true);
  }
  const counts: Readonly<Record<string, number | undefined>> = {
    [outboxPath]: toDo?.failedEmails,
    [jobsPath]: toDo?.failedTasks,
  };
  return (
    <Stack gap="2px" above={4} className={styles.system}>
      <button
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Wrench size={20} aria-hidden="true" />
        <span className={styles.label}>{ADMIN_SHELL.system}</span>
        {!isOpen && (
          <Count count={(toDo?.failedEmails ?? 0) + (toDo?.failedTasks ?? 0)} words={ADMIN_SHELL.failed} isBad />
        )}
        <ChevronIcon className={styles.chevron} size={18} />
      </button>
      <ul id={id} className={styles.items} hidden={!isOpen}>
        {items.map((item) => (
          <ItemLink key={item.to} item={item} isHere={item === here}>
            <Count count={counts[item.to]} words={ADMIN_SHELL.failed} isBad />
          </ItemLink>
        ))}
      </ul>
    </Stack>
  );
}

interface CountProps {
  count: number | undefined;
  words: (count: number) => string;
  /** Red: something failed. */
  isBad?: boolean;
}

function Count({ count = 0, words, isBad }: CountProps) {
  if (count === 0) return null;
  return (
    <span
      className={styles.count}
      data-bad={isBad || undefined}
      role="img"
      aria-label={words(count)}
      title={words(count)}
    >
      {count}
    </span>
  );
}

interface ItemLinkProps {
  item: NavItem;
  isHere: boolean;
  /** Count next to the label. */
  children?: ReactNode;
}

const ItemLink = ({ item: { to, label, Icon }, isHere, children }: ItemLinkProps) => (
  <li>
    <Link to={to} className={styles.item} aria-current={isHere ? 'page' : undefined}>
      <Icon size={20} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
      {children}
    </Link>
  </li>
);
