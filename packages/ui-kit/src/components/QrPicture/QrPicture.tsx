import { encode } from 'uqr';
import { className as join } from '../../className.ts';

/** Props of `QrPicture`. */
export interface QrPictureProps {
  /** The encoded text: an address. */
  text: string;
  /** What the address leads to, for screen readers. */
  label: string;
  /** Its width. */
  className?: string;
}

/** A QR code with the quiet zone that cameras need, dark on light in both themes, drawn as one path. */
export function QrPicture({ text, label, className }: QrPictureProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={join('rounded-control border border-line', className)}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#171614" />
    </svg>
  );
}
