export {
  addressApi,
  useAddAddressMutation,
  useDeleteAddressMutation,
  useGetAddressesQuery,
  useUpdateAddressMutation,
} from './api/address.ts';
export { configurationApi, useGetConfigurationQuery, useGetNavigationQuery } from './api/configuration.ts';
export {
  consentApi,
  useGetConsentsQuery,
  useGetMarketingSubscriptionQuery,
  useGetWhatsAppConsentQuery,
  useSetMarketingSubscriptionMutation,
  useSetWhatsAppConsentMutation,
} from './api/consent.ts';
export { customerApi, useGetCustomerQuery } from './api/customer.ts';
export { identityApi, useSendVerificationMutation } from './api/identity.ts';
export { placeApi, useLazyGeocodeQuery } from './api/place.ts';
export {
  sessionApi,
  useEndDeviceMutation,
  useEndOtherDevicesMutation,
  useGetDevicesQuery,
  useLogoutMutation,
} from './api/session.ts';
export { signInApi, useGetPasskeysQuery, useRemovePasskeyMutation } from './api/signIn.ts';
export { signOutMutation } from './api/whoChanged.ts';
export { addressDraftOf, isSavedAddress, writtenAddress } from './address/addressDraft.ts';
export type { AddressDraft } from './address/addressDraft.ts';
export { AddressExtras } from './address/AddressExtras.tsx';
export { AddressFaultCount } from './address/AddressFaultCount.tsx';
export { AddressFields } from './address/AddressFields.tsx';
export { GenderField } from './address/GenderField.tsx';
export { knownAddress } from './address/knownAddress.ts';
export { useAddressFaults } from './address/useAddressFaults.ts';
export type { PostcodeLookUp } from './address/usePostcode.ts';
export { keepCampaign, keptCampaign } from './browser/campaign.ts';
export { deleteCookiesByPopup } from './browser/deleteCookiesByPopup.ts';
export { hasLoginFlag } from './browser/loginFlag.ts';
export { rememberNote } from './browser/notes.ts';
export { whereAmI } from './browser/whereAmI.ts';
export { prefetchRoute, prefetchShell, SHELL_CONFIGURATION } from './prefetch.ts';
export { AddPasskey } from './signIn/components/AddPasskey.tsx';
export { CodeInput } from './signIn/components/CodeInput.tsx';
export { EmailField } from './signIn/components/EmailField.tsx';
export { LinkEmail } from './signIn/components/LinkEmail.tsx';
export { LinkMobile } from './signIn/components/LinkMobile.tsx';
export { MobileField } from './signIn/components/MobileField.tsx';
export { NewPasswordField } from './signIn/components/NewPasswordField.tsx';
export { PasswordField } from './signIn/components/PasswordField.tsx';
export { useCaptcha } from './signIn/components/useCaptcha.tsx';
export { useCountdown } from './signIn/browser/useCountdown.ts';
export { useEntries } from './signIn/components/useEntries.ts';
export { usePasswordFaultText } from './signIn/components/usePasswordFaultText.ts';
export { ForgotPasswordScreen } from './signIn/screens/ForgotPasswordScreen.tsx';
export { LoginPage } from './signIn/screens/LoginPage.tsx';
export { LoginRedirectScreen } from './signIn/screens/LoginRedirectScreen.tsx';
export { ResetPasswordScreen } from './signIn/screens/ResetPasswordScreen.tsx';
export { SocialReturnScreen } from './signIn/screens/SocialReturnScreen.tsx';
export { VerifyEmailScreen } from './signIn/screens/VerifyEmailScreen.tsx';
export { SignInDoor } from './signIn/SignInDoor.tsx';
export { SignInPopup } from './signIn/SignInPopup.tsx';
export { loginFlagRead, selectWho, signedIn, signInClosed, signInOpened } from './slice.ts';
export type { SignInTab } from './slice.ts';
export { useCustomer } from './useCustomer.ts';
export { fieldsOf, useReason } from './useReason.ts';
export { watchSession } from './watchSession.ts';
export type { Configuration, Customer, CustomerAddress, Navigation, SavedAddress } from './contract/index.ts';
