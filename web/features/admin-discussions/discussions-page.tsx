import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { SCHOOL_TIME_ZONE } from '../../../src/wire/admin-dashboard.ts';
import type { CourseDiscussionsReply } from '../../../src/wire/replies/discussions.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { Entries, Fact, Facts } from '../../admin/entries.tsx';
import { useAct } from '../../forms/use-act.ts';
import { manageCoursesPath } from '../../platform/admin-addresses.ts';
import { DISCUSSIONS } from '../../text/copy/admin-discussions.ts';
import { dayNameIn } from '../../text/discussion-times.ts';
import { schoolMomentOf } from '../../text/school-clock.ts';
import { weekdayName } from '../../text/time-zones.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Note, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { DiscussionDialog, RecordingDialog } from './discussion-dialogs.tsx';
import {
  type DiscussionCalls,
  type DiscussionSeries,
  type HeldDiscussion,
  useCourseDiscussions,
  useDiscussionCalls,
} from './discussions-api.ts';
import { SeriesDialog } from './series-dialog.tsx';
import styles from './discussions-page.module.css';

/** Dialog that is open, by ids: a newer state that a call was refused with is shown in it. */
type Opened =
  | { dialog: 'series'; seriesId: string | null; from: string | null }
  | { dialog: 'change' | 'recording'; discussionId: string };

/** /admin/courses/:courseId/discussions: weekly series of a course, their discussions ahead and past ones. */
export function DiscussionsPage() {
  const { courseId = '' } = useParams();
  const found = useCourseDiscussions(courseId);
  const calls = useDiscussionCalls(courseId);
  const [opened, open] = useState<Opened>();
  return (
    <AdminPage
      layout="list"
      title={DISCUSSIONS.title}
      {...(found.data && { lead: found.data.title })}
      crumbs={[{ label: DISCUSSIONS.courses, to: manageCoursesPath }, { label: DISCUSSIONS.title }]}
      actions={
        <Button onClick={() => open({ dialog: 'series', seriesId: null, from: null })}>{DISCUSSIONS.add}</Button>
      }
    >
      <Note>{DISCUSSIONS.line}</Note>
      <Loadable query={found} loading={DISCUSSIONS.loading} skeleton={<Skeleton height="320px" />}>
        {(data) => (
          <Stack gap={6}>
            <Series data={data} calls={calls} open={open} />
            <Part title={DISCUSSIONS.coming} none={DISCUSSIONS.noneComing} rows={data.coming}>
              {(one) => <ComingActs discussion={one} data={data} open={open} />}
            </Part>
            <Part title={DISCUSSIONS.past} none={DISCUSSIONS.nonePast} rows={data.past}>
              {(one) =>
                one.state !== 'cancelled' && (
                  <Button
                    size="small"
                    variant="outline"
                    aria-label={`${DISCUSSIONS.attach}: ${schoolMomentOf(one.startsAt)}`}
                    onClick={() => open({ dialog: 'recording', discussionId: one.id })}
                  >
                    {DISCUSSIONS.attach}
                  </Button>
                )
              }
            </Part>
            {opened && <Dialog {...{ courseId, data, calls, opened }} onClose={() => open(undefined)} />}
          </Stack>
        )}
      </Loadable>
    </AdminPage>
  );
}

interface SeriesProps {
  data: CourseDiscussionsReply;
  calls: DiscussionCalls;
  open: (opened: Opened) => void;
}

function Series({ data, calls, open }: SeriesProps) {
  const { confirm } = useFeedback();
  const { run, isBusy } = useAct(async (series: DiscussionSeries) => {
    await calls.end(series);
    return DISCUSSIONS.ended;
  });
  const end = async (series: DiscussionSeries) => {
    const question = { title: DISCUSSIONS.endTitle, action: DISCUSSIONS.end };
    if (await confirm(DISCUSSIONS.endLine(series.topic), question)) await run(series);
  };
  return (
    <Stack as="section" gap={3}>
      <Text as="h2" size="h3">
        {DISCUSSIONS.series}
      </Text>
      {data.series.length === 0 && <Note>{DISCUSSIONS.noSeries}</Note>}
      {data.series.length > 0 && (
        <Entries label={DISCUSSIONS.series}>
          {data.series.map((series) => (
            <Row as="li" gap={5} lineGap={3} align="center" justify="between" key={series.id}>
              <Stack gap={1}>
                <Row gap={3} lineGap={1} align="center">
                  <h3 className={styles.when}>{series.topic}</h3>
                  {series.isCaseDiscussion && <Tag tone="primary">{DISCUSSIONS.cases}</Tag>}
                </Row>
                <p>
                  {DISCUSSIONS.regularly(weekdayName(series.weekday), series.startsAt, series.timeZone, series.minutes)}
                </p>
              </Stack>
              <Row gap={3}>
                <Button
                  size="small"
                  variant="outline"
                  aria-label={`${DISCUSSIONS.edit}: ${series.topic}`}
                  onClick={() => open({ dialog: 'series', seriesId: series.id, from: null })}
                >
                  {DISCUSSIONS.edit}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  disabled={isBusy}
                  aria-label={`${DISCUSSIONS.end}: ${series.topic}`}
                  onClick={() => void end(series)}
                >
                  {DISCUSSIONS.end}
                </Button>
              </Row>
            </Row>
          ))}
        </Entries>
      )}
    </Stack>
  );
}

