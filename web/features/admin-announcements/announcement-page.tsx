import { useId, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { AnnouncementReply } from '../../../src/wire/replies/news.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { DetailPage } from '../../admin/detail-page.tsx';
import { announcementPath, announcementsPath } from '../../platform/admin-addresses.ts';
import { ANNOUNCEMENT } from '../../text/copy/admin-announcements.ts';
import { zonedMomentOf } from '../../text/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { leaveFreely } from '../../ui/leave-guard.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { Actions } from './announcement-actions.tsx';
import { EMPTY, FRESH, useAnnouncement, useAnnouncementCalls, type Words, wordsOf } from './announcements-api.ts';
import { StateTag } from './state-tag.tsx';
import { WordsForm } from './words-form.tsx';
import styles from './announcements.module.css';

/** /admin/announcements/:announcementId, where `new` is one that is not written yet. */
export function AnnouncementPage() {
  const { announcementId = '' } = useParams();
  return announcementId === FRESH ? <NewAnnouncement /> : <OneAnnouncement key={announcementId} id={announcementId} />;
}

function NewAnnouncement() {
  const calls = useAnnouncementCalls();
  const navigate = useNavigate();
  const { notify } = useFeedback();
  const save = async (words: Words) => {
    const written = await calls.write(words);
    notify(ANNOUNCEMENT.saved);
    leaveFreely(() => void navigate(announcementPath(written.id), { replace: true }));
    return wordsOf(written);
  };
  return (
    <AdminPage
      layout="detail"
      title={ANNOUNCEMENT.fresh}
      crumbs={[{ label: ANNOUNCEMENT.list, to: announcementsPath }, { label: ANNOUNCEMENT.fresh }]}
    >
      <WordsForm start={EMPTY} onSave={save} onDirty={() => undefined} />
    </AdminPage>
  );
}

function OneAnnouncement({ id }: { id: string }) {
  const announcement = useAnnouncement(id);
  const calls = useAnnouncementCalls();
  const { notify } = useFeedback();
  const [isDirty, setDirty] = useState(false);
  // Waits for a fresh fetch: editing a stale copy would end in a conflict.
  const data = announcement.isFetchedAfterMount ? announcement.data : undefined;
  return (
    <DetailPage
      words={ANNOUNCEMENT}
      list={{ title: ANNOUNCEMENT.list, path: announcementsPath }}
      reply={{ ...announcement, data }}
      name={data?.subject}
      tag={data && <StateTag state={data.state} />}
      skeleton={['48px', '240px', '420px']}
    >
      {(one) => (
        <>
          <Line announcement={one} />
          {(one.state === 'draft' || one.state === 'planned') && (
            <WordsForm
              // Begins again where somebody else was first: their words are shown.
              key={one.revision}
              start={wordsOf(one)}
              onDirty={setDirty}
              onSave={async (words) => {
                const saved = await calls.save(one, words);
                notify(ANNOUNCEMENT.saved);
                return wordsOf(saved);
              }}
            />
          )}
          <Preview announcement={one} />
          <Actions announcement={one} calls={calls} isDirty={isDirty} />
        </>
      )}
    </DetailPage>
  );
}

/** Tells where an announcement is that is no draft. */
function Line({ announcement: { state, leavesAt, people } }: { announcement: AnnouncementReply }) {
  if (state === 'planned' && leavesAt)
    return <Banner tone="info" message={ANNOUNCEMENT.plannedLine(zonedMomentOf(leavesAt))} isQuiet />;
  if (state === 'leaving') return <Banner tone="info" message={ANNOUNCEMENT.leavingLine} isQuiet />;
  if (state === 'left') return <Banner tone="success" message={ANNOUNCEMENT.leftLine(people ?? 0)} isQuiet />;
  return state === 'stopped' ? <Banner tone="warning" message={ANNOUNCEMENT.stoppedLine} isQuiet /> : null;
}

/** The announcement as its readers see it, and how many these are. */
function Preview({ announcement }: { announcement: AnnouncementReply }) {
  const heading = useId();
  const { subject, blocks, readers, byMail, state } = announcement;
  return (
    <Card as="section" aria-labelledby={heading} className={styles.card}>
      <h2 id={heading}>{ANNOUNCEMENT.preview}</h2>
      {(state === 'draft' || state === 'planned') && (
        <p className={styles.reach}>{ANNOUNCEMENT.goesTo(readers.people, readers.mails, byMail)}</p>
      )}
      <div className={styles.preview}>
        <h3>{subject}</h3>
        <RichText blocks={blocks} renderFigure={() => null} />
      </div>
    </Card>
  );
}
