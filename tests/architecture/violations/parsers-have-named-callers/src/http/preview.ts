export { readTimedText } from '../wire/timed-text/timed-text.ts';
