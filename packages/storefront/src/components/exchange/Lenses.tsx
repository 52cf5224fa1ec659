export { ExchangeLenses } from '@lunette/orders-returns';
