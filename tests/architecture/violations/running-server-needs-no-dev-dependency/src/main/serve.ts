import { createServer } from 'vite';

export const serve = () => createServer();
