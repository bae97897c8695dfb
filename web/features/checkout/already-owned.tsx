import { entryPath } from '../../platform/addresses.ts';
import { PAYMENT } from '../../text/copy/checkout.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Nothing is sold twice: the sentence and the way to the course. */
export function AlreadyOwned({ courseId, sentence }: { courseId: string; sentence: string | undefined }) {
  return (
    <Banner
      tone="info"
      message={sentence}
      action={
        <ButtonLink to={entryPath(courseId)} size="small">
          {PAYMENT.goToCourse}
        </ButtonLink>
      }
    />
  );
}
