import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { SETTINGS_GROUPS } from '../../../src/wire/literals.ts';
import { paths } from '../../../src/wire/paths.ts';
import type { SettingsReply } from '../../../src/wire/replies/school.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { publishSettings, settingsQuery } from '../../admin/settings-draft.ts';
import { SetupChecklist } from '../../admin/setup-checklist.tsx';
import { showing } from '../../api/admin-courses.ts';
import { call } from '../../api/client.ts';
import { setupChecklistKey } from '../../api/setup-checklist.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { settingsAnchor } from '../../platform/settings-addresses.ts';
import { SETTINGS } from '../../text/copy/admin-settings.ts';
import { schoolDayOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsHistory } from './settings-history.tsx';
import styles from './settings.module.css';

/** /admin/settings */
export function SettingsPage() {
  const settings = useQuery({ ...settingsQuery, staleTime: 0, refetchOnWindowFocus: false });
  return (
    <AdminPage layout="form" title={SETTINGS.title} lead={SETTINGS.lead}>
      <Loadable
        // Waits for a fresh fetch: editing a stale copy would end in a conflict.
        query={{ ...settings, data: settings.isFetchedAfterMount ? settings.data : undefined }}
        loading={SETTINGS.loading}
        failed={SETTINGS.failed}
        skeleton={<Skeleton height="560px" radius="var(--radius-card)" />}
      >
        {(loaded) => <Editor current={loaded} />}
      </Loadable>
    </AdminPage>
  );
}

function Editor({ current }: { current: SettingsReply }) {
  const queries = useQueryClient();
  const { notify } = useFeedback();
  const [isDirty, setDirty] = useState(false);
  const { version, revision } = current;

  const see = (newest: SettingsReply) => {
    queries.setQueryData(settingsQuery.queryKey, newest);
    void queries.invalidateQueries({ queryKey: setupChecklistKey });
  };
  const act = async (send: () => Promise<SettingsReply>, done: (newest: SettingsReply) => string) => {
    if (isDirty) {
      notify(SETTINGS.saveFirst, { tone: 'failure' });
      return;
    }
    try {
      notify(done(await showing(send(), see)));
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure' });
    }
  };
  const restoreVersion = (version: number, words: string) =>
    act(
      () => call(paths.takeUpSettings, { method: 'POST', body: { version, revision } }),
      () => words,
    );
  const publish = () =>
    act(
      () => publishSettings(revision),
      (newest) => SETTINGS.publishedNow(newest.version),
    );

  return (
    <Stack gap={5} className={styles.editor}>
      <State current={current} onDiscard={() => void restoreVersion(version, SETTINGS.discarded)} />
      <nav aria-label={SETTINGS.sections}>
        <Row as="ul" gap={5} lineGap={1} className={styles.sections}>
          {SETTINGS_GROUPS.map((group) => (
            <li key={group}>
              <Link to={{ hash: settingsAnchor(group) }}>{SETTINGS[group].title}</Link>
            </li>
          ))}
        </Row>
      </nav>
      <SettingsForm
        current={current}
        onSeen={see}
        isDirty={isDirty}
        onDirty={setDirty}
        onPublish={() => void publish()}
      />
      <SetupChecklist />
      <SettingsHistory version={version} onBack={(back) => void restoreVersion(back, SETTINGS.history.taken(back))} />
    </Stack>
  );
}

interface StateProps {
  current: SettingsReply;
  onDiscard: () => void;
}

/** State of the site, and the draft of what comes next. */
function State({ current: { version, published, draft }, onDiscard }: StateProps) {
  const who = (by: string | null) => by ?? SETTINGS.somebody;
  return (
    <Stack gap={3} className={styles.state}>
      <p>
        {published ? SETTINGS.published(version, who(published.by), schoolDayOf(published.at)) : SETTINGS.untouched}
      </p>
      {draft && (
        <Row gap={3} align="center" justify="between">
          <p className={styles.draft}>{SETTINGS.draft(who(draft.by), schoolDayOf(draft.at))}</p>
          <Button variant="outline" size="small" onClick={onDiscard}>
            {SETTINGS.discard}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
