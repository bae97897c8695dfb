import { createContext } from 'react';
import { streamUrl } from '../api/client.ts';

/** Returns the address to draw a figure from. A section that runs answers with its own copy, which needs no network. */
export const FigureUrls = createContext<(key: string) => string>(streamUrl);
