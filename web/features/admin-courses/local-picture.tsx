import { useCallback, useState } from 'react';
import { M } from '../../../src/wire/messages.ts';
import { Message } from '../../ui/message.tsx';
import styles from './local-picture.module.css';

/** A picture that is still on this machine only. Its address lives as long as it is drawn. */
export function LocalPicture({ file }: { file: File }) {
  const [broken, setBroken] = useState<File>();
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  if (broken === file)
    return (
      <p className={styles.broken}>
        <Message>{M.thumbnailNotAvailable}</Message>
      </p>
    );
  return <img ref={show} alt="" className={styles.picture} onError={() => setBroken(file)} />;
}
