import { Wrap } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import type { HomeSection, ProductCard } from '../../contract/index.ts';
import { CategoryBanners } from '../banner/CategoryBanners.tsx';
import { HeroSection } from './HeroSection.tsx';
import { KindsSection } from './KindsSection.tsx';
import { ProductsSection } from './ProductsSection.tsx';
import { ReviewsSection } from './ReviewsSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';
import { StepsSection } from './StepsSection.tsx';
import { useShownSections } from './useShownSections.ts';
import { VisitSection } from './VisitSection.tsx';

/** Props of `HomeSections`. */
export interface HomeSectionsProps {
  /** The key of the page to which the sections belong. */
  pageKey: string;
  sections: readonly HomeSection[];
  heart?: (product: ProductCard) => ReactNode;
}

/**
 * The sections of a home page in their order, each rendered by its type; the first sections are rendered before the others.
 */
export function HomeSections({ pageKey, sections, heart }: HomeSectionsProps) {
  const { shown, end } = useShownSections(pageKey, sections.length);
  return (
    <>
      {sections.slice(0, shown).map((section) =>
        section.type === 'hero' ? (
          <HeroSection key={section.id} section={section} />
        ) : (
          <Wrap as="section" key={section.id} className="later pt-16 tablet:pt-24">
            {drawn(section, heart)}
          </Wrap>
        ),
      )}
      <div ref={end} />
    </>
  );
}

function drawn(
  section: Exclude<HomeSection, { type: 'hero' }>,
  heart: HomeSectionsProps['heart'],
): ReactNode {
  switch (section.type) {
    case 'kinds':
      return <KindsSection section={section} />;
    case 'banners':
      return <CategoryBanners categoryId={section.categoryId} />;
    case 'services':
      return <ServicesSection section={section} />;
    case 'products':
      return <ProductsSection section={section} heart={heart} />;
    case 'steps':
      return <StepsSection section={section} />;
    case 'visit':
      return <VisitSection section={section} />;
    case 'reviews':
      return <ReviewsSection section={section} />;
  }
}
