import { paths } from '@lunette/api-client';
import type { Navigation } from '@lunette/session';
import { CountryPicker, FooterLink, isShownInFooter, NavigationLink, useText } from '@lunette/storefront';
import { Logo, Wrap } from '@lunette/ui-kit';
import { Link } from 'react-router';

/** The footer: the shop, the country, and the links of the gateway's navigation. */
export function Footer({ navigation }: { navigation: Navigation | undefined }) {
  const t = useText();
  const { sections = [], bottom = [], social = [], apps = [] } = navigation?.footer ?? {};
  return (
    <footer className="later mt-24 border-t border-line bg-sunk text-14">
      <Wrap>
        <div className="grid gap-10 pt-16 pb-10 tablet:grid-cols-2 desk:grid-cols-[1.5fr_repeat(4,1fr)]">
          <div className="grid content-start justify-items-start gap-3.5">
            <Link to={paths.home()} aria-label="Lunette">
              <Logo />
            </Link>
            <p className="max-w-[30ch] text-ink-soft">{t('storefront.about')}</p>
            <CountryPicker />
          </div>
          {sections.map((section) => (
            <nav key={section.title} aria-label={section.title}>
              <p className="mb-2 font-semibold">{section.title}</p>
              <ul>
                {section.links.filter(isShownInFooter).map((link) => (
                  <li key={link.url}>
                    <FooterLink
                      link={link}
                      className="inline-flex min-h-8 items-center text-ink-soft hover:text-ink"
                    />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-5">
          <ul aria-label={t('storefront.apps')} className="flex gap-2">
            {apps.map(({ store, ...link }) => (
              <li key={store}>
                <NavigationLink link={link} className="btn btn-second btn-s" />
              </li>
            ))}
          </ul>
          <ul aria-label={t('storefront.social')} className="flex gap-6 text-ink-soft">
            {social.map(({ network, ...link }) => (
              <li key={network}>
                <NavigationLink link={link} className="hover:text-ink" />
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-3 border-t border-line py-5 text-ink-soft">
          <span>{t('storefront.rights')}</span>
          {/* A phone that has chosen the desktop site goes back with it. */}
          <a href="?view=mobile" rel="nofollow" className="hidden hover:text-ink pointer-coarse:block">
            {t('storefront.mobile-site')}
          </a>
          <ul className="flex gap-6">
            {bottom.filter(isShownInFooter).map((link) => (
              <li key={link.url}>
                <FooterLink link={link} className="hover:text-ink" />
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </footer>
  );
}
