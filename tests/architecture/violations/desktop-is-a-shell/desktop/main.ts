import { bridge } from '../web/platform/bridge.ts';

export const name = bridge.name;
