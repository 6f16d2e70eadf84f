import type { Result } from '../domain/result';
import type { CustomerAccess } from './customers';

/** What only a shop of our own does, whose letters lead to it. */
export interface NewsletterLinks {
  /** Sends a link that ends the subscription of this e-mail, where it has one; the answer is the same without. */
  askToLeave(email: string): Promise<Result<null>>;
  /**
   * Subscribes the e-mail that a link was sent to; the same again for a second click. `coupon` is its own, null where
   * it was given one before. 404 for a link that is not good.
   */
  confirm(token: string): Promise<Result<{ coupon: string | null }>>;
  /** Ends the subscription of this token; the same when it has ended already. */
  end(token: string): Promise<void>;
}

/** Who wants the newsletter. */
export interface NewsletterPort {
  isSubscribed(email: string): Promise<Result<boolean>>;
  /**
   * Asks for the newsletter: in a shop of our own it is sent once the link of a message is followed. The answer is the
   * same whoever is subscribed.
   */
  subscribe(email: string): Promise<Result<null>>;
  /** Ends the subscription of an e-mail that was shown to be one's own. */
  unsubscribe(email: string): Promise<Result<null>>;
  /** null: subscriptions are a retailer's. */
  links: NewsletterLinks | null;
  /** The links as a customer follows them: what theirs confirms, its coupon too, stands in their account. */
  ofCustomer(customer: CustomerAccess): Pick<NewsletterPort, 'links'>;
}

declare module './commerce' {
  interface Commerce {
    newsletter: NewsletterPort;
  }
}
