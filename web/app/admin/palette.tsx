import { QueryScope } from '../../api/query-scope.tsx';
import { PALETTE } from '../../text/copy/admin-shell.ts';
import { CommandPalette } from '../../ui/command-palette.tsx';
import { useCommands } from './use-commands.tsx';

/** Ctrl or Command with K: every admin page, every course, and what can be done from anywhere. */
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
