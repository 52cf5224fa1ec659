/** A thin line between groups of a total. */
export function SummaryRule() {
  return <div className="sum-rule" />;
}
