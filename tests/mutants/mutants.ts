import { ANSWERING } from './answering.ts';
import { DOMAIN } from './domain.ts';
import { PAGES } from './pages.ts';
import { SERVER } from './server.ts';

export const MUTANTS = [...DOMAIN, ...SERVER, ...PAGES, ...ANSWERING];
