/** The sales tax of a place in the United States. */
export interface SalesTax {
  /** The city with a rate of its own, or the state. */
  place: string;
  /** The total percent of state, county and city. */
  percent: number;
  /** Whether glasses and contact lenses with a power are exempt. */
  exemptsPrescriptions: boolean;
}

type Rate = readonly [firstPrefix: number, lastPrefix: number, place: string, percent: number];

/**
 * States by the first three digits of their ZIP codes, with the rate of the state. Source: the prefixes of the Postal
 * Service's Publication 65 and the rates that the states' departments of revenue published for 2025. They are the data
 * of a demo store: a real seller takes rates and exemptions from a tax service.
 */
const STATES: readonly Rate[] = [
  [10, 27, 'Massachusetts', 6.25],
  [28, 29, 'Rhode Island', 7],
  [30, 38, 'New Hampshire', 0],
  [39, 49, 'Maine', 5.5],
  [50, 59, 'Vermont', 6],
  [60, 69, 'Connecticut', 6.35],
  [70, 89, 'New Jersey', 6.625],
  [100, 149, 'New York', 4],
  [150, 196, 'Pennsylvania', 6],
  [197, 199, 'Delaware', 0],
  [200, 200, 'District of Columbia', 6],
  [201, 201, 'Virginia', 5.3],
  [202, 205, 'District of Columbia', 6],
  [206, 219, 'Maryland', 6],
  [220, 246, 'Virginia', 5.3],
  [247, 268, 'West Virginia', 6],
  [270, 289, 'North Carolina', 4.75],
  [290, 299, 'South Carolina', 6],
  [300, 319, 'Georgia', 4],
  [320, 349, 'Florida', 6],
  [350, 369, 'Alabama', 4],
  [370, 385, 'Tennessee', 7],
  [386, 397, 'Mississippi', 7],
  [398, 399, 'Georgia', 4],
  [400, 427, 'Kentucky', 6],
  [430, 459, 'Ohio', 5.75],
  [460, 479, 'Indiana', 7],
  [480, 499, 'Michigan', 6],
  [500, 528, 'Iowa', 6],
  [530, 549, 'Wisconsin', 5],
  [550, 567, 'Minnesota', 6.875],
  [570, 577, 'South Dakota', 4.2],
  [580, 588, 'North Dakota', 5],
  [590, 599, 'Montana', 0],
  [600, 629, 'Illinois', 6.25],
  [630, 658, 'Missouri', 4.225],
  [660, 679, 'Kansas', 6.5],
  [680, 693, 'Nebraska', 5.5],
  [700, 714, 'Louisiana', 5],
  [716, 729, 'Arkansas', 6.5],
  [730, 749, 'Oklahoma', 4.5],
  [750, 799, 'Texas', 6.25],
  [800, 816, 'Colorado', 2.9],
  [820, 831, 'Wyoming', 4],
  [832, 838, 'Idaho', 6],
  [840, 847, 'Utah', 6.1],
  [850, 865, 'Arizona', 5.6],
  [870, 884, 'New Mexico', 4.875],
  [885, 885, 'Texas', 6.25],
  [889, 898, 'Nevada', 6.85],
  [900, 961, 'California', 7.25],
  [967, 968, 'Hawaii', 4],
  [970, 979, 'Oregon', 0],
  [980, 994, 'Washington', 6.5],
  [995, 999, 'Alaska', 0],
];

/** Cities with a higher rate than their state, with their total rate. */
const CITIES: readonly Rate[] = [
  [100, 104, 'New York City', 8.875],
  [111, 114, 'New York City', 8.875],
  [116, 116, 'New York City', 8.875],
  [191, 191, 'Philadelphia', 8],
  [303, 303, 'Atlanta', 8.9],
  [328, 328, 'Orlando', 6.5],
  [331, 331, 'Miami', 7],
  [372, 372, 'Nashville', 9.75],
  [554, 554, 'Minneapolis', 9.025],
  [606, 606, 'Chicago', 10.25],
  [631, 631, 'St. Louis', 9.679],
  [752, 752, 'Dallas', 8.25],
  [770, 770, 'Houston', 8.25],
  [787, 787, 'Austin', 8.25],
  [802, 802, 'Denver', 9.15],
  [841, 841, 'Salt Lake City', 8.45],
  [850, 850, 'Phoenix', 9.1],
  [891, 891, 'Las Vegas', 8.375],
  [900, 901, 'Los Angeles', 9.75],
  [921, 921, 'San Diego', 7.75],
  [941, 941, 'San Francisco', 8.625],
  [946, 946, 'Oakland', 10.75],
  [951, 951, 'San Jose', 10],
  [981, 981, 'Seattle', 10.35],
];

/** States that tax glasses with a power like all other goods. */
const TAXES_PRESCRIPTIONS: readonly string[] = ['Alabama', 'California', 'Hawaii', 'Mississippi'];

/** The sales tax at a ZIP code, with its state; null if it belongs to no state. */
export function salesTaxAt(zipCode: string): (SalesTax & { state: string }) | null {
  const prefix = Number(zipCode.slice(0, 3));
  const at = ([first, last]: Rate) => first <= prefix && prefix <= last;
  const state = STATES.find(at);
  if (!state) return null;
  const [, , place, percent] = CITIES.find(at) ?? state;
  return { place, state: state[2], percent, exemptsPrescriptions: !TAXES_PRESCRIPTIONS.includes(state[2]) };
}
