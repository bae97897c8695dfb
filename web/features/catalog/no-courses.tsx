import { M } from '../../../src/wire/messages.ts';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { COURSES } from '../../text/copy/catalog.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** In place of the courses while none is for sale. */
export const NoCourses = () => (
  <EmptyState
    drawing={<TrayDrawing />}
    message={M.noCoursesAtTheMoment}
    action={<ButtonLink to="/ContactUs">{COURSES.contact}</ButtonLink>}
  >
    {COURSES.emptyLine}
  </EmptyState>
);
