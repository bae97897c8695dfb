import { object } from 'yup';
import { email, longText } from './text-rules.ts';

/** Requests of administrators about accounts, those of students and their own. */

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
