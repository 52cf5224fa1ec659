export {
  asCountryCode,
  commaOf,
  COUNTRY_CODES,
  countryName,
  countryOf,
  DEFAULT_COUNTRY,
  directionOf,
  speaks,
} from './country/country.ts';
export { countryInSentence } from './country/countryInSentence.ts';
export type { Country, CountryCode, CurrencyCode, Language, TrendingSearch } from './country/country.ts';
export { CURRENCY_SIGN, formatMoney, fromMinor, intlLocale, toMinor, withGst } from './money/money.ts';
export type { Money } from './money/money.ts';
export {
  countryOfPhoneCode,
  formatPhone,
  isMobileNumber,
  nationalNumber,
  westernDigits,
} from './address/phone.ts';
export { isPostcode, needsPostcode, normalPostcode } from './address/postcode.ts';
export { dateIn, formatDate, formatDeviceTime, formatMoment, formatTime } from './date.ts';
export {
  addressFaults,
  addressForm,
  addressLine,
  offersCashOnDelivery,
  onlyCityOf,
  placeLines,
} from './address/address.ts';
export { inchesOf, distanceIn } from './distance.ts';
export { isEmail } from './address/email.ts';
export {
  bankAccountFaults,
  bankAccountForm,
  maskedBankAccount,
  normalBankAccount,
} from './money/bankAccount.ts';
export type { BankAccountFault, BankAccountInput } from './money/bankAccount.ts';
export { CANCEL_TERMS } from './money/cancelTerms.ts';
export type { CancelTerms } from './money/cancelTerms.ts';
export { PAYMENT_METHOD_ORDER } from './money/paymentOrder.ts';
export { refundDay } from './money/refundDay.ts';
export { salesTaxAt } from './money/salesTax.ts';
export type { SalesTax } from './money/salesTax.ts';
export { sellerOf } from './money/seller.ts';
export type { Seller } from './money/seller.ts';
export { hsnOf, taxPartsTo, taxPercentOf } from './money/tax.ts';
export type { TaxedGoods, TaxPart } from './money/tax.ts';
export { spelled, spelledMessage } from './country/spelling.ts';
export { stateName, statesOf } from './address/states.ts';
export type { AddressFault, AddressField, AddressInput } from './address/address.ts';
export { countryOfHost, resolveVisitor } from './country/visitor.ts';
export type { Visitor, VisitorSigns } from './country/visitor.ts';
export { alternateUrls, storeUrl, storeChoice } from './country/storeUrl.ts';
export type { AlternateUrl } from './country/storeUrl.ts';
export { digitsOf, firstFault, isDigits, lettersOf, must } from './entry.ts';
export type { EntryCheck } from './entry.ts';
export { escapeHtml } from './escapeHtml.ts';
