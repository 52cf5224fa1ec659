import { paths, CachedFragment } from '@lunette/api-client';
import type { Navigation } from '@lunette/session';
import { CountryPicker, FooterLink, isShownInFooter, NavigationLink, useText } from '@lunette/storefront';
import { Logo, Wrap } from '@lunette/ui-kit';
import { ChevronDown } from 'lucide-react';
import { Link, useLocation } from 'react-router';

/** The footer: the shop, the country, and the links of the gateway's navigation, with one section open at a time. */
export function Footer({ navigation }: { navigation: Navigation | undefined }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const { sections = [], bottom = [], social = [], apps = [] } = navigation?.footer ?? {};
  return (
    <footer className="later mt-16 border-t border-line bg-sunk pb-20 text-14">
      <Wrap>
        <CachedFragment name="footer" cacheKey={navigation && [navigation]}>
          <div className="grid justify-items-start gap-3.5 py-8">
            <Link to={paths.home()} aria-label="Lunette">
              <Logo />
            </Link>
            <p className="max-w-[34ch] text-ink-soft">{t('storefront.about')}</p>
            <CountryPicker />
          </div>
          {sections.map((section) => (
            <details key={section.title} name="footer" className="group border-t border-line">
              <summary className="flex min-h-13 list-none items-center justify-between font-semibold">
                {section.title}
                <ChevronDown
                  aria-hidden
                  size={18}
                  className="transition-transform duration-200 group-open:rotate-180"
                />
              </summary>
              <ul className="pb-3">
                {section.links.filter(isShownInFooter).map((link) => (
                  <li key={link.url}>
                    <FooterLink link={link} className="flex min-h-11 items-center text-ink-soft" />
                  </li>
                ))}
              </ul>
            </details>
          ))}
          <div className="grid gap-3 border-t border-line py-5">
            <ul aria-label={t('storefront.apps')} className="flex flex-wrap gap-2">
              {apps.map(({ store, ...link }) => (
                <li key={store}>
                  <NavigationLink link={link} className="btn btn-second btn-s" />
                </li>
              ))}
            </ul>
            <ul aria-label={t('storefront.social')} className="flex flex-wrap gap-x-5 text-ink-soft">
              {social.map(({ network, ...link }) => (
                <li key={network}>
                  <NavigationLink link={link} className="flex min-h-11 items-center" />
                </li>
              ))}
            </ul>
          </div>
        </CachedFragment>
        <div className="flex flex-wrap justify-between gap-x-5 gap-y-1 border-t border-line py-5 text-ink-soft">
          <span>{t('storefront.rights')}</span>
          <DesktopSiteLink path={`${pathname}${search}`} />
          <ul className="flex flex-wrap gap-x-5">
            {bottom.filter(isShownInFooter).map((link) => (
              <li key={link.url}>
                <FooterLink link={link} />
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </footer>
  );
}

function DesktopSiteLink({ path }: { path: string }) {
  const t = useText();
  return (
    <a href={`/desktop-site?to=${encodeURIComponent(path)}`} rel="nofollow">
      {t('storefront.desktop-site')}
    </a>
  );
}
