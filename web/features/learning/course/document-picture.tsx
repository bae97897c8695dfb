import { FileText } from 'lucide-react';
import { useState } from 'react';
import { streamUrl } from '../../../api/client.ts';
import styles from './document-picture.module.css';

/** The first page of a paper, or a sheet that stands for it where there is none or it does not come. */
export function DocumentPicture({ preview }: { preview: string }) {
  const [failed, setFailed] = useState('');
  if (preview === '' || failed === preview) {
    return (
      <span className={styles.sheet}>
        <FileText size={26} aria-hidden="true" />
      </span>
    );
  }
  return (
    <img
      className={styles.page}
      src={streamUrl(preview)}
      alt=""
      width={480}
      height={679}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(preview)}
    />
  );
}
