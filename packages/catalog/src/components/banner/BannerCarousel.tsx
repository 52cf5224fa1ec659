import { Carousel } from '@lunette/ui-kit';
import type { CarouselBanner } from '../../contract/index.ts';
import { Banner } from './Banner.tsx';

/** Props of `BannerCarousel`. */
export interface BannerCarouselProps {
  /** The label for screen readers. */
  label: string;
  banners: readonly CarouselBanner[];
}

/** The banners of a category, of which one is shown. */
export function BannerCarousel({ label, banners }: BannerCarouselProps) {
  return (
    <Carousel label={label}>
      {banners.map((banner) => (
        <Banner key={banner.url} banner={banner} />
      ))}
    </Carousel>
  );
}
