import { useState } from 'react';
import { uploadThumbnail } from '../../api/thumbnail.ts';

/** The key of the chosen picture, or an empty string. A picture that is there already is not sent again by a second try. */
export function useThumbnailKey() {
  const [sent] = useState(() => new Map<File, string>());
  return {
    keyOf: async (picture: File | null): Promise<string> => {
      if (!picture) return '';
      const key = sent.get(picture) ?? (await uploadThumbnail(picture));
      sent.set(picture, key);
      return key;
    },
    /** After a refusal nobody knows whether the key is still good. */
    forget: () => sent.clear(),
  };
}
