export { title } from '../../web/text/title.ts';
