import { Button, Price, ThumbBar } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import type { ReturnPreview } from '../../contract/return/returnParts.ts';
import { useReturnText } from '../../returnText.ts';

interface ReturnActionProps {
  preview: ReturnPreview | undefined;
  loading?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** The button of a step: below the sum on a computer, in the bottom bar with the sum on a phone. */
export function ReturnAction({ preview, loading = false, onPress, children }: ReturnActionProps) {
  const t = useReturnText();
  return (
    <ThumbBar className="tablet:static tablet:grid tablet:border-0 tablet:bg-transparent tablet:p-0">
      {preview && (
        <span className="flex-none leading-tight tablet:hidden">
          <b className="display block text-22">
            <Price amount={preview.total} />
          </b>
          <span className="text-12 text-ink-soft">{t('returns.comes-back')}</span>
        </span>
      )}
      <Button size="l" loading={loading} onClick={onPress}>
        {children}
      </Button>
    </ThumbBar>
  );
}
