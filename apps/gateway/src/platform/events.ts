import type { CountryCode, Language } from '@lunette/country-config';
import type { Database, Queries } from './database/database.ts';

/** A customer with the e-mail address and mobile number of the account; a verified one has the time of its verification. */
export interface Contact {
  id: string;
  email: string | null;
  emailVerifiedAt: Date | null;
  phoneCode: string | null;
  telephone: string | null;
  telephoneVerifiedAt: Date | null;
}

/** Who did something: a customer, a guest's session, or a service; `id` is null if only the kind is known. */
export interface Actor {
  kind: 'customer' | 'guest' | 'staff' | 'store' | 'lab' | 'courier' | 'provider';
  id: string | null;
}

/** What was done to an order. Each act has its text `orders.act.…`. */
export interface OrderAct {
  orderId: string;
  /** The item of the act; without one the act concerns the whole order. */
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
  | 'picture_sent'
  | 'power_read'
  | 'picture_unreadable'
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
 * The events of the domains, with the data that subscribers get. An event is published in the transaction in which it
 * happens.
 */
export interface DomainEvents {
  /** A guest's session became a customer's. At the checkout the current cart stays as it is (O-23). */
  onSignIn: {
    sessionId: string;
    customer: Contact;
    country: CountryCode;
    language: Language;
    place: 'checkout' | undefined;
    /** The storefront of the session. */
    client: 'desktop' | 'mobilesite';
  };
  /** A customer who is signed in has verified an e-mail address or a mobile number. */
  onContactProven: { sessionId: string; customer: Contact };
  /** Two accounts of one person are merged. */
  onCustomersMerged: { from: string; into: string; language: Language };
  /** An account is deleted: its row is deleted after this event. */
  onCustomerDeleted: { customerId: string };
  /** The order of a customer is placed: it is paid, or will be paid on delivery. Orders of guests are not published. */
  onOrderPlaced: { orderId: string; customerId: string; country: CountryCode; membershipDays: number };
  /** An order has ended: it was not paid in time, or its shopper cancelled it. Its row is locked. */
  onOrderEnded: {
    orderId: string;
    cartId: string;
    country: CountryCode;
    reason: 'unpaid' | 'cancelled';
    /** Who ordered; null if the account was deleted or the guest's session has ended. */
    shopper: { id: string; customerId: string | null } | null;
  };
  /**
   * A payment that was open has ended: what it pays for (the order, or an amendment or exchange of it, `targetId`) is
   * paid, or needs another payment. The order's row is locked.
   */
  onPaymentSettled: {
    orderId: string;
    paymentId: string;
    purpose: 'order' | 'amendment' | 'exchange';
    targetId: string | null;
    isPaid: boolean;
  };
  /**
   * A refund has ended: the money has arrived, or could not be sent. `returnId` is the return whose pieces it refunds.
   * The order's row is locked.
   */
  onRefundEnded: { orderId: string; returnId: string | null };
  /** Items of an order have reached a status. The order's row is locked. */
  onItemsMoved: { orderId: string; itemIds: string[]; status: string };
  /**
   * A caller reads goods for an exchange of an item; a subscriber refuses a caller who may not exchange it. `token` is
   * the caller's.
   */
  onGoodsForExchange: { orderId: string; itemId: string; token: string };
  /** A domain on which that of orders depends did something to an order; the subscriber stores the act. */
  onOrderAct: OrderAct;
}

type EventName = keyof DomainEvents;

/** What a subscriber gets. Its writes commit or roll back together with the cause of the event. */
export interface EventContext {
  tx: Queries;
  /** The database for reads of the catalogue, outside the transaction. */
  catalogDb: Database;
  publish: Publish;
}

/** A transaction, and the function that publishes events in it. */
export type TransactionContext = Pick<EventContext, 'tx' | 'publish'>;

/** Handles an event in its transaction; an error rolls the transaction back. */
export type Subscriber<N extends EventName> = (
  event: DomainEvents[N],
  context: EventContext,
) => Promise<void>;

/** The subscribers of each event in the order in which they run. */
export type Subscribers = { [N in EventName]: readonly Subscriber<N>[] };

/** Runs the subscribers of an event one after the other in a transaction. An error of one of them rolls all of it back. */
export type Publish = <N extends EventName>(tx: Queries, name: N, event: DomainEvents[N]) => Promise<void>;

/** Makes the function with which the domains of a gateway publish their events. */
export function publisher(subscribers: Subscribers, catalogDb: Database): Publish {
  const publish: Publish = async (tx, name, event) => {
    for (const subscriber of subscribers[name]) await subscriber(event, { tx, catalogDb, publish });
  };
  return publish;
}
