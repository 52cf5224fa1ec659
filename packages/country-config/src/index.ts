export {
  asCountryCode,
  COUNTRY_CODES,
  countryName,
  countryOf,
  DEFAULT_COUNTRY,
  directionOf,
  speaks,
} from './country.ts';
export type { Country, CountryCode, CurrencyCode, Language, TrendingSearch } from './country.ts';
export { CURRENCY_SIGN, formatMoney, fromMinor, intlLocale, toMinor, withGst } from './money.ts';
export type { Money } from './money.ts';
export { formatPhone, isMobileNumber, nationalNumber, westernDigits } from './phone.ts';
export { isPostcode, needsPostcode, normalPostcode } from './postcode.ts';
export { dateIn, formatDate, formatMoment, formatTime } from './date.ts';
export {
  addressComma,
  addressFaults,
  addressForm,
  addressLine,
  offersCashOnDelivery,
  placeLines,
} from './address.ts';
export { inchesOf, wayIn } from './distance.ts';
export { isEmail } from './email.ts';
export { bankAccountFaults, bankAccountForm, maskedBankAccount, normalBankAccount } from './bankAccount.ts';
export type { BankAccountFault, BankAccountInput } from './bankAccount.ts';
export { CANCEL_TERMS } from './cancelTerms.ts';
export type { CancelTerms } from './cancelTerms.ts';
export { PAYMENT_ORDER } from './paymentOrder.ts';
export { refundDay } from './refundDay.ts';
export { salesTaxAt } from './salesTax.ts';
export type { SalesTax } from './salesTax.ts';
export { sellerOf } from './seller.ts';
export type { Seller } from './seller.ts';
export { hsnOf, taxPartsTo, taxPercentOf } from './tax.ts';
export type { TaxedGoods, TaxPart } from './tax.ts';
export { spelled, spelledMessage } from './spelling.ts';
export { stateName, statesOf } from './states.ts';
export type { AddressFault, AddressField, AddressInput } from './address.ts';
export { countryOfHost, resolveVisitor } from './visitor.ts';
export type { Visitor, VisitorSigns } from './visitor.ts';
export { alternateAddresses, storeAddress, storeChoice } from './storeAddress.ts';
export type { AlternateAddress } from './storeAddress.ts';
export { digitsOf, firstFault, isDigits, lettersOf, must } from './entry.ts';
export type { EntryCheck } from './entry.ts';
