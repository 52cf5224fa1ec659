import { PageBreadcrumbs } from '../browse/PageBreadcrumbs.tsx';
import { BuyColumn, type BuyColumnProps } from '../buy/BuyColumn.tsx';
import { ProductViews, type ProductViewsProps } from '../gallery/ProductViews.tsx';
import { ReviewSection, type ReviewSectionProps } from '../reviews/ReviewSection.tsx';
import { LensSolutions } from './LensSolutions.tsx';
import { SimilarProducts } from './SimilarProducts.tsx';
import { Specifications } from './Specifications.tsx';

type ProductPageProps = BuyColumnProps &
  Pick<ReviewSectionProps, 'writeReview'> &
  Pick<ProductViewsProps, 'tryOn'>;

/** The page of a loaded product: pictures beside the buy column, then specifications, similar products and reviews. */
export function ProductPage({ tryOn, writeReview, ...props }: ProductPageProps) {
  const { product } = props;
  return (
    <div className="wrap pb-16">
      <PageBreadcrumbs breadcrumb={product.breadcrumb} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 min-[60rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] min-[60rem]:items-start min-[60rem]:gap-8 desk:gap-12">
        <ProductViews product={product} tryOn={tryOn} />
        <BuyColumn {...props} />
      </div>
      <Specifications product={product} />
      {product.classification === 'contact_lens' && <LensSolutions productId={product.id} />}
      <SimilarProducts product={product} />
      {/* Reviews are about a model: in another colour or size, a review that is being written is kept. */}
      <ReviewSection
        key={`${product.brandName} ${product.modelName}`}
        product={product}
        writeReview={writeReview}
      />
    </div>
  );
}
