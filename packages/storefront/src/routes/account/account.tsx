import { screen, useVisitor } from '@lunette/app-server/page';
import { catalogApi } from '@lunette/catalog';
import {
  AddressesScreen,
  DevicesScreen,
  PrivacyScreen,
  ProfileScreen,
  StoreCreditScreen,
} from '@lunette/account';
import { PhoneCapture } from '@lunette/marketing';
import { privateHead } from '../../rules/pageHead.ts';
import { lazyPart } from '@lunette/ui-kit';
import { useLocation } from 'react-router';
import { usePageLayout } from '../../components/layout/usePageLayout.ts';
import '../../styles/features.css';

const FaceProfile = lazyPart(
  async () => (await import('../../components/account/FaceProfile.tsx')).FaceProfile,
);

const SavedCards = lazyPart(async () => (await import('../../components/account/SavedCards.tsx')).SavedCards);

// The pages are one chunk, because a customer who opens one opens others, and no other page shares their code.
const load = screen(['phoneCapture']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The account pages by their address (ROUTE-08); an address without a screen here shows the privacy page. */
export default function Account() {
  const { configuration } = usePageLayout();
  const { country } = useVisitor();
  const [askPostcode] = catalogApi.endpoints.checkPincode.useLazyQuery();
  const lookUp = async (pincode: string) =>
    (await askPostcode({ params: { pincode }, query: { country } }, true)).data ?? null;
  switch (useLocation().pathname.replace(/\/$/, '')) {
    case '/customer/ditto-profile':
      return <FaceProfile />;
    case '/customer/account/savedcards':
      return <SavedCards />;
    case '/customer/account/storecredit':
      return <StoreCreditScreen />;
    case '/customer/account/addresses':
      return <AddressesScreen lookUp={lookUp} />;
    case '/customer/account/edit':
      return (
        <>
          <ProfileScreen socialNames={configuration.social_accounts} />
          <PhoneCapture className="mt-5" />
        </>
      );
    case '/customer/account/devices':
      return <DevicesScreen />;
    default:
      return <PrivacyScreen />;
  }
}
