import { useQuery } from '@tanstack/react-query';
import { changedIn, publishSettings, settingsQuery } from '../../admin/settings-draft.ts';
import { useMay } from '../../admin/use-may.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import { useSession } from '../../api/session.ts';
import { PasswordGate } from '../../features/identity/password-gate.tsx';
import { useAct } from '../../forms/use-act.ts';
import { settingsPath } from '../../platform/admin-addresses.ts';
import { settingsSectionPath } from '../../platform/settings-addresses.ts';
import { SETTINGS } from '../../text/copy/admin-settings.ts';
import { DRAFT_BAR } from '../../text/copy/draft-bar.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import styles from './draft-bar.module.css';

interface DraftBarProps {
  /** Revision of the draft that the page shows: a newer one is not published unseen. */
  revision: number;
}

/** Says on the site that it is a draft of the settings, and lets an owner publish it. */
export function DraftBar(props: DraftBarProps) {
  const { user } = useSession();
  const may = useMay();
  const isOwner = user?.role === 'admin' && may(['owner']);
  return (
    <Row gap={4} lineGap={1} align="center" className={styles.bar} data-print="hide">
      <p>{isOwner ? DRAFT_BAR.owner : DRAFT_BAR.others}</p>
      {isOwner && (
        <QueryScope>
          <OwnerTools {...props} />
        </QueryScope>
      )}
    </Row>
  );
}

function OwnerTools({ revision }: DraftBarProps) {
  const { data } = useQuery(settingsQuery);
  const { run, isBusy } = useAct(async () => {
    await publishSettings(revision);
    // Facts of the draft came with the page: only a new one has those that are published.
    window.location.assign(window.location.pathname);
    return undefined;
  });
  return (
    <>
      <Button size="small" isBusy={isBusy} busyWords={SETTINGS.publishing} onClick={() => void run()}>
        {SETTINGS.publish}
      </Button>
      {/* A plain link: it leaves the draft's page for good. */}
      <a href={data ? settingsSectionPath(changedIn(data).group) : settingsPath}>{DRAFT_BAR.back}</a>
      <PasswordGate />
    </>
  );
}
