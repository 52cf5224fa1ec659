import { Refusal, testGateway } from '@lunette/api-client/testing';
import { asCountryCode, countryOf } from '@lunette/country-config';
import { saveCampaign } from '@lunette/session';
import { placeContract } from '@lunette/session/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { VisitorCountryNotice } from './VisitorCountryNotice.tsx';

const cookieOf = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

function visitFrom(countryCode: string | null) {
  return testGateway()
    .on(placeContract.getLocation, () => ({
      countryCode,
      countryName: null,
      city: null,
      audienceType: countryCode === 'IN' ? ('LOCAL' as const) : ('VISITOR' as const),
    }))
    .on(placeContract.getCountry, ({ params }) => {
      const code = asCountryCode(params.countryCode);
      if (!code) throw new Refusal(404, 'country_unknown', 'No store there.');
      const { countryName, currencyCode, phoneCode, isPinCodeHide, domain, localeList } = countryOf(code);
      return {
        countryCode: code,
        countryName,
        currencyCode,
        phoneCode,
        isPinCodeHide,
        domain,
        locales: localeList,
      };
    });
}

describe('the country of the visitor', () => {
  test('CTRY-07 CTRY-08 a visitor from another country sees "out of town" and a link to the site of that country', async () => {
    saveCampaign('?utm_source=mail&utm_campaign=spring&page=2');
    renderAt(<VisitorCountryNotice />, { gateway: visitFrom('SG') });
    await screen.findByRole('dialog', { name: 'You are out of town' });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Go to Singapore website' });
    const address = new URL(link.href);
    expect(address.searchParams.get('country')).toBe('SG');
    expect(address.searchParams.get('ref')).toBe(location.origin);
    expect(address.searchParams.get('utm_source')).toBe('mail');
    expect(address.searchParams.get('utm_campaign')).toBe('spring');
  });

  test.each([
    ['US', 'It looks as if you are in the United States.'],
    ['AE', 'It looks as if you are in the United Arab Emirates.'],
    ['SA', 'It looks as if you are in Saudi Arabia.'],
  ])('CTRY-08 the banner names the country of a visitor from %s as a sentence does', async (from, words) => {
    renderAt(<VisitorCountryNotice />, { gateway: visitFrom(from) });
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(words);
  });

  test('CTRY-08 the page behind the banner cannot be scrolled, and a visitor who stays does not see the banner again', async () => {
    const gateway = visitFrom('SG');
    renderAt(<VisitorCountryNotice />, { gateway });
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
    expect(dialog.matches(':modal.sheet')).toBe(true);
    screen.getByRole('button', { name: 'Stay with India' }).click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const asked = gateway.received.length;
    renderAt(<VisitorCountryNotice />, { gateway });
    await waitFor(() => expect(screen.getAllByRole('main')).toHaveLength(2));
    // The call of a visitor whose country is unknown is sent a moment after the page is rendered.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(gateway.received).toHaveLength(asked);
  });

  test.each(['IN', 'DE', null])('CTRY-07 there is no banner for a visitor from %s', async (from) => {
    const gateway = visitFrom(from);
    renderAt(<VisitorCountryNotice />, { gateway });
    await waitFor(() => expect(cookieOf('audienceType')).toBeDefined());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('CTRY-09 the location sets the cookie audienceType', async () => {
    renderAt(<VisitorCountryNotice />, { gateway: visitFrom('IN') });
    await waitFor(() => expect(cookieOf('audienceType')).toBe('LOCAL'));
  });

  test('CTRY-09 the audience type is the default one if the location is unknown', async () => {
    renderAt(<VisitorCountryNotice />, { gateway: testGateway() });
    await waitFor(() => expect(cookieOf('audienceType')).toBe('DEFAULT'));
  });
});
