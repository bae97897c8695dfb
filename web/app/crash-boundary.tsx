import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LightboxDrawing } from '../art/late-drawings.tsx';
import { CRASH } from '../text/copy/shell.ts';
import { Button } from '../ui/button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Reference, requestIdOf } from '../ui/text.tsx';
import styles from './frame.module.css';

interface State {
  incidentCode?: string;
  /** The route on which it happened: another route is another chance. */
  crashedAt?: string;
}

class Boundary extends Component<{ at: string; children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { incidentCode: requestIdOf(error) ?? newIncidentCode() };
  }

  override componentDidCatch(error: Error): void {
    this.setState({ crashedAt: this.props.at });
    // Whoever reads the browser's log can match it with the code that the person reads out.
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

/** Catches what a page throws while it draws; going elsewhere starts anew. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary at={pathname}>{children}</Boundary>;
}

/** Something threw while drawing. A full load of the home page, because the running one cannot be trusted. */
function CrashPage({ incidentCode }: { incidentCode: string }) {
  return (
    <div className={styles.page}>
      <LightboxDrawing />
      <PageTitle title={CRASH.title} />
      <p className={styles.line}>{CRASH.line}</p>
      <p className={styles.line}>
        <Reference code={incidentCode} />
      </p>
      <div className={styles.actions}>
        <Button onClick={() => window.location.reload()}>{CRASH.again}</Button>
        <Button variant="outline" onClick={() => window.location.assign('/Home')}>
          {CRASH.home}
        </Button>
      </div>
    </div>
  );
}

/** A code that a person can read over the phone: the time and four random signs, without I, L, O and U. */
function newIncidentCode(): string {
  const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const random = crypto.getRandomValues(new Uint8Array(4));
  const time = Math.floor(Date.now() / 1000)
    .toString(36)
    .toUpperCase();
  return `${time}-${[...random].map((byte) => signs[byte % signs.length]).join('')}`;
}
