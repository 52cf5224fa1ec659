import { lensOutline } from '@lunette/frame-model';

/** Renders carry 7.49 px per mm on a picture of 1200 by 576. */
const PX = 7.49;

/** A drawn pair of glasses at the true scale of the shop's pictures, for stories and tests that have no media server. */
export function storyPicture(mm = 132, colour = '#5a3418'): string {
  const bridge = 20;
  const lensWidth = (mm - bridge - 12) / 2;
  const lens = lensOutline(
    { shape: 'panto', lensWidth, lensHeight: lensWidth * 0.9, softness: 1, flare: 0, sweep: 0 },
    60,
  );
  const path = `M${lens.map(([x, y]) => `${(x * PX).toFixed(0)} ${(-y * PX).toFixed(0)}`).join('L')}Z`;
  const centre = ((bridge + lensWidth) / 2) * PX;
  const edge = centre + (lensWidth / 2) * PX;
  const end = (mm / 2) * PX;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-600 -288 1200 576" width="1200" height="576" fill="none" stroke="${colour}" stroke-width="22" stroke-linejoin="round"><path d="${path}" transform="translate(${-centre} 0)"/><path d="${path}" transform="translate(${centre} 0)"/><path d="M-75 -30Q0 -70 75 -30M${-end} -80H${-edge + 14}M${end} -80H${edge - 14}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
