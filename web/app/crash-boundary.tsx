import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LightboxDrawing } from '../art/lazy-drawings.tsx';
import { CRASH } from '../text/copy/shell.ts';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Reference, requestIdOf } from '../ui/text.tsx';
import styles from './frame.module.css';

interface State {
  incidentCode?: string;
  /** Route of the crash: another route renders again. */
  crashedAt?: string;
}

class Boundary extends Component<{ at: string; children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { incidentCode: requestIdOf(error) ?? newIncidentCode() };
  }

  override componentDidCatch(error: Error): void {
    this.setState({ crashedAt: this.props.at });
    // Relates the browser's log to the code shown to the user.
    reportError(new Error(`Crash ${this.state.incidentCode ?? ''}`, { cause: error }));
  }

  override componentDidUpdate(): void {
    const { incidentCode, crashedAt } = this.state;
    if (incidentCode && crashedAt !== undefined && crashedAt !== this.props.at)
      this.setState({ incidentCode: undefined, crashedAt: undefined });
  }

  override render(): ReactNode {
    return this.state.incidentCode ? <CrashPage incidentCode={this.state.incidentCode} /> : this.props.children;
  }
}

/** Error boundary of a page; navigating away resets it. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary at={pathname}>{children}</Boundary>;
}

/** Shown after a render error. Links to Home by a full load, because the running application cannot be trusted. */
function CrashPage({ incidentCode }: { incidentCode: string }) {
  return (
    <Stack gap={4} align="center" className={styles.page}>
      <LightboxDrawing />
      <PageTitle title={CRASH.title} />
      <p className={styles.line}>{CRASH.line}</p>
      <p className={styles.line}>
        <Reference code={incidentCode} />
      </p>
      <Row gap={3} justify="center" above={3}>
        <Button onClick={() => window.location.reload()}>{CRASH.again}</Button>
        <Button variant="outline" onClick={() => window.location.assign('/Home')}>
          {CRASH.home}
        </Button>
      </Row>
    </Stack>
  );
}

/** Returns a code that can be read over the phone: the time and four random characters, without I, L, O and U. */
function newIncidentCode(): string {
  const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const random = crypto.getRandomValues(new Uint8Array(4));
  const time = Math.floor(Date.now() / 1000)
    .toString(36)
    .toUpperCase();
  return `${time}-${[...random].map((byte) => signs[byte % signs.length]).join('')}`;
}
