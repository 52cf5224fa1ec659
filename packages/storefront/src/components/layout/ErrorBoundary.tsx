import { Message } from '@lunette/ui-kit';
import { Component, type ReactNode } from 'react';

/** The protected part, and the message for its failure. */
export interface ErrorBoundaryProps {
  /** Shown in an alert instead of the failed part; without it nothing is shown (SHELL-13). */
  message?: string;
  children: ReactNode;
}

/** Limits an error to one part of the page, so that the rest stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { message, children } = this.props;
    if (!this.state.isBroken) return children;
    return message ? <Message tone="bad">{message}</Message> : null;
  }
}
