import type { Promised } from '../../src/wire/literals.ts';
import { OPEN_PROMISES } from '../text/copy/admin-courses.ts';
import { PROMISE_WORDS } from '../text/copy/program.ts';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** Promises fulfilled by a link of the course. */
const LINKED = new Set<Promised>(['live-discussions', 'case-discussions', 'study-group', 'mentor']);

interface OpenPromisesProps {
  course: { isLive: boolean; openPromises: readonly Promised[] };
  /** Address of the form with the links; files are added elsewhere. */
  linksAt?: string;
}

/** Shows promises of every course that this one lacks: a warning if it is live, a note for a draft. */
export function OpenPromises({ course: { isLive, openPromises }, linksAt }: OpenPromisesProps) {
  if (openPromises.length === 0) return null;
  return (
    <Banner
      isQuiet
      tone={isLive ? 'warning' : 'info'}
      message={OPEN_PROMISES.open(openPromises.length)}
      detail={promiseList(openPromises)}
      action={
        linksAt &&
        openPromises.some((promise) => LINKED.has(promise)) && (
          <ButtonLink to={linksAt} size="small" variant="outline">
            {OPEN_PROMISES.addLinks}
          </ButtonLink>
        )
      }
    />
  );
}

/** Joins promises in the visitors' words: `Case discussions · a study group`. */
export const promiseList = (promises: readonly Promised[]): string =>
  promises.map((promise) => PROMISE_WORDS[promise]).join(' · ');
