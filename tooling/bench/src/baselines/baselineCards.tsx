import { compileMessage } from '@lingui/message-utils/compileMessage';
import { makeStore } from '@lunette/api-client';
import { HeartButton } from '@lunette/catalog';
import { Category } from '@lunette/catalog/contract';
import cardTexts from '@lunette/catalog/locales/browse/en.json' with { type: 'json' };
import { TextProvider } from '@lunette/ui-kit';
import kitTexts from '@lunette/ui-kit/locales/en.json' with { type: 'json' };
import { renderToPipeableStream } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { ProductCard } from '../../../../packages/catalog/src/components/card/ProductCard.tsx';

const words = Object.entries({ ...kitTexts, ...cardTexts });
const messages = Object.fromEntries(words.map(([id, words]) => [id, compileMessage(words)]));
const refused = () => Promise.reject(new Error('A page of cards makes no call.'));
const store = makeStore({
  baseUrl: '',
  client: 'desktop',
  country: 'IN',
  language: 'en',
  fetch: refused,
  pagePath: () => '/',
  hasPlacedOrder: () => false,
  session: { ensure: refused, renew: refused },
});

/** A page with only the cards of a listing, from the gateway's answer. */
export function cardsOf(answer: unknown) {
  const { product_list: goods } = Category.parse(answer);
  return (onAllReady: () => void) =>
    renderToPipeableStream(
      <html lang="en">
        <body>
          <TextProvider language="en" country="IN" messages={messages}>
            <Provider store={store}>
              <MemoryRouter>
                {goods.map((product) => (
                  <ProductCard
                    key={product.id}
                    product={product}
                    sizes="26vw"
                    heart={<HeartButton productId={product.id} name={product.model_name} />}
                  />
                ))}
              </MemoryRouter>
            </Provider>
          </TextProvider>
        </body>
      </html>,
      { onAllReady },
    );
}
