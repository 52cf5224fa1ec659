import type { CountryCode, Language } from '@lunette/country-config';
import type { Database, Queries } from './database/database.ts';

/** A customer with the addresses that are on the account; a proven one has the time of its proof. */
export interface Contact {
  id: string;
  email: string | null;
  emailVerifiedAt: Date | null;
  phoneCode: string | null;
  telephone: string | null;
  telephoneVerifiedAt: Date | null;
}

/** Who did something: a customer, a guest's session, or a service; `id` is null where only the kind is known. */
export interface Actor {
  kind: 'customer' | 'guest' | 'staff' | 'store' | 'lab' | 'courier' | 'provider';
  id: string | null;
}

/** What was done to an order. Each act has its text `orders.act.…`. */
export interface OrderAct {
  orderId: string;
  /** The item that it is about; the whole order where none is named. */
  itemId?: string | null;
  actor: Actor;
  act: ActName;
  /** Values of its text, without personal data. */
  details?: Record<string, string | number>;
}

type ActName =
  | 'placed'
  | 'paid'
  | 'payment_failed'
  | 'payment_started'
  | 'taken_back'
  | 'unpaid'
  | 'brought_back'
  | 'cancelled'
  | 'pieces_cancelled'
  | 'claimed'
  | 'code_entered'
  | 'address_changed'
  | 'cash_confirmed'
  | 'power_given'
  | 'power_changed'
  | 'waiting_for_power'
  | 'power_type_changed'
  | 'lenses_changed'
  | 'change_asked'
  | 'change_refused'
  | 'confirmed'
  | 'lenses_cut'
  | 'quality_check'
  | 'packed'
  | 'shipped'
  | 'out_for_delivery'
  | 'delivered'
  | 'delivery_failed'
  | 'returned_to_sender'
  | 'lost'
  | 'parcel_found'
  | 'stopped_found'
  | 'return_found'
  | 'delayed'
  | 'cancel_offered'
  | 'return_moved'
  | 'pickup_missed'
  | 'pickup_changed'
  | 'refund_chosen'
  | 'bank_account_given'
  | 'refund_credited'
  | 'exchange_begun'
  | 'exchange_confirmed'
  | 'exchange_cancelled'
  | 'exchange_owed'
  | 'exchange_done';

/**
 * The events of the domains and what subscribers learn from each. An event is published in the transaction in
 * which it happens.
 */
export interface DomainEvents {
  /** A guest's session became a customer's. At the checkout the cart at hand stays as it is (O-23). */
  onSignIn: {
    sessionId: string;
    customer: Contact;
    country: CountryCode;
    language: Language;
    place: 'checkout' | undefined;
    /** The storefront of the session. */
    client: 'desktop' | 'mobilesite';
  };
  /** A customer who is signed in has proven an e-mail address or a mobile number. */
  onContactProven: { sessionId: string; customer: Contact };
  /** Two accounts of one person become one. */
  onCustomersMerged: { from: string; into: string; language: Language };
  /** An account ends: its row is deleted after this. */
  onCustomerDeleted: { customerId: string };
  /** The order of a customer is placed: it is paid, or will be paid on delivery. Orders of guests are not published. */
  onOrderPlaced: { orderId: string; customerId: string; country: CountryCode; membershipDays: number };
  /** An order has ended: nobody paid it in time, or its shopper cancelled it. Its row is locked. */
  onOrderEnded: {
    orderId: string;
    cartId: string;
    country: CountryCode;
    reason: 'unpaid' | 'cancelled';
    /** Who ordered; null where the account was deleted or the guest's session has ended. */
    shopper: { id: string; customerId: string | null } | null;
  };
  /**
   * A payment that was waited for has come to its end: what it is for (the order, or an amendment or exchange of it,
   * `targetId`) is paid, or needs another payment. The order's row is locked.
   */
  onPaymentSettled: {
    orderId: string;
    paymentId: string;
    purpose: 'order' | 'amendment' | 'exchange';
    targetId: string | null;
    isPaid: boolean;
  };
  /**
   * A refund has come to its end: the money is there, or could not be sent. `returnId` is the return whose pieces it pays for.
   * The order's row is locked.
   */
  onRefundEnded: { orderId: string; returnId: string | null };
  /** Items of an order have come to a status. The order's row is locked. */
  onItemsMoved: { orderId: string; itemIds: string[]; status: string };
  /** Goods are asked for in place of an item of an order; whoever may not exchange it is refused. `token` is the caller's. */
  onGoodsForExchange: { orderId: string; itemId: string; token: string };
  /** Something was done to an order by a domain below that of orders, which writes it down. */
  onOrderAct: OrderAct;
}

type EventName = keyof DomainEvents;

/** What a subscriber works with. All of it commits or rolls back with what caused the event. */
export interface EventContext {
  tx: Queries;
  /** Where the catalogue is read, outside the transaction. */
  catalogDb: Database;
  publish: Publish;
}

/** A transaction, and how events are published in it. */
export type TransactionContext = Pick<EventContext, 'tx' | 'publish'>;

export type Subscriber<N extends EventName> = (
  event: DomainEvents[N],
  context: EventContext,
) => Promise<void>;

/** The subscribers of each event in the order in which they run. */
export type Subscribers = { [N in EventName]: readonly Subscriber<N>[] };

/**
 * Runs the subscribers of an event one after the other in a transaction. An error of one of them rolls all of it
 * back.
 */
export type Publish = <N extends EventName>(tx: Queries, name: N, event: DomainEvents[N]) => Promise<void>;

/** The function with which the domains of a gateway publish their events. */
export function publisher(subscribers: Subscribers, catalogDb: Database): Publish {
  const publish: Publish = async (tx, name, event) => {
    for (const subscriber of subscribers[name]) await subscriber(event, { tx, catalogDb, publish });
  };
  return publish;
}
