import { Num } from '@lunette/ui-kit';
import type { FrameMeasures } from '../../contract/index.ts';

/** A size as engraved on a temple, `47□21–145`. The square is drawn, because few typefaces have the character. */
export function BoxingSize({
  lensWidth,
  bridge,
  temple,
}: Pick<FrameMeasures, 'lensWidth' | 'bridge' | 'temple'>) {
  return (
    <Num aria-label={`${lensWidth}-${bridge}-${temple}`} role="img">
      {lensWidth}
      <i className="mx-[.28em] inline-block size-[.5em] border border-current align-[.08em]" />
      {bridge}–{temple}
    </Num>
  );
}
