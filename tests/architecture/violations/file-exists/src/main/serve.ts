import { listen } from './listen.ts';

export const serve = () => listen();
