import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashPage } from './crash-page.tsx';
import { newReference } from './reference.ts';

interface State {
  reference?: string;
  /** The route on which it happened: another route is another chance. */
  crashedAt?: string;
}

class Boundary extends Component<{ at: string; children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(): State {
    return { reference: newReference() };
  }

  override componentDidCatch(error: Error): void {
    this.setState({ crashedAt: this.props.at });
    // Whoever reads the browser's log can match it with the code that the person reads out.
    reportError(new Error(`Crash ${this.state.reference ?? ''}`, { cause: error }));
  }

  override componentDidUpdate(): void {
    const { reference, crashedAt } = this.state;
    if (reference && crashedAt !== undefined && crashedAt !== this.props.at)
      this.setState({ reference: undefined, crashedAt: undefined });
  }

  override render(): ReactNode {
    return this.state.reference ? <CrashPage reference={this.state.reference} /> : this.props.children;
  }
}

/** Catches what a page throws while it draws; going elsewhere starts anew. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary at={pathname}>{children}</Boundary>;
}
