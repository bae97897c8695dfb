import { useQuery } from '@tanstack/react-query';
import { Eye, FolderCog, FolderPlus, LogOut, Moon, Sun } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../src/wire/paths.ts';
import { call } from '../../api/client.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import { liveCoursesPath } from '../../platform/addresses.ts';
import { addModulePath, manageContentPath } from '../../platform/admin-addresses.ts';
import { chooseTheme, shownTheme } from '../../platform/theme.ts';
import { PALETTE } from '../../text/copy/admin-shell.ts';
import { SHELL } from '../../text/copy/shell.ts';
import { type Command, type CommandGroup, CommandPalette } from '../../ui/command-palette.tsx';
import { useSignOut } from '../sign-out.ts';
import { ALL_PLACES } from './nav-items.ts';

/** Command palette (Ctrl or Command with K): admin pages, courses, and global actions. */
export function Palette({ onClose }: { onClose: () => void }) {
  return (
    <QueryScope>
      <Filled onClose={onClose} />
    </QueryScope>
  );
}

function Filled({ onClose }: { onClose: () => void }) {
  const { groups, isMissingCourses } = useCommands();
  return (
    <CommandPalette groups={groups} onClose={onClose} note={isMissingCourses ? PALETTE.coursesMissing : undefined} />
  );
}

const ICON = { size: 20, 'aria-hidden': true } as const;

/** Returns the global commands. Courses are added once loaded. */
function useCommands(): { groups: CommandGroup[]; isMissingCourses: boolean } {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const signOut = useSignOut('/login');
  const courses = useQuery({
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
    { label: PALETTE.pages, items: ALL_PLACES.map(({ to, label, Icon }) => goTo(to, label, <Icon {...ICON} />)) },
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
          label: SHELL.signOut,
          icon: <LogOut {...ICON} />,
          isLeaving: true,
          run: () => void signOut(),
        },
      ],
    },
  ];
  return { groups: groups.filter(({ items }) => items.length > 0), isMissingCourses: courses.isError };
}
