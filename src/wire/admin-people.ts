import { array, object } from 'yup';
import { TEAM_ROLES } from './literals.ts';
import { text } from './strict-text.ts';
import { email, longText } from './text-rules.ts';

/** Requests of the team about accounts, those of students and its own. */

export const MAX_DISABLE_REASON = 500;
export const MAX_CORRECTION_REASON = 500;

/** POST /admin/people/{id}/disable */
export const disableBody = object({
  reason: longText('Please say why.', MAX_DISABLE_REASON).required('Please say why.'),
});

/** PUT /admin/students/{id}/email */
export const correctEmailBody = object({
  email: email('Please enter the right email address.'),
  reason: longText('Please say why.', MAX_CORRECTION_REASON).required('Please say why.'),
});
const ROLES = 'Please choose at least one role.';

/** PUT /admin/people/{id}/roles */
export const rolesBody = object({
  roles: array()
    .of(text(ROLES).required(ROLES).oneOf(TEAM_ROLES, ROLES))
    .typeError(ROLES)
    .required(ROLES)
    .min(1, ROLES)
    .max(TEAM_ROLES.length, ROLES),
});

/** POST /admin/invitations */
export const inviteBody = object({ email: email() }).concat(rolesBody);

/** POST /admin/students/{id}/erasure */
export const erasureBody = object({
  /** Typed by hand, so that nobody is deleted by mistake. */
  email: email('Please type the email address of this student.'),
  reason: longText('Please say why.', MAX_DISABLE_REASON).required('Please say why.'),
});
