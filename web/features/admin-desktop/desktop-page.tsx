import type { DesktopStatus } from '../../../src/wire/desktop-bridge.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { desktop } from '../../platform/desktop.ts';
import { DESKTOP } from '../../text/copy/desktop.ts';
import { Banner, type Tone } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { Tabs, useTabParam } from '../../ui/tabs.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { QueuePanel } from './queue-panel.tsx';
import { SendingCard } from './sending-card.tsx';
import { useDesktopStatus } from './use-desktop.ts';
import styles from './desktop-page.module.css';

const TABS = ['queue', 'history'] as const;
const PANELS = { queue: <QueuePanel />, history: <HistoryPanel /> };

/** Returns the most severe notice. */
function noticeOf(status: DesktopStatus | undefined): { message: string | undefined; tone: Tone } {
  if (!status) return { message: undefined, tone: 'info' };
  if (status.problem) return { message: status.problem, tone: 'failure' };
  if (status.needsSignIn) return { message: DESKTOP.signIn, tone: 'warning' };
  if (!status.isOnline) return { message: DESKTOP.offline, tone: 'warning' };
  const closed = { pause: DESKTOP.nowPaused, 'quiet-hours': DESKTOP.nowQuiet };
  return { message: status.closedBy && closed[status.closedBy], tone: 'info' };
}

/** /admin/this-computer, in the desktop application only: settings, queue and history. */
export function DesktopPage() {
  const status = useDesktopStatus();
  const [tab, choose] = useTabParam('list', TABS);
  const { notify, confirm } = useFeedback();

  const saveReport = async () => {
    try {
      if (await desktop()?.saveReport()) notify(DESKTOP.reportSaved, { tone: 'success' });
    } catch {
      notify(DESKTOP.reportFailed, { tone: 'failure' });
    }
  };
  const changeServer = async () => {
    const options = { title: DESKTOP.changeTitle, action: DESKTOP.changeServer, tone: 'neutral' } as const;
    if (await confirm(DESKTOP.changeLine, options)) await desktop()?.changeServer();
  };

  return (
    <AdminPage layout="narrow" title={DESKTOP.title} lead={DESKTOP.lead}>
      <div className={styles.notice}>
        <Banner {...noticeOf(status)} />
      </div>
      {status && <SendingCard limits={status.limits} />}
      <Tabs
        label={DESKTOP.tabs}
        value={tab}
        onChange={choose}
        tabs={TABS.map((id) => ({ id, label: DESKTOP[id], panel: PANELS[id] }))}
      />
      <Row as="footer" gap={3} align="center">
        <Button variant="outline" size="small" onClick={() => void saveReport()}>
          {DESKTOP.report}
        </Button>
        <Button variant="quiet" size="small" onClick={() => void changeServer()}>
          {DESKTOP.changeServer}
        </Button>
        {status && <span className={styles.version}>{DESKTOP.version(status.version)}</span>}
      </Row>
    </AdminPage>
  );
}
