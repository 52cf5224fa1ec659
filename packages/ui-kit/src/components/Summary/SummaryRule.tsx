/** A hairline between groups of a sum. */
export function SummaryRule() {
  return <div className="sum-rule" />;
}
