import { useMatch } from 'react-router';
import { useMyGuidance } from '../api/guidance.ts';
import { QueryScope } from '../api/query-scope.tsx';
import { useSession } from '../api/session.ts';
import { SHELL } from '../text/copy/shell.ts';
import { MentorLink } from '../ui/external-link.tsx';

/** Talk to Mentor for students: the mentor of the current course, otherwise of the first course that has one. */
export function OwnMentorLink() {
  return (
    <QueryScope>
      <OwnLink />
    </QueryScope>
  );
}

function OwnLink() {
  const { user } = useSession();
  const courseId = useMatch('/student/course/:courseId/*')?.params.courseId;
  const { data = [] } = useMyGuidance((user?.purchasedCourses.length ?? 0) > 0);
  const mentors = data.filter(({ mentorUrl }) => mentorUrl !== '');
  const mine = mentors.find(({ id }) => id === courseId) ?? mentors[0];
  return <MentorLink href={mine?.mentorUrl}>{SHELL.talkToMentor}</MentorLink>;
}
