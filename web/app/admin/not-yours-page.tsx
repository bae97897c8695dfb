import { AdminPage } from '../../admin/admin-page.tsx';
import { useSession } from '../../api/session.ts';
import { adminDashboardPath } from '../../platform/admin-addresses.ts';
import { NOT_YOURS, ROLES } from '../../text/copy/team-roles.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown at the address of a page that belongs to other roles of the team. */
export function NotYoursPage() {
  const roles = useSession().user?.roles ?? [];
  return (
    <AdminPage layout="narrow" title={NOT_YOURS.title}>
      <Card>
        <EmptyState
          message={NOT_YOURS.line}
          action={<ButtonLink to={adminDashboardPath}>{NOT_YOURS.dashboard}</ButtonLink>}
        >
          {NOT_YOURS.yours(roles.map((role) => ROLES[role]).join(', '))}
        </EmptyState>
      </Card>
    </AdminPage>
  );
}
