import { M } from '../../../src/wire/messages.ts';
import { COURSES_WORDS } from '../../../src/wire/words/courses.ts';
import { TrayDrawing } from '../../art/lazy-drawings.tsx';
import { COURSES } from '../../text/copy/catalog.ts';
import { wordsOf } from '../../text/page-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** In place of the courses while none is for sale. */
export const NoCourses = () => (
  <EmptyState
    drawing={<TrayDrawing />}
    message={M.noCoursesAtTheMoment}
    action={<ButtonLink to="/ContactUs">{COURSES.contact}</ButtonLink>}
  >
    {wordsOf('courses', COURSES_WORDS).emptyLine}
  </EmptyState>
);
