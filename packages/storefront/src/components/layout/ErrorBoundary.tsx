import { Message } from '@lunette/ui-kit';
import { Component, type ReactNode } from 'react';

/** The protected part, and what is shown if it fails; without a message or an alternative nothing is (SHELL-13). */
export interface ErrorBoundaryProps {
  /** Shown in an alert instead of the failed part. */
  message?: string;
  /** Shown instead of the failed part. */
  failed?: ReactNode;
  children: ReactNode;
}

/** Limits an error to one part of the page, so that the rest stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { message, failed, children } = this.props;
    if (!this.state.isBroken) return children;
    return message ? <Message tone="bad">{message}</Message> : failed;
  }
}
