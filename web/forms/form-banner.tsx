import type { ReactNode } from 'react';
import { FailureIcon } from '../ui/icons.tsx';
import { Row } from '../ui/layout/layout.tsx';
import { Message, VisuallyHidden } from '../ui/text.tsx';
import styles from './form.module.css';

/**
 * Why the whole form was refused, with the request id for our own faults. The live region is rendered empty; `Form`
 * moves the focus here.
 */
export function FormBanner({ message, detail }: { message: string | undefined; detail?: ReactNode }) {
  return (
    <div role="alert" className={styles.bannerRegion}>
      {message && (
        <Row gap={3} wraps={false} className={styles.banner} tabIndex={-1} data-banner>
          <FailureIcon size={22} />
          <div>
            <VisuallyHidden>Error:</VisuallyHidden>
            <p>
              <Message>{message}</Message>
            </p>
            {detail && <p>{detail}</p>}
          </div>
        </Row>
      )}
    </div>
  );
}
