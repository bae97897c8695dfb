import { LightboxDrawing } from '../art/lazy-drawings.tsx';
import { NOT_FOUND } from '../text/copy/shell.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import styles from './frame.module.css';

export function NotFoundPage() {
  return (
    <Stack gap={4} align="center" className={styles.page}>
      <LightboxDrawing />
      <PageTitle title={NOT_FOUND.title} />
      <p className={styles.line}>{NOT_FOUND.line}</p>
      <Row gap={3} justify="center" above={3}>
        <ButtonLink to="/Home">{NOT_FOUND.home}</ButtonLink>
      </Row>
    </Stack>
  );
}
