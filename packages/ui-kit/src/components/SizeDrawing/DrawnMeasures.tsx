import { useText } from '../../text.ts';
import type { FrameMeasures } from './SizeDrawing.tsx';

interface DrawnMeasuresProps extends FrameMeasures {
  /** The edges of the lens, the position of the temple and half the height of the lens, in units of the drawing. */
  inner: number;
  outer: number;
  end: number;
  half: number;
  centre: number;
}

/** The dimension lines of a size drawing and their numbers. */
export function DrawnMeasures(props: DrawnMeasuresProps) {
  const { frameWidth, lensWidth, lensHeight, bridge, temple, inner, outer, end, half, centre } = props;
  const t = useText();
  const above = -half - 23;
  const below = half + 20;
  return (
    <>
      <g stroke="var(--line-strong)" strokeWidth="1">
        <path d={`M${-end} ${above}H-44M44 ${above}H${end}M${-end} ${above - 5}v10M${end} ${above - 5}v10`} />
        <path d={`M${-outer} ${below}H${-inner}M${-outer} ${below - 5}v10M${-inner} ${below - 5}v10`} />
        <path d={`M${-inner} ${below}H${inner}M${inner} ${below - 5}v10`} />
        <path
          d={`M${end} ${above + 6}V${-half * 0.5 - 6}M${-end} ${above + 6}V${-half * 0.5 - 6}`}
          strokeDasharray="2 4"
        />
        {lensHeight && (
          <path
            d={`M${-centre} ${-half}V-14M${-centre} 14V${half}M${-centre - 5} ${-half}h10M${-centre - 5} ${half}h10`}
          />
        )}
      </g>
      <g className="num" fill="currentColor" fontSize="13" textAnchor="middle">
        <text x="0" y={above + 5}>
          {t('ui.millimetres', { mm: frameWidth })}
        </text>
        {lensHeight && (
          <text x={-centre} y="5">
            {lensHeight}
          </text>
        )}
        <text x={-centre} y={below + 22}>
          {t('ui.size-lens', { mm: lensWidth })}
        </text>
        <text x="0" y={below + 22}>
          {t('ui.size-bridge', { mm: bridge })}
        </text>
        <text x={centre} y={below + 22}>
          {t('ui.size-temple', { mm: temple })}
        </text>
      </g>
    </>
  );
}
