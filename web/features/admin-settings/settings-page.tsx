import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../src/wire/paths.ts';
import type { SettingsReply } from '../../../src/wire/replies/school.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { Opening } from '../../admin/opening.tsx';
import { currentIn } from '../../api/admin-courses.ts';
import { call } from '../../api/client.ts';
import { openingKey } from '../../api/opening.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { SETTINGS } from '../../text/copy/admin-settings.ts';
import { schoolDayOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsHistory } from './settings-history.tsx';
import styles from './settings.module.css';

const settingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: ({ signal }) => call(paths.schoolSettings, { signal }),
});

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
        {(loaded) => <Editor loaded={loaded} />}
      </Loadable>
    </AdminPage>
  );
}

function Editor({ loaded }: { loaded: SettingsReply }) {
  const queries = useQueryClient();
  const { notify } = useFeedback();
  const [seen, setSeen] = useState(loaded);
  const [theirs, setTheirs] = useState<SettingsReply>();
  const [isDirty, setDirty] = useState(false);
  /** Another number makes the form begin again, with what came in place of its draft. */
  const [round, setRound] = useState(0);

  const see = (newest: SettingsReply) => {
    queries.setQueryData(settingsQuery.queryKey, newest);
    void queries.invalidateQueries({ queryKey: openingKey });
    setSeen(newest);
  };
  const act = async (send: () => Promise<SettingsReply>, done: (newest: SettingsReply) => string) => {
    if (isDirty) {
      notify(SETTINGS.saveFirst, { tone: 'failure' });
      return;
    }
    try {
      const newest = await send();
      see(newest);
      setRound(round + 1);
      notify(done(newest));
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure' });
      const current = currentIn<SettingsReply>(error);
      if (current) setTheirs(current);
    }
  };
  const takeUp = (version: number, words: string) =>
    act(
      () => call(paths.takeUpSettings, { method: 'POST', body: { version, revision: seen.revision } }),
      () => words,
    );
  const publish = () =>
    act(
      () => call(paths.publishSettings, { method: 'POST', body: { revision: seen.revision } }),
      ({ version }) => SETTINGS.publishedNow(version),
    );

  return (
    <div className={styles.editor}>
      <State
        seen={seen}
        onPublish={() => void publish()}
        onDiscard={() => void takeUp(seen.version, SETTINGS.discarded)}
      />
      <SettingsForm key={round} seen={seen} theirs={theirs} onStale={setTheirs} onSeen={see} onDirty={setDirty} />
      <Opening />
      <SettingsHistory
        version={seen.version}
        onBack={(version) => void takeUp(version, SETTINGS.history.taken(version))}
      />
    </div>
  );
}

interface StateProps {
  seen: SettingsReply;
  onPublish: () => void;
  onDiscard: () => void;
}

/** State of the site, and the draft beside it. */
function State({ seen: { version, published, draft }, onPublish, onDiscard }: StateProps) {
  const who = (by: string | null) => by ?? SETTINGS.somebody;
  return (
    <div className={styles.state}>
      <p>
        {published ? SETTINGS.published(version, who(published.by), schoolDayOf(published.at)) : SETTINGS.untouched}
      </p>
      {draft && (
        <>
          <p className={styles.draft}>{SETTINGS.draft(who(draft.by), schoolDayOf(draft.at))}</p>
          <div className={styles.actions}>
            <Button onClick={onPublish}>{SETTINGS.publish}</Button>
            <Button variant="outline" onClick={onDiscard}>
              {SETTINGS.discard}
            </Button>
            <ExternalLink href={`/Home?draft=${draft.previewKey}`} isTerse>
              {SETTINGS.see}
            </ExternalLink>
          </div>
        </>
      )}
    </div>
  );
}
