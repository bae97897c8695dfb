import { object } from 'yup';
import { ACTIVITY_KINDS } from './literals.ts';
import { text } from './strict-text.ts';
import { email, oneLine, phone, requiredText } from './text-rules.ts';

/** POST /contact */
export const contactBody = object({
  firstName: oneLine('Please enter your first name.', 80),
  lastName: oneLine('Please enter your last name.', 80),
  email: email(),
  phone: phone().optional(),
  message: requiredText('Please write your message.', 5000),
});

const named = (sentence: string) => text(sentence).required(sentence).max(100, sentence);

/** POST /activity */
export const activityBody = object({
  courseId: named('Please name a course.'),
  contentId: named('Please name an item of the course.'),
  kind: named('This is no activity that we log.').oneOf(ACTIVITY_KINDS, 'This is no activity that we log.'),
});
