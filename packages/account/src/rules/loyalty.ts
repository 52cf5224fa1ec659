const DAY = 86_400_000;

/** The days of a membership, `YYYY-MM-DD`: it starts today and ends after the tier's number of days (MONEY-05). */
export function loyaltyPeriod(today: string, tierMembershipDuration: number): { start: string; end: string } {
  const end = new Date(Date.parse(`${today}T00:00:00Z`) + tierMembershipDuration * DAY);
  return { start: today, end: end.toISOString().slice(0, 10) };
}

/** The label of a membership (MONEY-05): the tier's label and ' membership' in lower case, `na` without a tier. */
export function loyaltyLabel(tierLabel: string | null | undefined): string {
  return tierLabel ? `${tierLabel} membership`.toLowerCase() : 'na';
}
