export { curriculum } from '../../../tools/site-pictures/curriculum.ts';
