import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { href, paths } from '../../../../src/wire/paths.ts';
import type { DatedDiscussionsReply } from '../../../../src/wire/replies/discussions.ts';
import { call } from '../../../api/client.ts';
import { videoPath } from '../../../platform/course-addresses.ts';
import { COURSE_DISCUSSIONS } from '../../../text/copy/discussions.ts';
import { momentOf } from '../../../text/dates.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Note, Row, Stack } from '../../../ui/layout/layout.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { JoinDiscussion } from '../guidance/join-discussion.tsx';

type DatedDiscussion = DatedDiscussionsReply['coming'][number];

interface CourseDiscussionsProps {
  courseId: string;
}

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
          <Stack as="section" gap={4}>
            <h2>{COURSE_DISCUSSIONS.coming}</h2>
            {coming.length === 0 && <Note>{COURSE_DISCUSSIONS.noneComing}</Note>}
            {coming.map((one) => (
              <Discussion key={`${one.id} ${one.startsAt}`} discussion={one}>
                {one.state !== 'cancelled' && (
                  <Row>
                    <JoinDiscussion discussion={one} size="small" onOver={found.refetch} />
                  </Row>
                )}
              </Discussion>
            ))}
          </Stack>
          {past.length > 0 && (
            <Stack as="section" gap={4}>
              <h2>{COURSE_DISCUSSIONS.past}</h2>
              {missedFirst(past).map((one) => (
                <Discussion key={one.id} discussion={one}>
                  {one.recording && (
                    <Row gap={3} align="center">
                      <ButtonLink to={videoPath(courseId, one.recording.id)} size="small" variant="outline">
                        {COURSE_DISCUSSIONS.recording}
                      </ButtonLink>
                      {!one.isJoined && <Note as="span">{COURSE_DISCUSSIONS.missed}</Note>}
                    </Row>
                  )}
                </Discussion>
              ))}
            </Stack>
          )}
        </Stack>
      )}
    </Loadable>
  );
}

/** Puts recordings of discussions that the student missed first; otherwise latest first, as they come. */
const missedFirst = (past: readonly DatedDiscussion[]): DatedDiscussion[] => {
  const isMissed = ({ recording, isJoined }: DatedDiscussion) => recording !== null && !isJoined;
  return [...past.filter(isMissed), ...past.filter((one) => !isMissed(one))];
};

function Discussion({ discussion, children }: { discussion: DatedDiscussion; children: ReactNode }) {
  const { startsAt, topic, papers, state, isCaseDiscussion } = discussion;
  return (
    <Stack as="article" gap={2}>
      <Row gap={3} lineGap={2} align="center">
        <h3>
          <time dateTime={startsAt}>{momentOf(startsAt)}</time>
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
      {children}
    </Stack>
  );
}
