import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { href, paths } from '../../../../src/wire/paths.ts';
import type { DatedDiscussionsReply } from '../../../../src/wire/replies/discussions.ts';
import { call } from '../../../api/client.ts';
import { videoPath } from '../../../platform/course-addresses.ts';
import { COURSE_DISCUSSIONS } from '../../../text/copy/discussions.ts';
import { ownZone } from '../../../text/date-format.ts';
import { dateIn, timeIn } from '../../../text/discussion-times.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { JoinDiscussion } from '../guidance/join-discussion.tsx';
import styles from './discussions.module.css';

type DatedDiscussion = DatedDiscussionsReply['coming'][number];

interface CourseDiscussionsProps {
  courseId: string;
}

/** Discussions ahead that are shown at first: some two weeks. */
const SHOWN = 4;

/** Live discussions of a course: those ahead with *Join*, and past ones with their recordings. */
export function CourseDiscussions({ courseId }: CourseDiscussionsProps) {
  const found = useQuery({
    queryKey: ['courses', courseId, 'discussions'],
    queryFn: ({ signal }) => call(href(paths.courseDiscussions, { courseId }), { signal }),
    staleTime: 0,
  });
  return (
    <Loadable query={found} loading={COURSE_DISCUSSIONS.loading} skeleton={<Skeleton height="240px" />}>
      {({ coming, past }) => (
        <Stack gap={6}>
          <Coming coming={coming} onOver={found.refetch} />
          {past.length > 0 && (
            <Part title={COURSE_DISCUSSIONS.past}>
              {missedFirst(past).map((one) => (
                <Discussion key={one.id} discussion={one}>
                  {one.recording && (
                    <>
                      {!one.isJoined && <Note as="span">{COURSE_DISCUSSIONS.missed}</Note>}
                      <ButtonLink to={videoPath(courseId, one.recording.id)} size="small" variant="outline">
                        {COURSE_DISCUSSIONS.recording}
                      </ButtonLink>
                    </>
                  )}
                </Discussion>
              ))}
            </Part>
          )}
        </Stack>
      )}
    </Loadable>
  );
}

function Coming({ coming, onOver }: { coming: readonly DatedDiscussion[]; onOver: () => void }) {
  const [areAllShown, showAll] = useState(false);
  // Each could say from when one can join: of the others, it is clear.
  const next = coming.find(({ state }) => state !== 'cancelled');
  return (
    <Part title={COURSE_DISCUSSIONS.coming} none={COURSE_DISCUSSIONS.noneComing}>
      {(areAllShown ? coming : coming.slice(0, SHOWN)).map((one) => (
        <Discussion key={`${one.id} ${one.startsAt}`} discussion={one}>
          {one.state !== 'cancelled' && (
            <JoinDiscussion discussion={one} size="small" hasTime={one === next} onOver={onOver} />
          )}
        </Discussion>
      ))}
      {!areAllShown && coming.length > SHOWN && (
        <li>
          <Button variant="quiet" size="small" onClick={() => showAll(true)}>
            {COURSE_DISCUSSIONS.all(coming.length)}
          </Button>
        </li>
      )}
    </Part>
  );
}

/** Puts recordings of discussions that the student missed first; otherwise latest first, as they come. */
const missedFirst = (past: readonly DatedDiscussion[]): DatedDiscussion[] => {
  const isMissed = ({ recording, isJoined }: DatedDiscussion) => recording !== null && !isJoined;
  return [...past.filter(isMissed), ...past.filter((one) => !isMissed(one))];
};

function Part({ title, none, children }: { title: string; none?: string; children: ReactNode[] }) {
  const isEmpty = none !== undefined && children.flat().filter(Boolean).length === 0;
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Text as="h2" size="h3">
        {title}
      </Text>
      {isEmpty ? (
        <Note>{none}</Note>
      ) : (
        <Card as="ul" className={styles.list}>
          {children}
        </Card>
      )}
    </Stack>
  );
}

function Discussion({ discussion, children }: { discussion: DatedDiscussion; children: ReactNode }) {
  const { topic, papers, state, isCaseDiscussion } = discussion;
  const [startsAt, endsAt] = [new Date(discussion.startsAt), new Date(discussion.endsAt)];
  const zone = ownZone();
  return (
    <Row as="li" gap={5} lineGap={3} align="center" justify="between">
      <Stack gap={1} className={styles.words}>
        <Row gap={3} lineGap={1} align="center">
          <h3 className={styles.when}>
            <time dateTime={discussion.startsAt}>{dateIn(zone, startsAt)}</time>,{' '}
            <span>{`${timeIn(zone, startsAt)} to ${timeIn(zone, endsAt)}`}</span>
          </h3>
          {state === 'moved' && <Tag tone="warning">{COURSE_DISCUSSIONS.moved}</Tag>}
          {state === 'cancelled' && <Tag tone="danger">{COURSE_DISCUSSIONS.cancelled}</Tag>}
          {isCaseDiscussion && <Tag>{COURSE_DISCUSSIONS.cases}</Tag>}
        </Row>
        <p>{topic}</p>
        {papers.length > 0 && (
          <Note>
            {COURSE_DISCUSSIONS.papers} {papers.map(({ title }) => title).join(', ')}
          </Note>
        )}
      </Stack>
      <Row gap={3} lineGap={2} align="center">
        {children}
      </Row>
    </Row>
  );
}
