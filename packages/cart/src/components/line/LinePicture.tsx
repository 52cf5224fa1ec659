import { className, GoodsPicture, thumbnail } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { CartLine } from '../../contract/index.ts';

interface LinePictureProps {
  line: Pick<CartLine, 'thumbnail' | 'fullName' | 'productUrl'>;
  /** `wide` on the desktop page, square elsewhere. */
  shape?: 'wide' | 'square';
  onVisit?: () => void;
}

/** The thumbnail of a line (UI-06). Its link repeats that of the name, so it is left out of the tab order. */
export function LinePicture({ line, shape = 'square', onVisit }: LinePictureProps) {
  return (
    <Link to={line.productUrl} tabIndex={-1} aria-hidden="true" onClick={onVisit}>
      <GoodsPicture
        src={thumbnail(line.thumbnail)}
        alt={line.fullName}
        shape="square"
        sizes={shape === 'wide' ? '(width >= 45rem) 176px, 108px' : '96px'}
        className={className(shape === 'wide' && 'tablet:aspect-4/3')}
      />
    </Link>
  );
}
