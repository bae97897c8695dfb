import type { ReactNode } from 'react';
import type { Promised } from '../../../src/wire/guidance.ts';
import { OPEN_PROMISES } from '../../text/copy/admin-courses.ts';
import { PROMISE_WORDS } from '../../text/copy/program.ts';
import { Banner } from '../../ui/banner.tsx';

interface OpenPromisesProps {
  course: { isLive: boolean; openPromises: readonly Promised[] };
  action?: ReactNode;
}

/** What every course is sold with and this one does not have yet: a warning for a live one, a note for a draft. */
export function OpenPromises({ course: { isLive, openPromises }, action }: OpenPromisesProps) {
  if (openPromises.length === 0) return null;
  return (
    <Banner
      isQuiet
      tone={isLive ? 'warning' : 'info'}
      message={isLive ? OPEN_PROMISES.live : OPEN_PROMISES.draft}
      detail={promiseList(openPromises)}
      action={action}
    />
  );
}

/** `Case discussions, a study group` in the words that visitors read. */
const promiseList = (promises: readonly Promised[]): string =>
  promises.map((promise) => PROMISE_WORDS[promise]).join(' · ');
