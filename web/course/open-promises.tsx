import type { Promised } from '../../src/wire/literals.ts';
import { discussionsPath, editCoursePath } from '../platform/admin-addresses.ts';
import { OPEN_PROMISES } from '../text/copy/admin-courses.ts';
import { PROMISE_WORDS } from '../text/copy/program.ts';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Row } from '../ui/layout/layout.tsx';

/** Promises fulfilled by a link of the course, and by a series of discussions. */
const LINKED = new Set<Promised>(['study-group', 'mentor']);
const DISCUSSED = new Set<Promised>(['live-discussions', 'case-discussions']);

interface OpenPromisesProps {
  course: { isLive: boolean; openPromises: readonly Promised[] };
  /** Offers the pages where links and discussions are added; files are added elsewhere. */
  courseId?: string;
}

/** Shows promises of every course that this one lacks: a warning if it is live, a note for a draft. */
export function OpenPromises({ course: { isLive, openPromises }, courseId }: OpenPromisesProps) {
  if (openPromises.length === 0) return null;
  return (
    <Banner
      isQuiet
      tone={isLive ? 'warning' : 'info'}
      message={OPEN_PROMISES.open(openPromises.length)}
      detail={promiseList(openPromises)}
      action={
        courseId !== undefined && (
          <Row gap={2}>
            {openPromises.some((promise) => DISCUSSED.has(promise)) && (
              <ButtonLink to={discussionsPath(courseId)} size="small" variant="outline">
                {OPEN_PROMISES.addDiscussions}
              </ButtonLink>
            )}
            {openPromises.some((promise) => LINKED.has(promise)) && (
              <ButtonLink to={editCoursePath(courseId)} size="small" variant="outline">
                {OPEN_PROMISES.addLinks}
              </ButtonLink>
            )}
          </Row>
        )
      }
    />
  );
}

/** Joins promises in the visitors' words: `Case discussions · a study group`. */
export const promiseList = (promises: readonly Promised[]): string =>
  promises.map((promise) => PROMISE_WORDS[promise]).join(' · ');
