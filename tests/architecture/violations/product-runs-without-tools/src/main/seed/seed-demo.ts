export { curriculum } from '../../../tools/demo-media/curriculum.ts';
