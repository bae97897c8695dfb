import { BRAND } from '../../text/brand.ts';
import { PROGRAM } from '../../text/copy/program.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { LeavingIcon } from '../../ui/icons.tsx';

/** Talk to Mentor: the messaging address, or the contact page until the operator has one. */
export function MentorButton() {
  if (!BRAND.messagingUrl) return <ButtonLink to="/ContactUs" variant="outline">{PROGRAM.talkToMentor}</ButtonLink>;
  return (
    <a className={buttonClass({ variant: 'outline' })} href={BRAND.messagingUrl} target="_blank" rel="noopener noreferrer">
      <span>{PROGRAM.talkToMentor}</span>
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
      <LeavingIcon size={16} />
    </a>
  );
}
