import { endpoint, wholeNumber } from '@lunette/api-client/contract';
import { z } from 'zod';

/** The text and icon that are shown for a power without values. */
const PowerStatusMessage = z.object({
  /** `picture` or `call`; a page shows no icon for an unknown name. */
  icon: z.string(),
  message: z.string(),
});

/** Common configuration, by key: feature flags and limits that the server decides. */
export const Configuration = z.object({
  category_page_size: z.number().int().optional(),
  studio_flow: z.object({ enabled: z.boolean() }).optional(),
  desktop_cart_flow: z.object({ enabled: z.boolean() }).optional(),
  /** Whether the personalisation service stores faces; it has a sign-in of its own (SHELL-08). */
  cygnus: z.object({ enabled: z.boolean() }).optional(),
  marketplace_logo: z.record(z.string(), z.string()).optional(),
  loyalty: z
    .object({
      goldPid: z.string(),
      brandsAllowed: z.array(z.string()),
      classificationsAllowed: z.array(z.string()),
    })
    .optional(),
  cart_popup: z
    .object({
      mainText: z.string().optional(),
      frameOnlyText: z.string().optional(),
      searchFor: z.array(z.object({ name: z.string(), url: z.string() })),
    })
    .optional(),
  /** Whether a customer's wallet can be used for a cart (MONEY-03). */
  cart_wallet: z.object({ apply: z.enum(['ON', 'OFF']) }).optional(),
  /** Whether returns offer exchanges on the desktop too (RET-10); on the phone they always do. */
  exchange: z.object({ desktop: z.enum(['ON', 'OFF']) }).optional(),
  /** The texts for a power that was uploaded as a picture, and for one that the shopper does not know (RX-09). */
  power_status: z
    .object({ powerUploadText: PowerStatusMessage, dontKnowPowerText: PowerStatusMessage })
    .optional(),
  support: z.object({ phone: z.string(), hours: z.string() }).optional(),
  /**
   * One-time codes: number of digits, seconds until another code, attempts for one code, codes an hour, lifetime in
   * minutes.
   */
  otp: z
    .object({
      digits: z.number().int(),
      resendSeconds: z.number().int(),
      retryLimit: z.number().int(),
      sendLimit: z.number().int(),
      lifeMinutes: z.number().int(),
    })
    .optional(),
  /** Identity providers with which a customer can sign in. */
  social_accounts: z.array(z.object({ account: z.string(), name: z.string() })).optional(),
});
export type Configuration = z.infer<typeof Configuration>;

const Link = z.object({ label: z.string(), url: z.string(), newTab: z.boolean().optional() });

/** The third level of a menu: links under a title, optionally beside a picture that is a link. */
const MenuSection = z.object({
  title: z.string(),
  links: z.array(Link),
  banner: z
    .object({
      label: z.string(),
      url: z.string(),
      picture: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }),
    })
    .optional(),
});

/** Menus of the header in up to three levels, the offer line and the footer, in the caller's language. */
export const Navigation = z.object({
  offers: z.array(z.string()),
  /** Offers for shoppers who have not ordered yet; a repeat customer does not see them (GLOB-06). */
  offersForNew: z.array(z.string()).default([]),
  menu: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      url: z.string(),
      layout: z.enum(['two-col', 'grid', 'list-grid', 'three-col']),
      sections: z.array(MenuSection),
      /** The groups that the goods are for; each has sections of its own. */
      genders: z
        .array(
          z.object({ id: z.string(), label: z.string(), url: z.string(), sections: z.array(MenuSection) }),
        )
        .default([]),
    }),
  ),
  /** Links beside the menus, each with its icon. */
  icons: z.array(Link.extend({ icon: z.enum(['stores', 'support']) })).default([]),
  footer: z.object({
    sections: z.array(z.object({ title: z.string(), links: z.array(Link) })),
    bottom: z.array(Link),
    social: z
      .array(Link.extend({ network: z.enum(['instagram', 'facebook', 'x', 'youtube', 'linkedin']) }))
      .default([]),
    /** The badges of the app stores. */
    apps: z.array(Link.extend({ store: z.enum(['app-store', 'play-store']) })).default([]),
  }),
});
export type Navigation = z.infer<typeof Navigation>;

/** What an address leads to: the routing lookup of the specification. */
export const Route = z.object({
  section: z.enum(['category', 'product', 'cms', 'collection', 'search']),
  productId: z.string().nullable(),
  categoryId: z.string().nullable(),
  /** The canonical address of the page, such as `/eyeglasses`. */
  canonicalUrl: z.string().nullable(),
});
export type Route = z.infer<typeof Route>;

/** The calls for configuration, navigation, routes and the sitemap. */
export const configurationContract = {
  getConfiguration: endpoint({
    method: 'GET',
    path: '/v2/utility/redis',
    access: 'public',
    query: z.object({ keys: z.string().max(400) }),
    result: Configuration,
  }),
  getNavigation: endpoint({
    method: 'GET',
    path: '/static/navigation.json',
    access: 'public',
    query: z.object({ v: wholeNumber(0, 9_999_999_999_999).optional() }),
    result: Navigation,
  }),
  /** The same content for the phone storefront, whose sheet shows pictures in full width. */
  getMobileNavigation: endpoint({
    method: 'GET',
    path: '/static/mobile-navigation.json',
    access: 'public',
    query: z.object({ v: wholeNumber(0, 9_999_999_999_999).optional() }),
    result: Navigation,
  }),
  getRoute: endpoint({
    method: 'GET',
    path: '/v2/utility/routing',
    access: 'public',
    query: z.object({ url: z.string().min(1).max(512) }),
    result: Route,
  }),
  /** The public pages of a country's store, for its sitemap. */
  getSitemap: endpoint({
    method: 'GET',
    path: '/v2/utility/sitemap',
    access: 'public',
    result: z.object({ paths: z.array(z.string()) }),
  }),
};
