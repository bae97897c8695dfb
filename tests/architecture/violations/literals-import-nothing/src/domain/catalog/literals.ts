import { MODULE } from './module.ts';

export const KINDS = [MODULE] as const;
