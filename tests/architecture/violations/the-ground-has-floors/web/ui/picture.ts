import { streamUrl } from '../api/client.ts';

export const pictureUrl = (key: string) => streamUrl(key);
