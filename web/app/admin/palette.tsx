import { useQuery } from '@tanstack/react-query';
import {
  ClipboardCheck,
  Eye,
  FileInput,
  FileText,
  FolderCog,
  FolderPlus,
  LogOut,
  Moon,
  ReceiptText,
  Sun,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../src/wire/paths.ts';
import { useMay } from '../../admin/use-may.ts';
import { call } from '../../api/client.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import type { SearchHit } from '../../api/search.ts';
import { liveCoursesPath } from '../../platform/addresses.ts';
import {
  addModulePath,
  manageContentPath,
  orderPath,
  questionImportPath,
  reviewsPath,
  studentPath,
} from '../../platform/admin-addresses.ts';
import { chooseTheme, shownTheme } from '../../platform/theme.ts';
import { PALETTE } from '../../text/copy/admin-palette.ts';
import { ADMIN_SHELL } from '../../text/copy/admin-shell.ts';
import { INSIDE } from '../../text/copy/inside.ts';
import { dayOf } from '../../text/dates.ts';
import { type Command, type CommandGroup, CommandPalette } from '../../ui/command-palette.tsx';
import { useSignOut } from '../sign-out.ts';
import { type Found, useFound } from './found.ts';
import { ALL_PLACES, type NavItem } from './nav-items.ts';
import { rolesOf } from './page-roles.ts';

/** Pages of the menu, and some inside of others. */
const PLACES: readonly NavItem[] = [
  ...ALL_PLACES,
  { to: reviewsPath, label: ADMIN_SHELL.reviews, Icon: ClipboardCheck },
  { to: questionImportPath, label: ADMIN_SHELL.questionImport, Icon: FileInput },
];

/** Command palette (Ctrl or Command with K): pages, students, orders, lessons, courses, and global actions. */
export function Palette({ onClose }: { onClose: () => void }) {
  return (
    <QueryScope>
      <Filled onClose={onClose} />
    </QueryScope>
  );
}

/** Names what this member of the team can find. */
function usePlaceholder(): string {
  const may = useMay();
  const [isOffice, isTeacher] = [may(['office']), may(['teacher'])];
  if (isOffice && isTeacher) return PALETTE.placeholder;
  return PALETTE.placeholders[isOffice ? 'office' : isTeacher ? 'teacher' : 'author'];
}

function Filled({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const found = useFound(text);
  const { groups, isMissingCourses } = useCommands(found);
  const words = text.trim();
  return (
    <CommandPalette
      groups={groups}
      onClose={onClose}
      onText={setText}
      placeholder={usePlaceholder()}
      nothing={found.isSearching ? PALETTE.searching : PALETTE.nothingFor(words)}
      note={
        (isMissingCourses && PALETTE.coursesMissing) ||
        (found.isFailed && !found.isSearching && PALETTE.notSearched) ||
        undefined
      }
    />
  );
}

/** The editor at the day that a hit is in. */
const placeOf = ({ courseId, moduleNumber, dayNumber }: SearchHit) =>
  manageContentPath(courseId, {
    ...(moduleNumber !== null && { module: moduleNumber }),
    ...(dayNumber !== null && { day: dayNumber }),
  });

const ICON = { size: 20, 'aria-hidden': true } as const;

/** Returns the global commands, with what was found. Courses are added once loaded. */
function useCommands(found: Found): { groups: CommandGroup[]; isMissingCourses: boolean } {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const signOut = useSignOut('/login');
  const may = useMay();
  const courses = useQuery({
    enabled: may(['teacher']),
    queryKey: ['admin', 'palette', 'courses'],
    queryFn: ({ signal }) => call(paths.adminCourses, { signal }),
    staleTime: 0,
  });
  const isDark = shownTheme() === 'dark';

  const goTo = (path: string, label: string, icon: Command['icon']): Command => ({
    id: path,
    label,
    icon,
    isLeaving: path.split('#')[0] !== pathname,
    run: () => void navigate(path),
  });
  const groups: CommandGroup[] = [
    {
      label: PALETTE.pages,
      items: PLACES.filter(({ to }) => may(rolesOf(to))).map(({ to, label, Icon }) =>
        goTo(to, label, <Icon {...ICON} />),
      ),
    },
    {
      label: PALETTE.students,
      items: found.students.map(({ id, name, email }) => ({
        ...goTo(studentPath(id), name, <Users {...ICON} />),
        note: email,
        isFound: true,
      })),
    },
    {
      label: PALETTE.orders,
      items: found.orders.map(({ id, orderNumber, invoiceNumber, name, courseTitle, createdAt }) => ({
        ...goTo(orderPath(id), PALETTE.order(orderNumber, invoiceNumber), <ReceiptText {...ICON} />),
        note: PALETTE.orderOf(name || PALETTE.nobody, courseTitle, dayOf(createdAt)),
        isFound: true,
      })),
    },
    {
      label: PALETTE.lessons,
      items: found.hits.map((hit) => ({
        ...goTo(placeOf(hit), hit.title, <FileText {...ICON} />),
        id: `${hit.kind} ${hit.id}`,
        note: hit.courseTitle,
        isFound: true,
      })),
    },
    {
      label: PALETTE.courses,
      items: (courses.data ?? []).flatMap(({ id, title }) => [
        goTo(manageContentPath(id), PALETTE.manage(title), <FolderCog {...ICON} />),
        goTo(addModulePath(id), PALETTE.addModule(title), <FolderPlus {...ICON} />),
      ]),
    },
    {
      label: PALETTE.actions,
      items: [
        {
          id: 'theme',
          label: isDark ? PALETTE.toLight : PALETTE.toDark,
          icon: isDark ? <Sun {...ICON} /> : <Moon {...ICON} />,
          run: () => chooseTheme(isDark ? 'light' : 'dark'),
        },
        goTo(liveCoursesPath, PALETTE.preview, <Eye {...ICON} />),
        {
          id: 'sign-out',
          label: INSIDE.signOut,
          icon: <LogOut {...ICON} />,
          isLeaving: true,
          run: () => void signOut(),
        },
      ],
    },
  ];
  return { groups: groups.filter(({ items }) => items.length > 0), isMissingCourses: courses.isError };
}
