export {
  configurationApi,
  useGetConfigurationQuery,
  useGetNavigationQuery,
  useGetRouteQuery,
} from './api/configuration.ts';
export {
  sessionApi,
  useAuthMobileMutation,
  useEndDeviceMutation,
  useEndOtherDevicesMutation,
  useGetDevicesQuery,
  useHandOverMutation,
  useLogoutMutation,
  useValidateSessionQuery,
} from './api/session.ts';
export {
  signInApi,
  useAddPasskeyMutation,
  useAuthenticateMutation,
  useGetPasskeysQuery,
  useLazyGetCaptchaQuery,
  usePasskeyAuthenticateMutation,
  useRegisterMutation,
  useRemovePasskeyMutation,
  useSendOtpMutation,
  useSocialAuthenticateMutation,
  useStartPasskeyMutation,
  useStartPasskeyRegistrationMutation,
  useStartSocialMutation,
  useVerifyOtpMutation,
} from './api/signIn.ts';
export {
  accountApi,
  useChangePasswordMutation,
  useForgotPasswordMutation,
  useGetAccountsInfoQuery,
  useLazyGetAccountsQuery,
  useLazyGetLoginInfoQuery,
  useRemoveSocialMutation,
  useResetPasswordMutation,
  useResetPasswordWithTokenMutation,
  useSendVerificationMutation,
  useVerifyEmailMutation,
} from './api/account.ts';
export {
  customerApi,
  useAddAddressMutation,
  useDeleteAddressMutation,
  useDeleteCustomerMutation,
  useGetAddressesQuery,
  useGetConsentsQuery,
  useGetCustomerQuery,
  useGetMarketingSubscriptionQuery,
  useGetSavedPrescriptionsQuery,
  useGetWhatsAppConsentQuery,
  useLazyGetCustomerDataQuery,
  useSetMarketingSubscriptionMutation,
  useSetWhatsAppConsentMutation,
  useUpdateAddressMutation,
  useUpdateCustomerMutation,
  useUpdateCygnusMutation,
} from './api/customer.ts';
export {
  moneyApi,
  useGetStoreCreditHistoryQuery,
  useGetStoreCreditOrdersQuery,
  useGetStoreCreditQuery,
  useGetStoreCreditsQuery,
  useLazyGetGiftVoucherQuery,
  useSendStoreCreditSmsMutation,
} from './api/money.ts';
export {
  placeApi,
  useGetCountryQuery,
  useGetLocaleQuery,
  useGetLocationDataQuery,
  useGetLocationQuery,
  useGetStatesQuery,
  useLazyGeocodeQuery,
} from './api/place.ts';
export { AccountGate } from './account/components/AccountGate.tsx';
export { AccountNav } from './account/components/AccountNav.tsx';
export { AddressesScreen } from './account/screens/AddressesScreen.tsx';
export { DevicesScreen } from './account/screens/DevicesScreen.tsx';
export { GiftVouchersScreen } from './account/screens/GiftVouchersScreen.tsx';
export { PrescriptionsScreen } from './account/screens/PrescriptionsScreen.tsx';
export { PrivacyScreen } from './account/screens/PrivacyScreen.tsx';
export { ProfileScreen } from './account/screens/ProfileScreen.tsx';
export { StoreCreditScreen } from './account/screens/StoreCreditScreen.tsx';
export { YouScreen } from './account/screens/YouScreen.tsx';
export { addressDraftOf, isSavedAddress, writtenAddress } from './address/addressDraft.ts';
export type { AddressDraft } from './address/addressDraft.ts';
export { AddressExtras } from './address/AddressExtras.tsx';
export { AddressFaultCount } from './address/AddressFaultCount.tsx';
export { AddressFields } from './address/AddressFields.tsx';
export { knownAddress } from './address/knownAddress.ts';
export { useAddressFaults } from './address/useAddressFaults.ts';
export { whereAmI } from './account/browser/whereAmI.ts';
export { keepCampaign, keptCampaign } from './browser/campaign.ts';
export { deleteCookiesByPopup } from './browser/deleteCookiesByPopup.ts';
export { recall } from './browser/notes.ts';
export { GEOLOCATION_TEXTS, geolocationText } from './rules/geolocation.ts';
export { loggedInToken } from './rules/loggedInToken.ts';
export { PASSWORD_LENGTH, passwordFault } from './rules/password.ts';
export type { PasswordFault } from './rules/password.ts';
export { returnPath } from './rules/returnPath.ts';
export { userKind } from './rules/userKind.ts';
export type { UserKind, UserSigns } from './rules/userKind.ts';
export { prefetchRoute, prefetchShell, SHELL_CONFIGURATION } from './prefetch.ts';
export { EmailField } from './signIn/components/EmailField.tsx';
export { MobileField } from './signIn/components/MobileField.tsx';
export { useCountdown } from './signIn/browser/useCountdown.ts';
export { CodeInput } from './signIn/components/CodeInput.tsx';
export { useCaptcha } from './signIn/components/useCaptcha.tsx';
export { useEntries } from './signIn/components/useEntries.ts';
export { ForgotPasswordScreen } from './signIn/screens/ForgotPasswordScreen.tsx';
export { LoginPage } from './signIn/screens/LoginPage.tsx';
export { LoginRedirectScreen } from './signIn/screens/LoginRedirectScreen.tsx';
export { ResetPasswordScreen } from './signIn/screens/ResetPasswordScreen.tsx';
export { SocialReturnScreen } from './signIn/screens/SocialReturnScreen.tsx';
export { VerifyEmailScreen } from './signIn/screens/VerifyEmailScreen.tsx';
export { SignInDoor } from './signIn/SignInDoor.tsx';
export { SignInPopup } from './signIn/SignInPopup.tsx';
export { selectWho, SIGN_IN_TABS, signInClosed, signInOpened } from './slice.ts';
export type { SignInTab } from './slice.ts';
export { useCustomer } from './useCustomer.ts';
export { fieldsOf } from './useReason.ts';
export type { Login } from './login.ts';
export { watchSession } from './watchSession.ts';
export type {
  Configuration,
  ConsentEntry,
  Customer,
  CustomerAddress,
  Device,
  MarketingSubscription,
  Navigation,
  NewCustomerAddress,
  Place,
  Route,
  SavedAddress,
  SavedPrescription,
  SignedIn,
  StoreCredit,
} from './contract/index.ts';
