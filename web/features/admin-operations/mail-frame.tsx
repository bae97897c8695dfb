import styles from './outbox-page.module.css';

/**
 * A mail in a frame: a document of its own, with its own stricter policy, sandboxed on both sides. `srcdoc` would put
 * it under this page's policy, which takes no style on elements, and mails have all of theirs there.
 */
export const MailFrame = ({ address, title, isNarrow }: { address: string; title: string; isNarrow?: boolean }) => (
  <iframe
    className={isNarrow ? `${styles.frame} ${styles.narrow}` : styles.frame}
    sandbox=""
    referrerPolicy="no-referrer"
    src={address}
    title={title}
  />
);
