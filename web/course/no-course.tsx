import { TrayDrawing } from '../art/lazy-drawings.tsx';
import { SALES } from '../text/copy/course-sales.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';

/** In place of a course that is a draft, gone or unknown: nobody learns which. */
export const NoCourse = () => (
  <>
    <PageTitle title={SALES.goneTitle} isSmall />
    <EmptyState
      drawing={<TrayDrawing />}
      message={SALES.gone}
      action={<ButtonLink to="/courses">{SALES.seeCourses}</ButtonLink>}
    />
  </>
);
