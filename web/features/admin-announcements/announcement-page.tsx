import { useId, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { AnnouncementReply } from '../../../src/wire/replies/news.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { DetailPage } from '../../admin/detail-page.tsx';
import { announcementPath, announcementsPath, type NewAnnouncementState } from '../../platform/admin-addresses.ts';
import { ANNOUNCEMENT } from '../../text/copy/admin-announcements.ts';
import { schoolMomentOf } from '../../text/school-clock.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { leaveFreely } from '../../ui/leave-guard.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { Actions } from './announcement-actions.tsx';
import { FRESH, mayChange, useAnnouncement, useAnnouncementCalls, type Words } from './announcements-api.ts';
import { StateTag } from './state-tag.tsx';
import { NewWords, WordsForm } from './words-form.tsx';
import styles from './announcements.module.css';

/** /admin/announcements/:announcementId, where `new` is an announcement that is not saved yet. */
export function AnnouncementPage() {
  const { announcementId = '' } = useParams();
  return announcementId === FRESH ? <NewAnnouncement /> : <OneAnnouncement key={announcementId} id={announcementId} />;
}

function NewAnnouncement() {
  const calls = useAnnouncementCalls();
  const navigate = useNavigate();
  const { notify } = useFeedback();
  const { state } = useLocation() as { state: NewAnnouncementState | null };
  const save = async (words: Words) => {
    const written = await calls.write(words);
    notify(ANNOUNCEMENT.saved);
    leaveFreely(() => void navigate(announcementPath(written.id), { replace: true }));
  };
  return (
    <AdminPage
      layout="detail"
      title={ANNOUNCEMENT.fresh}
      crumbs={[{ label: ANNOUNCEMENT.list, to: announcementsPath }, { label: ANNOUNCEMENT.fresh }]}
    >
      <NewWords begun={state?.userIds ? { audience: 'people', ...state } : {}} onSave={save} />
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
          {/* Stays after another user has sent it, with what is typed. */}
          {(mayChange(one) || isDirty) && (
            <WordsForm
              announcement={one}
              onDirty={setDirty}
              onSave={async (words, over) => {
                const saved = await calls.save(over, words);
                notify(one.state === 'planned' ? ANNOUNCEMENT.savedAsDraft : ANNOUNCEMENT.saved);
                return saved;
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
    return <Banner tone="info" message={ANNOUNCEMENT.plannedLine(schoolMomentOf(leavesAt))} isQuiet />;
  if (state === 'leaving') return <Banner tone="info" message={ANNOUNCEMENT.leavingLine} isQuiet />;
  if (state === 'left') return <Banner tone="success" message={ANNOUNCEMENT.leftLine(people ?? 0)} isQuiet />;
  return state === 'stopped' ? <Banner tone="warning" message={ANNOUNCEMENT.stoppedLine} isQuiet /> : null;
}

/** The announcement as its readers see it, and how many these are. */
function Preview({ announcement }: { announcement: AnnouncementReply }) {
  const heading = useId();
  const { subject, blocks, readers, byMail } = announcement;
  return (
    <Card as="section" aria-labelledby={heading} gap={4} className={styles.card}>
      <h2 id={heading}>{ANNOUNCEMENT.preview}</h2>
      {mayChange(announcement) && (
        <Text tone="muted">{ANNOUNCEMENT.goesTo(readers.people, readers.mails, byMail)}</Text>
      )}
      <Stack gap={3} className={styles.preview}>
        <h3>{subject}</h3>
        <RichText blocks={blocks} renderFigure={() => null} />
      </Stack>
    </Card>
  );
}
