export { Specimen } from '../../gallery/specimen.tsx';
