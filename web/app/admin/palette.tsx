import { useQuery } from '@tanstack/react-query';
import {
  Eye,
  FileQuestionMark,
  FileText,
  FolderCog,
  FolderPlus,
  LogOut,
  Megaphone,
  Moon,
  Plus,
  ReceiptText,
  Settings,
  Sun,
  TicketPercent,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SETTINGS_GROUPS } from '../../../src/wire/literals.ts';
import { paths } from '../../../src/wire/paths.ts';
import { useMay } from '../../admin/use-may.ts';
import { call } from '../../api/client.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import type { SearchHit } from '../../api/search.ts';
import { liveCoursesPath } from '../../platform/addresses.ts';
import {
  addModulePath,
  administratorsPath,
  announcementPath,
  announcementsPath,
  couponsPath,
  enrolManyPath,
  foundCouponsPath,
  manageContentPath,
  mockExamPath,
  mockExamsPath,
  newAnnouncementPath,
  newAt,
  orderPath,
  questionPath,
  questionsPath,
  settingsPath,
  studentPath,
} from '../../platform/admin-addresses.ts';
import { settingsSectionPath } from '../../platform/settings-addresses.ts';
import { chooseTheme, shownTheme } from '../../platform/theme.ts';
import { ANNOUNCEMENT_LIST } from '../../text/copy/admin-announcements.ts';
import { BANK } from '../../text/copy/admin-bank.ts';
import { COUPONS } from '../../text/copy/admin-coupons.ts';
import { MOCK_EXAMS } from '../../text/copy/admin-mock-exams.ts';
import { PALETTE } from '../../text/copy/admin-palette.ts';
import { QUESTIONS } from '../../text/copy/admin-questions.ts';
import { SETTINGS } from '../../text/copy/admin-settings.ts';
import { INVITE } from '../../text/copy/admin-team.ts';
import { INSIDE } from '../../text/copy/inside.ts';
import { dayOf } from '../../text/dates.ts';
import { type Command, type CommandGroup, CommandPalette } from '../../ui/command-palette.tsx';
import { useSignOut } from '../sign-out.ts';
import { rolesOf } from './admin-pages.ts';
import { type Found, useFound } from './found.ts';
import { ALL_PLACES } from './nav-items.ts';

/** Command palette (Ctrl or Command with K): pages, people, orders, lessons, cases, settings, actions. */
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

/** Actions that begin something new, each for the roles of its page. */
const NEW_THINGS = [
  { label: QUESTIONS.create, page: questionsPath, to: newAt(questionsPath) },
  { label: MOCK_EXAMS.create, page: mockExamsPath, to: newAt(mockExamsPath) },
  { label: COUPONS.make, page: couponsPath, to: newAt(couponsPath) },
  { label: ANNOUNCEMENT_LIST.create, page: announcementsPath, to: newAnnouncementPath },
  { label: PALETTE.enrolMany, page: enrolManyPath, to: enrolManyPath },
  { label: INVITE.act, page: administratorsPath, to: newAt(administratorsPath) },
];

/** Fields of the settings by their labels, with the section that has each. */
const SETTINGS_FIELDS = SETTINGS_GROUPS.flatMap((group) => {
  const { title, ...words } = SETTINGS[group];
  return Object.entries(words)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !/hint/i.test(entry[0]))
    .map(([, label]) => ({ group, title, label }));
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
      items: ALL_PLACES.filter(({ to }) => may(rolesOf(to))).map(({ to, label, Icon }) =>
        goTo(to, label, <Icon {...ICON} />),
      ),
    },
    {
      label: PALETTE.actions,
      items: [
        ...NEW_THINGS.filter(({ page }) => may(rolesOf(page))).map(({ label, to }) =>
          goTo(to, label, <Plus {...ICON} />),
        ),
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
      label: PALETTE.cases,
      items: found.cases.map(({ id, number, title, state, retiredAt }) => ({
        ...goTo(questionPath(id), `${BANK.number(number)} ${title}`, <FileQuestionMark {...ICON} />),
        note: retiredAt === null ? BANK.states[state] : BANK.retired,
        isFound: true,
      })),
    },
    {
      label: PALETTE.mockExams,
      items: found.mockExams.map(({ id, title }) => goTo(mockExamPath(id), title, <FileText {...ICON} />)),
    },
    {
      label: PALETTE.coupons,
      items: found.coupons.map(({ code, note }) => ({
        ...goTo(foundCouponsPath(code), code, <TicketPercent {...ICON} />),
        note,
        isFound: true,
      })),
    },
    {
      label: PALETTE.announcements,
      items: found.announcements.map(({ id, subject }) => goTo(announcementPath(id), subject, <Megaphone {...ICON} />)),
    },
    {
      label: PALETTE.settings,
      items: (found.isWanted && may(rolesOf(settingsPath)) ? SETTINGS_FIELDS : []).map(({ group, title, label }) => ({
        ...goTo(settingsSectionPath(group), label, <Settings {...ICON} />),
        id: `${group} ${label}`,
        note: title,
      })),
    },
    {
      label: PALETTE.courses,
      items: (courses.data ?? []).flatMap(({ id, title }) => [
        goTo(manageContentPath(id), PALETTE.manage(title), <FolderCog {...ICON} />),
        goTo(addModulePath(id), PALETTE.addModule(title), <FolderPlus {...ICON} />),
      ]),
    },
  ];
  return { groups: groups.filter(({ items }) => items.length > 0), isMissingCourses: courses.isError };
}
