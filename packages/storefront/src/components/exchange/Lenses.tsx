import '../../styles/features.css';

export { ExchangeLenses } from '@lunette/orders-returns';
