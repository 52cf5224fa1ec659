import {
  circuitBreaker as breaker,
  ConsecutiveBreaker,
  type CircuitBreakerPolicy,
  type Policy,
} from 'cockatiel';

/** A circuit breaker: after five failures in a row calls fail at once, and after ten seconds one call is let through. */
export function circuitBreaker(failures: Policy): CircuitBreakerPolicy {
  return breaker(failures, { breaker: new ConsecutiveBreaker(5), halfOpenAfter: 10_000 });
}
