import { lensOutline, type ShapeName } from '@lunette/frame-model';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';
import { DrawnMeasures } from './DrawnMeasures.tsx';

/** The measures of a frame in millimetres. */
export interface FrameMeasures {
  frameWidth: number;
  lensWidth: number;
  lensHeight?: number | null;
  bridge: number;
  temple: number;
}

/** Props of `SizeDrawing`. */
export interface SizeDrawingProps {
  measures: FrameMeasures;
  /** A shape of the frame model; an unknown shape is drawn as a panto. */
  shape?: string;
  className?: string;
}

const KNOWN: Record<ShapeName, true> = {
  round: true,
  oval: true,
  panto: true,
  rectangle: true,
  square: true,
  wayfarer: true,
  'cat-eye': true,
  butterfly: true,
  aviator: true,
  hexagon: true,
  browline: true,
};

/** Units of the drawing per millimetre. */
const SCALE = 3.2;

/** A frame from the front with its true measures: width, lens, bridge, height and temple, in millimetres. */
export function SizeDrawing({ measures, shape = 'panto', className }: SizeDrawingProps) {
  const t = useText();
  const { frameWidth, lensWidth, bridge, temple } = measures;
  const lensHeight = measures.lensHeight ?? lensWidth * 0.85;
  const label = measures.lensHeight
    ? t('ui.size-drawing-height', { width: frameWidth, lens: lensWidth, height: lensHeight, bridge, temple })
    : t('ui.size-drawing', { width: frameWidth, lens: lensWidth, bridge, temple });
  const inner = (bridge / 2) * SCALE;
  const outer = inner + lensWidth * SCALE;
  const end = (frameWidth / 2) * SCALE;
  const half = (lensHeight / 2) * SCALE;
  const lens = outlinePath(shape, lensWidth, lensHeight);
  const centre = (inner + outer) / 2;
  return (
    <svg
      className={join('size-drawing', className)}
      viewBox={`-240 ${-half - 44} 480 ${2 * half + 98}`}
      role="img"
      aria-label={label}
      direction="ltr"
      fill="none"
    >
      <g stroke="currentColor" strokeWidth="2">
        <path d={lens} transform={`translate(${centre} 0)`} />
        <path d={lens} transform={`translate(${-centre} 0) scale(-1 1)`} />
        <path d={`M${-inner - 1} ${-half * 0.35}Q0 ${-half * 0.35 - 18} ${inner + 1} ${-half * 0.35}`} />
        <path d={`M${outer - 4} ${-half * 0.5}H${end}v10M${-outer + 4} ${-half * 0.5}H${-end}v10`} />
      </g>
      <DrawnMeasures {...measures} inner={inner} outer={outer} end={end} half={half} centre={centre} />
    </svg>
  );
}

function outlinePath(name: string, lensWidth: number, lensHeight: number): string {
  const shape = isShape(name) ? name : 'panto';
  const points = lensOutline({ shape, lensWidth, lensHeight, softness: 1, flare: 0, sweep: 0 }, 96);
  return `M${points.map(([x, y]) => `${(x * SCALE).toFixed(1)} ${(-y * SCALE).toFixed(1)}`).join('L')}Z`;
}

function isShape(name: string): name is ShapeName {
  return Object.hasOwn(KNOWN, name);
}
