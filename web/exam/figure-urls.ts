import { createContext } from 'react';
import { streamUrl } from '../api/client.ts';

/** Returns the address of a figure. While a section runs, it is that of a copy in memory, which needs no network. */
export const FigureUrls = createContext<(key: string) => string>(streamUrl);
