/** Products in known states, for tests, stories and trying things out by hand. The ids are those of their addresses. */
export const sentinels = {
  /** Alder, Havana tortoise, 132 mm: the usual frame, always in stock. */
  inStockFrame: '100101',
  /** Thistle, Champagne: sold out. */
  outOfStock: '101304',
  /** Marram, Honey and olive, 140 mm: the last piece. */
  onePiece: '200102',
  /** Aspen, Grey tortoise, 137 mm: two pieces. */
  twoPieces: '100602',
  /** Juno, Burgundy, 138 mm: four pieces, selling fast. */
  fewPieces: '101003',
  /** Plover, Gunmetal: rimless, so it needs lenses of a tough material. */
  rimlessFrame: '102401',
  /** Folio, a frame for reading glasses. */
  readingFrame: '103501',
  /** Vesper, a frame for the screen. */
  computerFrame: '103801',
  /** Marram, Honey and olive, 134 mm: sunglasses that can have power. */
  powerSunglasses: '200101',
  /** Reef, wrapped sunglasses: never with power. */
  plainSunglasses: '200901',
  /** Aqua Daily, 30 lenses. */
  dailyLens: '300101',
  /** Lumen Monthly Toric, 3 lenses. */
  toricLens: '300801',
  /** Lumen Monthly Multifocal, 3 lenses. */
  multifocalLens: '300901',
  /** Iris Monthly Hazel, 2 lenses. */
  colouredLens: '301001',
  /** Lumen Monthly Toric Xtra, made to order. */
  madeToOrderLens: '301201',
  /** Clear multi-purpose solution, 120 ml. */
  solution: '400102',
  /** Pure peroxide system, 360 ml: sold in India only. */
  indianSolution: '400201',
  /** Hard case, forest green. */
  accessory: '500101',
  /** Eye test in a store. */
  service: '600101',
  /** Lunette Gold, the membership. */
  membership: '128269',
} as const;

/** Products with a fixed number of pieces in stock. Those that are in stock have enough for all journeys of a run. */
export const STOCK_OF: Readonly<Record<string, number>> = {
  [sentinels.inStockFrame]: 480,
  [sentinels.outOfStock]: 0,
  [sentinels.onePiece]: 1,
  [sentinels.twoPieces]: 2,
  [sentinels.fewPieces]: 4,
  [sentinels.rimlessFrame]: 120,
  [sentinels.readingFrame]: 120,
  [sentinels.computerFrame]: 120,
  [sentinels.powerSunglasses]: 120,
  [sentinels.plainSunglasses]: 30,
  [sentinels.dailyLens]: 240,
  [sentinels.toricLens]: 120,
  [sentinels.multifocalLens]: 120,
  [sentinels.colouredLens]: 60,
  [sentinels.solution]: 90,
  [sentinels.accessory]: 55,
};
