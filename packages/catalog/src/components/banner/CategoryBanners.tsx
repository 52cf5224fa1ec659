import { lazyPart } from '@lunette/ui-kit';
import { useEffect, useState } from 'react';
import { useGetCarouselBannersQuery } from '../../api/catalog.ts';
import { useText } from '../../text.ts';
import { Banner } from './Banner.tsx';
import type { BannerCarouselProps } from './BannerCarousel.tsx';

const Slides = lazyPart(async () => (await import('./BannerCarousel.tsx')).BannerCarousel, {
  Failed: FirstBanner,
});

/**
 * The banners of a category in a carousel; nothing if they could not be loaded (HOME-06). The first one is shown until the
 * code of the carousel has loaded.
 */
export function CategoryBanners({ categoryId }: { categoryId: string }) {
  const t = useText();
  const { currentData } = useGetCarouselBannersQuery({ query: { category: categoryId } });
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => void Slides.fetched().then(() => setLoaded(true)), []);
  if (!currentData) return null;
  const Shown = isLoaded ? Slides : FirstBanner;
  return <Shown label={t('catalog.banners')} banners={currentData.banners} />;
}

/** The first banner, with the space that the controls of the carousel need below it. */
function FirstBanner({ banners: [first] }: BannerCarouselProps) {
  return (
    <>
      {first && <Banner banner={first} />}
      <div className="h-14" />
    </>
  );
}
