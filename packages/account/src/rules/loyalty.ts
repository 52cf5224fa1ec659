const DAY = 86_400_000;

/** A membership's days, `YYYY-MM-DD`: it begins today and ends after the tier's days (MONEY-05). */
export function loyaltyPeriod(today: string, tierMembershipDuration: number): { start: string; end: string } {
  const end = new Date(Date.parse(`${today}T00:00:00Z`) + tierMembershipDuration * DAY);
  return { start: today, end: end.toISOString().slice(0, 10) };
}

/** How a member is called in figures: the tier's label and ' membership' in small letters, `na` without a tier. */
export function loyaltyLabel(tierLabel: string | null | undefined): string {
  return tierLabel ? `${tierLabel} membership`.toLowerCase() : 'na';
}
