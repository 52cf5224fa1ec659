import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Stands in the part's place when it has failed. */
  fallback: ReactNode;
  onFailure: () => void;
  children: ReactNode;
}

/** Keeps a part that fails from taking the page with it. */
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
