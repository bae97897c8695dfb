import type { MockExamReply } from '../../../src/wire/replies/mock-exams.ts';
import { useAdminCourses } from '../../api/admin-courses.ts';
import { useAct } from '../../forms/use-act.ts';
import { MOCK_EXAM } from '../../text/copy/admin-mock-exams.ts';
import { Button } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import type { MockExamCalls } from './mock-exams-api.ts';

/** Id of the heading of what a draft needs before it is published. */
export const FAULTS = 'before-you-publish';

export const showFaults = () => document.getElementById(FAULTS)?.focus();

interface PublishButtonProps {
  mockExam: MockExamReply;
  calls: MockExamCalls;
  /** Settings are typed and not saved. */
  isDirty: boolean;
}

/** Publishes a draft after a question that names its students; while something is missing, it leads to the list. */
export function PublishButton({ mockExam, calls, isDirty }: PublishButtonProps) {
  const { confirm, notify } = useFeedback();
  const courses = useAdminCourses();
  const { revision, faults, courseIds, isFree } = mockExam;
  const { run, isBusy } = useAct(() => calls.publish(revision).then(() => MOCK_EXAM.published));

  const publish = async () => {
    if (isDirty) return notify(MOCK_EXAM.saveFirst, { tone: 'failure' });
    if (faults.length > 0) return showFaults();
    const titles = (courses.data ?? []).filter(({ id }) => courseIds.includes(id)).map(({ title }) => title);
    const isAgreed = await confirm(MOCK_EXAM.publishLine, {
      ...(isFree || titles.length > 0
        ? {
            title: MOCK_EXAM.publishTitle,
            action: MOCK_EXAM.publish,
            details: isFree ? MOCK_EXAM.publishFree : MOCK_EXAM.publishCourses(titles.join(', ')),
          }
        : { title: MOCK_EXAM.nobodyTitle, action: MOCK_EXAM.publishNobody, details: MOCK_EXAM.noCourseLine }),
      tone: 'neutral',
    });
    if (isAgreed) await run();
  };

  return (
    <Button isBusy={isBusy} busyWords={MOCK_EXAM.publishing} onClick={() => void publish()}>
      {MOCK_EXAM.publish}
    </Button>
  );
}
