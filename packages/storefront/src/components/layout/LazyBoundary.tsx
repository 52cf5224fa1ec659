import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';

interface LazyBoundaryProps extends ErrorBoundaryProps {
  fallback?: ReactNode;
}

/** A suspense and error boundary around a lazily loaded part; if it fails, the rest of the page stays usable. */
export function LazyBoundary({ fallback, children, ...failure }: LazyBoundaryProps) {
  return (
    <ErrorBoundary {...failure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
