import { Configuration, Navigation } from './contract/index.ts';

/** A menu with one kind of goods and a footer with one section. */
export function aNavigation(over: Partial<Navigation> = {}): Navigation {
  return Navigation.parse({
    offers: ['Free shipping', '14 days return'],
    menu: [
      {
        id: 'eyeglasses',
        label: 'Eyeglasses',
        url: '/eyeglasses',
        layout: 'two-col',
        sections: [{ title: 'Shape', links: [{ label: 'Round', url: '/eyeglasses?frame_shape=round' }] }],
      },
    ],
    footer: {
      sections: [{ title: 'Shop', links: [{ label: 'Eyeglasses', url: '/eyeglasses' }] }],
      bottom: [{ label: 'Terms', url: '/terms' }],
    },
    ...over,
  });
}

/** The common configuration of a shop with its default settings. */
export function aConfiguration(over: Partial<Configuration> = {}): Configuration {
  return Configuration.parse({
    category_page_size: 15,
    studio_flow: { enabled: false },
    desktop_cart_flow: { enabled: true },
    cart_popup: { searchFor: [{ name: 'Round frames', url: '/eyeglasses?frame_shape=round' }] },
    support: { phone: '1800 202 4400', hours: '9:00 to 21:00' },
    ...over,
  });
}
