import { useParams } from 'react-router';
import type { VersionReply, VignetteReply } from '../../../src/wire/replies/questions.ts';
import { DetailPage } from '../../admin/detail-page.tsx';
import { useSession } from '../../api/session.ts';
import { useAct } from '../../forms/use-act.ts';
import { questionsPath } from '../../platform/admin-addresses.ts';
import { BANK } from '../../text/copy/admin-bank.ts';
import { ANSWERS, VIGNETTE } from '../../text/copy/admin-vignette.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Tabs, useTabParam } from '../../ui/tabs.tsx';
import { DraftDesk } from './draft-desk.tsx';
import { VersionView } from './version-view.tsx';
import { useVignette, useVignetteCalls, type VignetteCalls } from './vignette-api.ts';
import { StateTags, VignetteBanners, VignetteTools } from './vignette-head.tsx';
import styles from './vignette.module.css';

/** /admin/questions/:vignetteId: where a case and its questions are written. */
export function VignettePage() {
  const { vignetteId = '' } = useParams();
  const vignette = useVignette(vignetteId);
  const calls = useVignetteCalls(vignetteId);
  const userId = useSession().user?.id ?? '';
  // Waits for a fresh fetch: editing a stale copy would end in a conflict.
  const data = vignette.isFetchedAfterMount ? vignette.data : undefined;
  return (
    <DetailPage
      key={vignetteId}
      words={VIGNETTE}
      list={{ title: VIGNETTE.list, path: questionsPath }}
      reply={{ ...vignette, data }}
      name={data && BANK.number(data.number)}
      title={data && `${BANK.number(data.number)} ${data.versions[0]?.title ?? ''}`}
      tag={data && <StateTags vignette={data} />}
      actions={data && <VignetteTools vignette={data} userId={userId} calls={calls} />}
      skeleton={['48px', '520px']}
    >
      {(reply) => (
        <>
          <VignetteBanners vignette={reply} calls={calls} />
          <Views vignette={reply} userId={userId} calls={calls} />
        </>
      )}
    </DetailPage>
  );
}

const isDrafted = (vignette: VignetteReply): vignette is VignetteReply & { open: VersionReply } =>
  vignette.open?.state === 'draft';

function Views({ vignette, userId, calls }: { vignette: VignetteReply; userId: string; calls: VignetteCalls }) {
  const [view, setView] = useTabParam('view', ['in-review', 'approved']);
  const { open, isOwn, approved } = vignette;
  const approvedView = approved && {
    label: open ? VIGNETTE.approvedVersion(approved.number) : VIGNETTE.view.approved,
    panel: <Approved version={approved} hasOpen={open !== null} calls={calls} />,
  };
  if (isDrafted(vignette))
    return (
      <DraftDesk key={vignette.open.number} vignette={vignette} userId={userId} approved={approvedView ?? undefined} />
    );
  // Reviewers answer first: what is right is shown to authors alone.
  const inReview = open && isOwn ? <VersionView version={open} /> : null;
  if (!approvedView) return inReview;
  if (!open) return approvedView.panel;
  return (
    <Tabs
      label={VIGNETTE.views}
      value={view}
      onChange={setView}
      tabs={[
        ...(inReview ? [{ id: 'in-review', label: VIGNETTE.view['in-review'], panel: inReview }] : []),
        { id: 'approved', ...approvedView },
      ]}
    />
  );
}

interface ApprovedProps {
  version: VersionReply;
  hasOpen: boolean;
  calls: VignetteCalls;
}

function Approved({ version, hasOpen, calls }: ApprovedProps) {
  const { isBusy, run } = useAct(() => calls.openDraft().then(() => VIGNETTE.done.opened));
  return (
    <Stack gap={5}>
      {!hasOpen && (
        <Button className={styles.add} isBusy={isBusy} onClick={() => void run()}>
          {ANSWERS.edit}
        </Button>
      )}
      <VersionView version={version} calls={calls} />
    </Stack>
  );
}
