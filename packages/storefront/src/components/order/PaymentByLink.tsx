import '../../styles/features.css';

export { PaymentByLink } from '@lunette/orders-returns';
