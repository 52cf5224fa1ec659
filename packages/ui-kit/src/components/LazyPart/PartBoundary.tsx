import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Rendered in place of the failed part. */
  fallback: ReactNode;
  onFailure: () => void;
  children: ReactNode;
}

/** An error boundary: the rest of the page stays when a part fails. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
