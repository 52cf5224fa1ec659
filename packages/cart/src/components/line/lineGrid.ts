/** Picture and words of a line of the cart's page and of what is saved, side by side where there is room. */
export const LINE_GRID =
  'grid grid-cols-[108px_minmax(0,1fr)] gap-4 border-b border-line py-5 max-[359px]:grid-cols-[68px_minmax(0,1fr)] max-[359px]:gap-3 max-[280px]:grid-cols-1 tablet:grid-cols-[176px_minmax(0,1fr)]';
