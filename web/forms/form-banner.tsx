import { FailureIcon } from '../ui/icons.tsx';
import { Message, VisuallyHidden } from '../ui/text.tsx';
import styles from './form.module.css';

/** Why the whole form was refused. The live region waits empty; `Form` moves the focus here. */
export function FormBanner({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className={styles.bannerRegion}>
      {message && (
        <div className={styles.banner} tabIndex={-1} data-banner>
          <FailureIcon size={22} />
          <div>
            <VisuallyHidden>Error:</VisuallyHidden>
            <p>
              <Message>{message}</Message>
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