const dayAndMoment = (at: string): string => `${dayNameIn(SCHOOL_TIME_ZONE, new Date(at))}, ${schoolMomentOf(at)}`;

const TONES: Readonly<Record<HeldDiscussion['state'], TagTone>> = {
  planned: 'neutral',
  moved: 'warning',
  cancelled: 'danger',
};

interface PartProps {
  title: string;
  none: string;
  rows: readonly HeldDiscussion[];
  /** Buttons of a discussion. */
  children: (discussion: HeldDiscussion) => ReactNode;
}

function Part({ title, none, rows, children }: PartProps) {
  return (
    <Stack as="section" gap={3}>
      <Text as="h2" size="h3">
        {title}
      </Text>
      {rows.length === 0 && <Note>{none}</Note>}
      {rows.length > 0 && (
        <Entries label={title}>
          {rows.map((one) => (
            <Row as="li" gap={5} lineGap={3} align="center" justify="between" key={one.id}>
              <Stack gap={1}>
                <Row gap={3} lineGap={1} align="center">
                  <h3 className={styles.when}>{dayAndMoment(one.startsAt)}</h3>
                  {one.state !== 'planned' && <Tag tone={TONES[one.state]}>{DISCUSSIONS.states[one.state]}</Tag>}
                </Row>
                <p>{one.topic}</p>
                <Facts>
                  {one.papers.length > 0 && (
                    <Fact term={DISCUSSIONS.papers}>{one.papers.map((paper) => paper.title).join(', ')}</Fact>
                  )}
                  {one.attendance > 0 && <Fact term={DISCUSSIONS.joined}>{one.attendance}</Fact>}
                  {one.recording && <Fact term={DISCUSSIONS.recording}>{one.recording.title}</Fact>}
                </Facts>
              </Stack>
              <Row gap={3}>{children(one)}</Row>
            </Row>
          ))}
        </Entries>
      )}
    </Stack>
  );
}

interface ComingProps extends Pick<SeriesProps, 'data' | 'open'> {
  discussion: HeldDiscussion;
}

function ComingActs({ discussion: { id, startsAt, seriesId, state }, data, open }: ComingProps) {
  const day = schoolMomentOf(startsAt);
  const isOpenSeries = data.series.some((series) => series.id === seriesId);
  return (
    <>
      <Button
        size="small"
        variant="outline"
        aria-label={`${DISCUSSIONS.change}: ${day}`}
        onClick={() => open({ dialog: 'change', discussionId: id })}
      >
        {DISCUSSIONS.change}
      </Button>
      {isOpenSeries && state === 'planned' && (
        <Button
          size="small"
          variant="quiet"
          aria-label={`${DISCUSSIONS.following}: ${day}`}
          onClick={() => open({ dialog: 'series', seriesId, from: id })}
        >
          {DISCUSSIONS.following}
        </Button>
      )}
    </>
  );
}

interface OpenedProps {
  courseId: string;
  data: CourseDiscussionsReply;
  calls: DiscussionCalls;
  opened: Opened;
  onClose: () => void;
}

function Dialog({ courseId, data, calls, opened, onClose }: OpenedProps) {
  const all = [...data.coming, ...data.past];
  if (opened.dialog === 'series') {
    const series = data.series.find(({ id }) => id === opened.seriesId);
    if (opened.seriesId !== null && !series) return null;
    return <SeriesDialog {...{ series, calls, onClose }} from={all.find(({ id }) => id === opened.from)} />;
  }
  const discussion = all.find(({ id }) => id === opened.discussionId);
  if (!discussion) return null;
  const Opened = opened.dialog === 'change' ? DiscussionDialog : RecordingDialog;
  return <Opened {...{ courseId, discussion, calls, onClose }} />;
}
