/** The form of an address, by which the button at the foot of its panel sends it. */
export const ADDRESS_FORM = 'address-form';

/** Under this key form and button both know that an address is being saved. */
export const SAVING = { fixedCacheKey: ADDRESS_FORM };
