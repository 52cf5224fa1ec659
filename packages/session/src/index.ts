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
export { staffApi, useGetPreSalesInfoQuery } from './api/staff.ts';
export { signInApi, useGetPasskeysQuery, useRemovePasskeyMutation } from './api/signIn.ts';
export { signOutEffect } from './api/signInEffects.ts';
export { addressDraftOf, isSavedAddress, writtenAddress } from './components/address/addressDraft.ts';
export type { AddressDraft } from './components/address/addressDraft.ts';
export { AddressExtras } from './components/address/AddressExtras.tsx';
export { AddressFaultCount } from './components/address/AddressFaultCount.tsx';
export { AddressFields } from './components/address/AddressFields.tsx';
export { GenderField } from './components/address/GenderField.tsx';
export { knownAddress } from './components/address/knownAddress.ts';
export { useAddressFaults } from './components/address/useAddressFaults.ts';
export type { PostcodeLookUp } from './components/address/usePostcode.ts';
export { saveCampaign, savedCampaign } from './browser/campaign.ts';
export { deleteCookiesByPopup } from './browser/deleteCookiesByPopup.ts';
export { hasLoginFlag } from './browser/loginFlag.ts';
export { storedValue, storeValue } from './browser/storedValues.ts';
export { devicePosition } from './browser/devicePosition.ts';
export { prefetchRoute, prefetchShell, SHELL_CONFIGURATION } from './prefetch.ts';
export { AddPasskey } from './components/linking/AddPasskey.tsx';
export { CodeInput } from './components/fields/CodeInput.tsx';
export { EmailField } from './components/fields/EmailField.tsx';
export { LinkEmail } from './components/linking/LinkEmail.tsx';
export { LinkMobile } from './components/linking/LinkMobile.tsx';
export { MobileField } from './components/fields/MobileField.tsx';
export { NewPasswordField } from './components/fields/NewPasswordField.tsx';
export { PasswordField } from './components/fields/PasswordField.tsx';
export { QueryState } from './components/query/QueryState.tsx';
export type { QueryStateProps } from './components/query/QueryState.tsx';
export { useCaptcha } from './components/captcha/useCaptcha.tsx';
export { useCodeEntry } from './components/forms/useCodeEntry.ts';
export type { CodeEntryOptions } from './components/forms/useCodeEntry.ts';
export { useCountdown } from './components/forms/useCountdown.ts';
export { useEntries } from './components/fields/useEntries.ts';
export { usePasswordFaultText } from './components/fields/usePasswordFaultText.ts';
export { ForgotPasswordScreen } from './screens/ForgotPasswordScreen.tsx';
export { SignInScreen } from './screens/SignInScreen.tsx';
export { LoginRedirectScreen } from './screens/LoginRedirectScreen.tsx';
export { ResetPasswordScreen } from './screens/ResetPasswordScreen.tsx';
export { SocialReturnScreen } from './screens/SocialReturnScreen.tsx';
export { StaffScreen } from './screens/staff/StaffScreen.tsx';
export { StaffSignInScreen } from './screens/staff/StaffSignInScreen.tsx';
export { StoreSaleScreen } from './screens/staff/StoreSaleScreen.tsx';
export { VerifyEmailScreen } from './screens/VerifyEmailScreen.tsx';
export { SignInOutlet } from './components/popup/SignInOutlet.tsx';
export { SignInPopup } from './components/popup/SignInPopup.tsx';
export { selectIsLogined } from './signInState.ts';
export type { SignInTab } from './signInState.ts';
export { loginFlagRead, selectSignIn, signedIn, signInClosed, signInOpened } from './slice.ts';
export { useCustomer } from './useCustomer.ts';
export { fieldsOf, useReason } from './useReason.ts';
export { watchSession } from './watchSession.ts';
export type { Configuration, Customer, CustomerAddress, Navigation, SavedAddress } from './contract/index.ts';
