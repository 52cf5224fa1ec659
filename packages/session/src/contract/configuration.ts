import { endpoint, wholeNumber } from '@lunette/api-client/contract';
import { z } from 'zod';

/** What is said in the place of a power that is not there as values, beside an icon. */
const PowerStatusMessage = z.object({
  /** `picture` or `call`; a page shows no icon for a name that it does not know. */
  icon: z.string(),
  message: z.string(),
});

/** Common configuration, by key: feature flags and limits that the server decides. */
export const Configuration = z.object({
  category_page_size: z.number().int().optional(),
  studio_flow: z.object({ enabled: z.boolean() }).optional(),
  desktop_cart_flow: z.object({ enabled: z.boolean() }).optional(),
  /** Whether faces are kept by the personalisation service, which has its own way in (SHELL-08). */
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
  /** A power whose paper was sent as a picture, and one that the shopper does not know (RX-09). */
  power_status: z
    .object({ powerUploadText: PowerStatusMessage, dontKnowPowerText: PowerStatusMessage })
    .optional(),
  support: z.object({ phone: z.string(), hours: z.string() }).optional(),
  /** Codes by text message: how many digits, seconds until another, tries at one, how many an hour, minutes it lives. */
  otp: z
    .object({
      digits: z.number().int(),
      resendSeconds: z.number().int(),
      retryLimit: z.number().int(),
      sendLimit: z.number().int(),
      lifeMinutes: z.number().int(),
    })
    .optional(),
  /** Identity providers through which somebody can sign in. */
  social_accounts: z.array(z.object({ account: z.string(), name: z.string() })).optional(),
});
export type Configuration = z.infer<typeof Configuration>;

const Link = z.object({ label: z.string(), url: z.string(), newTab: z.boolean().optional() });

/** The third level of a menu: links under a title, perhaps beside a picture that leads somewhere. */
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
  /** Offers for those who have not ordered yet; a repeat user does not see them (GLOB-06). */
  offersForNew: z.array(z.string()).default([]),
  menu: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      url: z.string(),
      layout: z.enum(['two-col', 'grid', 'list-grid', 'three-col']),
      sections: z.array(MenuSection),
      /** Whom the goods are for; each has sections of its own. */
      genders: z
        .array(
          z.object({ id: z.string(), label: z.string(), url: z.string(), sections: z.array(MenuSection) }),
        )
        .default([]),
    }),
  ),
  /** Beside the menus, each with its icon. */
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

/** What an address shows: the routing lookup of the specification. */
export const Route = z.object({
  section: z.enum(['category', 'product', 'cms', 'collection', 'search']),
  productId: z.string().nullable(),
  categoryId: z.string().nullable(),
  /** The address under which this page should be known, such as `/eyeglasses`. */
  canonicalUrl: z.string().nullable(),
});
export type Route = z.infer<typeof Route>;

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
  /** The same content for a phone, whose sheet shows the pictures across its whole width. */
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
