/** The grid of picture and text in lines of the cart page and of saved items. */
export const LINE_GRID =
  'grid grid-cols-[108px_minmax(0,1fr)] gap-4 border-b border-line py-5 max-[359px]:grid-cols-[68px_minmax(0,1fr)] max-[359px]:gap-3 max-[280px]:grid-cols-1 tablet:grid-cols-[176px_minmax(0,1fr)]';
